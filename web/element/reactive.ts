/** What any custom element does: properties that attributes set as well, and one drawing for all changes of a moment. */

export interface PropertyOptions {
	/** The attribute that sets the property, when it is not its name in small letters; false for none. */
	readonly attribute?: string | false;
	/** Whether the class has the property itself, and only wants what was set before the element was defined. */
	readonly own?: boolean;
}

/** The old values of the properties that have changed; undefined for one that had none. */
export type Changes = ReadonlyMap<string, unknown>;

// Nothing is an element where there is no document; the module can be imported there all the same.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

const attributeOf = (name: string, { attribute = name.toLowerCase() }: PropertyOptions) =>
	attribute;

export abstract class ReactiveElement extends Base {
	/** The properties, by their names. */
	static properties: Readonly<Record<string, PropertyOptions>> = {};
	static styles = "";
	static #sheet: CSSStyleSheet | undefined;

	/** Gives a class the properties that it names. Returns the attributes that set them. */
	static observe({ prototype, properties }: typeof ReactiveElement): string[] {
		return Object.entries(properties).flatMap(([name, options]) => {
			if (!options.own) {
				ReactiveElement.#define(prototype, name);
			}
			return attributeOf(name, options) || [];
		});
	}

	static #define(prototype: ReactiveElement, name: string): void {
		Object.defineProperty(prototype, name, {
			get(this: ReactiveElement) {
				return this.#values.get(name);
			},
			set(this: ReactiveElement, value: unknown) {
				const old = this.#values.get(name);
				if (!Object.is(old, value)) {
					this.#values.set(name, value);
					this.#changes.set(name, this.#changes.has(name) ? this.#changes.get(name) : old);
					this.requestUpdate();
				}
			},
			configurable: true,
		});
	}

	readonly #values = new Map<string, unknown>();
	#changes = new Map<string, unknown>();
	/** What was set before the element was defined. */
	readonly #early: Record<string, unknown> = {};
	#isPending = false;
	/** Where everything is drawn; there is nothing before the element is first in a document. */
	renderRoot: ShadowRoot | null = null;

	constructor() {
		super();
		for (const name of Object.keys(this.#class.properties)) {
			if (Object.hasOwn(this, name)) {
				this.#early[name] = Reflect.get(this, name);
				Reflect.deleteProperty(this, name);
			}
		}
	}

	get #class(): typeof ReactiveElement {
		return this.constructor as typeof ReactiveElement;
	}

	connectedCallback(): void {
		if (this.renderRoot === null) {
			this.renderRoot = this.attachShadow({ mode: "open" });
			if (ReactiveElement.#sheet === undefined) {
				ReactiveElement.#sheet = new CSSStyleSheet();
				ReactiveElement.#sheet.replaceSync(this.#class.styles);
			}
			this.renderRoot.adoptedStyleSheets = [ReactiveElement.#sheet];
			Object.assign(this, this.#early);
		}
		this.requestUpdate();
	}

	attributeChangedCallback(attribute: string, old: string | null, value: string | null): void {
		const found = Object.entries(this.#class.properties).find(
			([name, options]) => attributeOf(name, options) === attribute,
		);
		if (found !== undefined && old !== value) {
			Reflect.set(this, found[0], value);
		}
	}

	/** Draws what there is to be drawn by the end of the task, once for all that asks for it. */
	requestUpdate(): void {
		if (!this.#isPending && this.renderRoot !== null) {
			this.#isPending = true;
			queueMicrotask(() => this.#update());
		}
	}

	#update(): void {
		const changes = this.#changes;
		try {
			this.willUpdate(changes);
		} finally {
			this.#changes = new Map();
			this.#isPending = false;
		}
		this.update(changes);
		this.updated(changes);
	}

	/** Sets what depends on the changes; what it changes itself is among them. */
	protected abstract willUpdate(changes: Changes): void;
	/** Draws. */
	protected abstract update(changes: Changes): void;
	/** Does what needs what is drawn. */
	protected abstract updated(changes: Changes): void;
}

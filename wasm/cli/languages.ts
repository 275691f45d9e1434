/** The languages of statements and messages. */

export const tags = ["en", "zh-CN"] as const;
export type Tag = (typeof tags)[number];
export type InEach<Words> = Readonly<Record<Tag, Words>>;

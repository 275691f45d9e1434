/** The time between two progress reports, in milliseconds: short enough to look continuous. */
const interval = 100;

/** Tells reports on, at most one in an interval. */
export function atIntervals<Report>(tell: (report: Report) => void): (report: Report) => void {
	let told = performance.now();
	return (report) => {
		if (performance.now() - told >= interval) {
			told = performance.now();
			tell(report);
		}
	};
}

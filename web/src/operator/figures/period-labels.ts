const LABELS = 6;

/** Returns labels below bars: of some of them only where there are many, the first among them. */
export function labelsOf(starts: readonly string[]): string[] {
  const each = Math.ceil(starts.length / LABELS);
  return starts.map((start, index) => (index % each === 0 ? start.slice('2026-'.length) : ''));
}

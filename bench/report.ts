/** Prints the result of a bench: a table, then a line per target, and the exit code. */

/** A figure that is held against its target. */
export interface Verdict {
  readonly name: string;
  readonly measured: number;
  readonly target: number;
  /** The unit of both: `x TPC-B`, `ms`. */
  readonly unit: string;
  /** Whether less is better, as with milliseconds; more is where absent. */
  readonly lessIsBetter?: boolean;
}

/** The middle one of the values, the mean of the middle two where they are even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** A whole number with its thousands set apart. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A table in plain text: the first column to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]) =>
    widths
      .map((width, at) => {
        const cell = row[at] ?? '';
        return at === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Prints `name measured target ok|short` for each figure; 1 where one is short, else 0. */
export function judge(verdicts: readonly Verdict[]): 0 | 1 {
  const judged = verdicts.map(({ name, measured, target, unit, lessIsBetter = false }) => ({
    name,
    measured: `${measured.toFixed(2)} ${unit}`,
    target: `${lessIsBetter ? '<=' : '>='} ${target}`,
    isMet: lessIsBetter ? measured <= target : measured >= target,
  }));
  const width = Math.max(...judged.map(({ name }) => name.length));
  for (const { name, measured, target, isMet } of judged) {
    console.log(`${name.padEnd(width)}  ${measured}  ${target}  ${isMet ? 'ok' : 'short'}`);
  }
  return judged.every(({ isMet }) => isMet) ? 0 : 1;
}

/** A part number in pieces that may stand on lines of their own: breaks only after `-`, `/` and `,`. */
export function mpnPieces(mpn: string): string[] {
  return mpn.match(/[^-/,]*[-/,]+(?=.)|.+$/gs) ?? [mpn];
}

/** A run of a part number: the same in both, only in the shown one, or only in the other. */
export interface MpnRun {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** How a shown part number differs from another one, as runs in reading order. */
export function mpnDifference({ mpn, other }: { mpn: string; other: string }): MpnRun[] {
  const lengths = commonLengths(mpn, other);
  const runs: { kind: MpnRun['kind']; text: string }[] = [];
  const add = (kind: MpnRun['kind'], letter: string) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += letter;
    else runs.push({ kind, text: letter });
  };
  const length = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  let i = 0;
  let j = 0;
  while (i < mpn.length || j < other.length) {
    if (i < mpn.length && j < other.length && mpn[i] === other[j]) {
      add('same', mpn.charAt(i));
      i += 1;
      j += 1;
    } else if (j < other.length && (i >= mpn.length || length(i, j + 1) >= length(i + 1, j))) {
      add('removed', other.charAt(j));
      j += 1;
    } else {
      add('added', mpn.charAt(i));
      i += 1;
    }
  }
  return runs;
}

/** Lengths of the longest common subsequence of every pair of tails. */
function commonLengths(one: string, other: string): number[][] {
  const table = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0),
  );
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = table[i] as number[];
    const below = table[i + 1] as number[];
    for (let j = other.length - 1; j >= 0; j -= 1) {
      row[j] =
        one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

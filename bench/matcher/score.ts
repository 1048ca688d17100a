import type { ItemToMatch, LineToMatch } from '#server/bank/core/match-rules.ts';
import type { MadeDay, MadeLine } from './line-maker.ts';

/** The result of the matcher for one run. */
export interface Score {
  /** Lines that are something of ours. */
  readonly ours: number;
  /** Of them, those that were matched without a person. */
  readonly certain: number;
  /** Of those, with a charge, which a second person approves before it is booked. */
  readonly charged: number;
  /** Certain matches that are wrong. */
  readonly wrong: readonly { readonly line: MadeLine; readonly items: readonly string[] }[];
  /** Lines of each family that are ours, and how many of them were certain. */
  readonly families: ReadonlyMap<string, { ours: number; certain: number }>;
}

/** Compares proposals with the truth. */
export function scoreOf(
  { lines }: MadeDay,
  proposals: readonly {
    readonly lines: readonly LineToMatch[];
    readonly items: readonly ItemToMatch[];
    readonly charge: bigint;
    readonly certain: boolean;
  }[],
): Score {
  const certain = new Map(
    proposals
      .filter((one) => one.certain)
      .flatMap((one) => one.lines.map((line) => [line.id, one] as const)),
  );
  const families = new Map<string, { ours: number; certain: number }>();
  const wrong: { line: MadeLine; items: string[] }[] = [];
  let charged = 0;
  for (const line of lines) {
    const family = families.get(line.family) ?? { ours: 0, certain: 0 };
    families.set(line.family, family);
    if (line.truth !== null) family.ours += 1;
    const proposal = certain.get(line.id);
    if (proposal === undefined) continue;
    const items = proposal.items.map(({ id }) => id).sort();
    const isRight =
      line.truth !== null &&
      line.truth.charge === proposal.charge &&
      JSON.stringify([...line.truth.items].sort()) === JSON.stringify(items);
    if (!isRight) wrong.push({ line, items });
    else {
      family.certain += 1;
      if (proposal.charge !== 0n && items.length > 0) charged += 1;
    }
  }
  const all = [...families.values()];
  return {
    ours: all.reduce((sum, one) => sum + one.ours, 0),
    certain: all.reduce((sum, one) => sum + one.certain, 0),
    charged,
    wrong,
    families,
  };
}

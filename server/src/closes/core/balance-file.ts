import { z } from 'zod';
import { leafOf, type PathStep, rootOf, type SumNode } from './merkle-sum.ts';

export const BALANCE_FORMAT = 'assay-balance-proof-1';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Minor units as text: JSON has no integers of this size. */
const Minor = z.string().regex(/^(0|[1-9]\d{0,27})$/);
const Node = z.strictObject({ hash: Hash, usd: Minor, cny: Minor });

/** A leaf with its path, as its owner downloads it. */
const Leaf = z.strictObject({
  kind: z.enum(['balance', 'order']),
  subject: z.uuid(),
  salt: Hash,
  available: Minor,
  frozen: Minor,
  deposit: Minor,
  held: Minor,
  path: z.array(Node.extend({ side: z.enum(['left', 'right']) })).max(64),
});

/** The file that a member downloads: own leaves of a day, and the root that was published for it. */
export const BalanceFile = z.strictObject({
  format: z.literal(BALANCE_FORMAT),
  day: z.iso.date(),
  root: Node,
  leaves: z.array(Leaf).min(1).max(10_000),
});
export type BalanceFile = z.infer<typeof BalanceFile>;

/** Returns the one way in which a file is written: a byte that differs is a change. */
export const textOfFile = (file: BalanceFile): string => `${JSON.stringify(file, null, 2)}\n`;

const nodeOfText = ({ hash, usd, cny }: z.infer<typeof Node>): SumNode => ({
  hash,
  usd: BigInt(usd),
  cny: BigInt(cny),
});

/** A file that proves what it says, or the first reason why it does not. */
export type FileVerdict =
  | { readonly sound: true; readonly file: BalanceFile }
  | { readonly sound: false; readonly reason: string };

const refusedFile = (reason: string): FileVerdict => ({ sound: false, reason });

/** Checks that every leaf of a file leads to its root, and the root to the published one if given. */
export function verifyBalanceFile(text: string, published: string | null): FileVerdict {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return refusedFile('the file is no JSON');
  }
  const read = BalanceFile.safeParse(parsed);
  if (!read.success) return refusedFile('the file is no proof of a balance');
  const file = read.data;
  if (textOfFile(file) !== text) return refusedFile('the file is not as it was downloaded');
  const root = nodeOfText(file.root);
  if (published !== null && published.toLowerCase() !== root.hash) {
    return refusedFile(`the root of the file is ${root.hash}, the published one ${published}`);
  }
  for (const { path, kind, subject, salt, ...amounts } of file.leaves) {
    const [available, frozen, deposit, held] = [
      BigInt(amounts.available),
      BigInt(amounts.frozen),
      BigInt(amounts.deposit),
      BigInt(amounts.held),
    ];
    const steps: PathStep[] = path.map(({ side, ...node }) => ({ ...nodeOfText(node), side }));
    try {
      const leaf = leafOf({ day: file.day, kind, subject, salt, available, frozen, deposit, held });
      const found = rootOf(leaf, steps);
      const isRoot = found.hash === root.hash && found.usd === root.usd && found.cny === root.cny;
      if (!isRoot) return refusedFile(`the ${kind} ${subject} does not lead to the root`);
    } catch (error) {
      if (error instanceof RangeError)
        return refusedFile(`the ${kind} ${subject}: ${error.message}`);
      throw error;
    }
  }
  return { sound: true, file };
}

import type { Input, Output } from '#contract/call.ts';
import type { balanceProof } from '#contract/closes/calls.ts';
import { wire } from '#contract/money.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { BALANCE_FORMAT, type BalanceFile, textOfFile } from '../core/balance-file.ts';
import { leafOf, neighborsOf } from '../core/merkle-sum.ts';
import { findClose } from '../store/closes.ts';
import { findNode, listOwnLeaves } from '../store/trees.ts';

type Path = BalanceFile['leaves'][number]['path'];

/** Returns the neighbors from a leaf to the root. */
async function pathOf(
  db: Db,
  { day, place, leaves }: { day: string; place: number; leaves: number },
): Promise<Path> {
  const path: Path = [];
  for (const { level, index, side } of neighborsOf(place, Math.log2(leaves) + 1)) {
    const node = await findNode(db, { day, level, place: index });
    if (node === null) throw new Error(`node ${index} of level ${level} of ${day} is missing`);
    path.push({ hash: node.hash, usd: `${node.usd}`, cny: `${node.cny}`, side });
  }
  return path;
}

/** Returns the reader's leaves of a day as a file. Fails with notFound for a day without a close. */
export async function getProof(
  ctx: QueryContext,
  { day }: Input<typeof balanceProof>,
): Promise<Output<typeof balanceProof>> {
  const { accountId } = requireMember(ctx);
  const close = await findClose(ctx.tx, day ?? null);
  const none = { root: '', file: null, usd: wire(0n), cny: wire(0n, 'CNY') };
  if (close === null) {
    if (day !== undefined) throw new Failure('notFound');
    return { day: null, ...none };
  }
  const leaves = await listOwnLeaves(ctx.tx, accountId, close.day);
  if (leaves.length === 0) return { ...none, day: close.day, root: close.root };
  const sums = leaves.map(leafOf);
  const file: BalanceFile = {
    format: BALANCE_FORMAT,
    day: close.day,
    root: { hash: close.root, usd: `${close.usd}`, cny: `${close.cny}` },
    leaves: [],
  };
  for (const { place, kind, subject, salt, available, frozen, deposit, held } of leaves) {
    if (kind === 'padding') continue;
    file.leaves.push({
      kind,
      subject,
      salt,
      available: `${available}`,
      frozen: `${frozen}`,
      deposit: `${deposit}`,
      held: `${held}`,
      path: await pathOf(ctx.tx, { day: close.day, place, leaves: close.leaves }),
    });
  }
  return {
    day: close.day,
    root: close.root,
    file: textOfFile(file),
    usd: wire(sums.reduce((sum, { usd }) => sum + usd, 0n)),
    cny: wire(
      sums.reduce((sum, { cny }) => sum + cny, 0n),
      'CNY',
    ),
  };
}

import type * as contract from '#contract/bom/calls.ts';
import type { Input } from '#contract/call.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { assertRoom, billAt, billFor, billHeld } from '../access.ts';
import { storableText } from '../core/cells.ts';
import { matchLines, sellersOf } from '../queries/match-lines.ts';
import { type BillRow, countBills, deleteBill, listBills, writeBill } from '../store/bills.ts';
import { linesOf } from '../store/lines.ts';
import { bomOf, settingsOf, toBomLines } from '../views.ts';

/** The whole bill. */
export const openBill = async (ctx: QueryContext, key: Input<typeof contract.bomOpen>) =>
  bomOf(ctx, await billFor(ctx, key));

/** The sellers of the whole bill as it is now. */
export async function countSellers(ctx: QueryContext, key: Input<typeof contract.bomSellers>) {
  const { tx, now } = ctx;
  const bill = await billFor(ctx, key);
  const criteria = { condition: bill.condition, now };
  const matched = await matchLines(tx, await linesOf(tx, bill.id), criteria);
  return { version: bill.version, sellers: await sellersOf(tx, matched, criteria) };
}

/** Changes what a bill is for; lines are matched anew where other offers count now. */
export async function setBill(ctx: CommandContext, input: Input<typeof contract.bomSettings>) {
  const { tx, now, lang } = ctx;
  const bill = await billAt(ctx, input);
  const { settings } = input;
  const next: BillRow = {
    ...bill,
    name: settings.name === undefined ? bill.name : storableText(settings.name),
    boards: settings.boards ?? bill.boards,
    attritionBp: settings.attritionBp ?? bill.attritionBp,
    condition: settings.condition === undefined ? bill.condition : settings.condition,
  };
  await writeBill(tx, next, now);
  const revision = { version: bill.version + 1, changedAt: now.toISOString() };
  if (next.condition === bill.condition) return { ...revision, lines: null, sellers: null };
  const lines = await linesOf(tx, bill.id);
  const criteria = { condition: next.condition, now };
  const matched = await matchLines(tx, lines, criteria);
  return {
    ...revision,
    lines: toBomLines(lines, matched, lang),
    sellers: await sellersOf(tx, matched, criteria),
  };
}

/** A bill that the caller keeps from now on; a visitor's needs room among the member's own. */
export async function ownedBy(ctx: CommandContext, bill: BillRow): Promise<BillRow> {
  if (bill.account !== null) return bill;
  const { accountId } = requireMember(ctx);
  await assertRoom(ctx.tx, accountId);
  return { ...bill, account: accountId, tokenHash: null, expiresAt: null };
}

/** Makes a visitor's bill the member's own. */
export async function claimBill(ctx: CommandContext, key: Input<typeof contract.bomClaim>) {
  const bill = await billHeld(ctx, key);
  if (bill.account !== null) return bomOf(ctx, bill);
  const mine = await ownedBy(ctx, bill);
  await writeBill(ctx.tx, mine, ctx.now);
  return bomOf(ctx, { ...mine, version: bill.version + 1, changedAt: ctx.now });
}

/** The member's bills. */
export async function bills(ctx: QueryContext, input: Input<typeof contract.bomList>) {
  const { pageNum, pageSize } = input;
  const account = requireMember(ctx).accountId;
  const keyword = storableText(input.keyword);
  const found = await listBills(ctx.tx, {
    account,
    keyword,
    skip: (pageNum - 1) * pageSize,
    most: pageSize,
  });
  return {
    total: await countBills(ctx.tx, account, keyword),
    list: found.map((bill) => ({
      ...settingsOf(bill),
      id: bill.id,
      no: bill.no,
      version: bill.version,
      lines: bill.lines,
      sent: bill.sent,
      createdAt: bill.createdAt.toISOString(),
      changedAt: bill.changedAt.toISOString(),
    })),
  };
}

/** Deletes a bill with its lines and its file. */
export async function dropBill(ctx: CommandContext, key: Input<typeof contract.bomDelete>) {
  const bill = await billHeld(ctx, key);
  await deleteBill(ctx.tx, bill.id);
  return {};
}

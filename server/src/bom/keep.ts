import type * as contract from '#contract/bom/calls.ts';
import type { Input } from '#contract/call.ts';
import { type AtAct, type AtRead, member } from '#server/kit/at.ts';
import { assertRoom, billAt, billFor, billHeld } from './access.ts';
import { kept } from './core/cells.ts';
import { linesOf } from './line-store.ts';
import { matchLines, sellersOf } from './match.ts';
import { bomOf, settingsOf, shownLines } from './present.ts';
import { type BillRow, countBills, deleteBill, listBills, writeBill } from './store.ts';

/** The whole bill. */
export const openBill = async (at: AtRead, key: Input<typeof contract.bomOpen>) =>
  bomOf(at, await billFor(at, key));

/** The sellers of the whole bill as it is now. */
export async function countSellers(at: AtRead, key: Input<typeof contract.bomSellers>) {
  const { tx, now } = at;
  const bill = await billFor(at, key);
  const asked = { condition: bill.condition, now };
  const matched = await matchLines(tx, await linesOf(tx, bill.id), asked);
  return { version: bill.version, sellers: await sellersOf(tx, matched, asked) };
}

/** Changes what a bill is for; lines are matched anew where other offers count now. */
export async function setBill(at: AtAct, input: Input<typeof contract.bomSettings>) {
  const { tx, now, lang } = at;
  const bill = await billAt(at, input);
  const { settings } = input;
  const next: BillRow = {
    ...bill,
    name: settings.name === undefined ? bill.name : kept(settings.name),
    boards: settings.boards ?? bill.boards,
    attrition_bp: settings.attritionBp ?? bill.attrition_bp,
    condition: settings.condition === undefined ? bill.condition : settings.condition,
  };
  await writeBill(tx, next, now);
  const answered = { version: bill.version + 1, changedAt: now.toISOString() };
  if (next.condition === bill.condition) return { ...answered, lines: null, sellers: null };
  const lines = await linesOf(tx, bill.id);
  const asked = { condition: next.condition, now };
  const matched = await matchLines(tx, lines, asked);
  return {
    ...answered,
    lines: shownLines(lines, matched, lang),
    sellers: await sellersOf(tx, matched, asked),
  };
}

/** A bill that the caller keeps from now on; a visitor's needs room among the member's own. */
export async function ownedBy(at: AtAct, bill: BillRow): Promise<BillRow> {
  if (bill.account !== null) return bill;
  const { accountId } = member(at);
  await assertRoom(at.tx, accountId);
  return { ...bill, account: accountId, token_hash: null, kept_until: null };
}

/** Makes a visitor's bill the member's own. */
export async function keepBill(at: AtAct, key: Input<typeof contract.bomKeep>) {
  const bill = await billHeld(at, key);
  if (bill.account !== null) return bomOf(at, bill);
  const mine = await ownedBy(at, bill);
  await writeBill(at.tx, mine, at.now);
  return bomOf(at, { ...mine, version: bill.version + 1, changed_at: at.now });
}

/** The member's bills. */
export async function bills(at: AtRead, input: Input<typeof contract.bomList>) {
  const { pageNum, pageSize } = input;
  const account = member(at).accountId;
  const keyword = kept(input.keyword);
  const found = await listBills(at.tx, {
    account,
    keyword,
    skip: (pageNum - 1) * pageSize,
    most: pageSize,
  });
  return {
    total: await countBills(at.tx, account, keyword),
    list: found.map((bill) => ({
      ...settingsOf(bill),
      id: bill.id,
      no: bill.no,
      version: bill.version,
      lines: bill.lines,
      sent: bill.sent,
      createdAt: bill.created_at.toISOString(),
      changedAt: bill.changed_at.toISOString(),
    })),
  };
}

/** Deletes a bill with its lines and its file. */
export async function dropBill(at: AtAct, key: Input<typeof contract.bomDelete>) {
  const bill = await billHeld(at, key);
  await deleteBill(at.tx, bill.id);
  return {};
}

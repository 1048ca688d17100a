import type { BomMatch, BomPart } from '#contract/bom/bill-schemas.ts';
import type * as contract from '#contract/bom/calls.ts';
import { perBoard, piecesNeeded } from '#contract/bom/needed.ts';
import { readyStates } from '#contract/bom/shapes.ts';
import type { Input } from '#contract/call.ts';
import { EnquiryLineInput } from '#contract/enquiries/line-schemas.ts';
import { ENQUIRY_LINES_MAX } from '#contract/enquiries/shapes.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { billAt } from '../access.ts';
import type { BomDeps } from '../deps.ts';
import { matchLines } from '../queries/match-lines.ts';
import { type BillRow, writeBill } from '../store/bills.ts';
import { type LineRow, linesOf, writeLines } from '../store/lines.ts';
import { ownedBy } from './open-bill.ts';

type Sending = Input<typeof contract.bomSend>;

const NAME_MAX = 120;

/** The part that a line asks for; null while it is not settled. */
function partOf(line: LineRow, { state, part }: BomMatch): BomPart | null {
  if (part !== null && readyStates.includes(state)) return part;
  if (state !== 'noStock') return null;
  return {
    mpn: line.chosenMpn ?? line.mpn,
    manufacturer: line.chosenManufacturer ?? line.manufacturer,
  };
}

/** A line as an enquiry takes it. */
function toEnquiryLine(line: LineRow, match: BomMatch, { bill, sending }: Asking) {
  const facts = { line: line.position, model: line.mpn };
  const part = partOf(line, match);
  if (part === null) throw new Failure('bom.notReady', facts, `lines.${line.id}`);
  const per = perBoard(line);
  if (per === null) throw new Failure('bom.noQuantity', facts, `lines.${line.id}`);
  const { boards, attritionBp } = bill;
  const read = EnquiryLineInput.safeParse({
    mpn: part.mpn,
    manufacturer: part.manufacturer.slice(0, NAME_MAX),
    quantity: piecesNeeded(per, { boards, attritionBp }),
    condition: bill.condition,
    dateCode: sending.dateCode,
    leadTime: sending.leadTime,
  });
  if (read.success) return { ...read.data, stockIds: [] };
  const isCount = read.error.issues.some(({ path }) => path[0] === 'quantity');
  throw new Failure(isCount ? 'bom.noQuantity' : 'bom.notReady', facts, `lines.${line.id}`);
}

interface Asking {
  readonly bill: BillRow;
  readonly sending: Sending;
}

/** The chosen lines in the order of the bill. */
async function chosenLines(ctx: CommandContext, { bill, sending }: Asking): Promise<LineRow[]> {
  const wanted = new Set(sending.lines);
  const lines = await linesOf(ctx.tx, bill.id, [...wanted]);
  if (lines.length < wanted.size) throw new Failure('bom.lineGone');
  return lines;
}

/** Lines by the enquiries that take them. */
const partsOf = <T>(lines: readonly T[]): (readonly T[])[] =>
  Array.from({ length: Math.ceil(lines.length / ENQUIRY_LINES_MAX) }, (_, nth) =>
    lines.slice(nth * ENQUIRY_LINES_MAX, (nth + 1) * ENQUIRY_LINES_MAX),
  );

/** Sends lines of a bill as enquiries, all or none; the bill is the buyer's own from then on. */
export async function sendBill(ctx: CommandContext, deps: BomDeps, sending: Sending) {
  const { tx, now } = ctx;
  const bill = await ownedBy(ctx, await billAt(ctx, sending));
  const lines = await chosenLines(ctx, { bill, sending });
  const matched = await matchLines(tx, lines, { condition: bill.condition, now });
  const asking = lines.map((line) => {
    const one = matched.get(line.id);
    if (one === undefined) throw new Failure('bom.lineGone');
    return { line, ask: toEnquiryLine(line, one.match, { bill, sending }) };
  });
  const parts = partsOf(asking);
  const { urgent, note, attach, wantedDays } = sending;
  const sent = await deps.sendEnquiries(
    ctx,
    parts.map((some) => ({
      type: 'match',
      urgent,
      wantedDays,
      note,
      attach,
      lines: some.map(({ ask }) => ask),
    })),
  );
  const enquiries = [];
  const unreached: string[] = [];
  for (const [index, one] of sent.entries()) {
    const some = parts[index] ?? [];
    const { id, no, sellers } = one;
    enquiries.push({ id, no, sellers, lines: some.map(({ line }) => line.id) });
    unreached.push(...one.unreached.flatMap((place) => some[place - 1]?.line.id ?? []));
    await writeLines(
      tx,
      bill.id,
      some.map(({ line }) => ({ ...line, enquiry: id, enquiryNo: no })),
    );
  }
  await writeBill(tx, bill, now);
  return { version: bill.version + 1, enquiries, unreached };
}

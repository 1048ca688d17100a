import type * as contract from '#contract/bom/calls.ts';
import { BOM_LINES_MAX, BOM_SELLERS_LINES } from '#contract/bom/shapes.ts';
import type { Input } from '#contract/call.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { billAt } from '../access.ts';
import { countedPlaces, storableCells, storableText } from '../core/cells.ts';
import { matchLines, sellersOf } from '../queries/match-lines.ts';
import { writeBill } from '../store/bills.ts';
import { type LineRow, linesOf, orderLines, removeLines, writeLines } from '../store/lines.ts';
import { toBomLines } from '../views.ts';

type Edit = Input<typeof contract.bomEdit>['edits'][number];
const blank = {
  position: 0,
  row: null,
  problem: null,
  chosenMpn: null,
  chosenManufacturer: null,
  enquiry: null,
  enquiryNo: null,
};

/** The lines of a bill while a list of edits is made. */
class Sheet {
  readonly #lines: Map<string, LineRow>;
  readonly #before: readonly string[];
  #order: string[];
  readonly #touched = new Set<string>();
  readonly #removed = new Set<string>();

  constructor(lines: readonly LineRow[]) {
    this.#lines = new Map(lines.map((line) => [line.id, line]));
    this.#before = lines.map(({ id }) => id);
    this.#order = [...this.#before];
  }

  #line(id: string): LineRow {
    const line = this.#lines.get(id);
    if (line === undefined) throw new Failure('bom.lineGone');
    return line;
  }

  #write(line: LineRow): void {
    this.#lines.set(line.id, line);
    this.#touched.add(line.id);
    this.#removed.delete(line.id);
  }

  #add({ id, after, cells }: Extract<Edit, { readonly do: 'add' }>): void {
    // An id that is there already is a line that was added by an earlier try.
    if (this.#lines.has(id)) throw new Failure('order.hasChange');
    if (after !== null) this.#line(after);
    const position = after === null ? 0 : this.#order.indexOf(after) + 1;
    this.#order.splice(position, 0, id);
    const made = storableCells(cells);
    this.#write({ ...blank, ...made, id, counted: countedPlaces(made.designators) });
  }

  #change({ id, cells }: Extract<Edit, { readonly do: 'change' }>): void {
    const line = this.#line(id);
    const made = storableCells(cells);
    const isSamePart =
      made.mpn === line.mpn &&
      made.manufacturer === line.manufacturer &&
      made.alternatives.join('\n') === line.alternatives.join('\n');
    const choice = isSamePart ? {} : { chosenMpn: null, chosenManufacturer: null };
    const counted = countedPlaces(made.designators);
    this.#write({ ...line, ...made, ...choice, counted, problem: null });
  }

  #remove(id: string): void {
    this.#line(id);
    this.#lines.delete(id);
    this.#touched.delete(id);
    this.#removed.add(id);
    this.#order = this.#order.filter((one) => one !== id);
  }

  make(edit: Edit): void {
    if (edit.do === 'add') this.#add(edit);
    else if (edit.do === 'change') this.#change(edit);
    else if (edit.do === 'remove') this.#remove(edit.id);
    else {
      const { part } = edit;
      this.#write({
        ...this.#line(edit.id),
        chosenMpn: part === null ? null : storableText(part.mpn),
        chosenManufacturer: part === null ? null : storableText(part.manufacturer),
      });
    }
  }

  get order(): readonly string[] {
    return this.#order;
  }

  /** Whether lines stand at other places than they did. */
  get isReordered(): boolean {
    return (
      this.#order.length !== this.#before.length ||
      this.#before.some((id, index) => id !== this.#order[index])
    );
  }

  get removed(): readonly string[] {
    return [...this.#removed];
  }

  /** All lines in their order. */
  get all(): readonly LineRow[] {
    return this.#order.flatMap((id, index) => {
      const line = this.#lines.get(id);
      return line === undefined ? [] : [{ ...line, position: index + 1 }];
    });
  }

  /** Those that were added or changed. */
  get written(): readonly LineRow[] {
    return this.all.filter(({ id }) => this.#touched.has(id));
  }
}

/** Makes a list of edits, and matches what they wrote. */
export async function editBill(ctx: CommandContext, input: Input<typeof contract.bomEdit>) {
  const { tx, now, lang } = ctx;
  const bill = await billAt(ctx, input);
  const sheet = new Sheet(await linesOf(tx, bill.id));
  for (const edit of input.edits) sheet.make(edit);
  if (sheet.order.length > BOM_LINES_MAX) {
    throw new Failure('bom.tooManyLines', { max: BOM_LINES_MAX });
  }
  const lines = sheet.written;
  const criteria = { condition: bill.condition, now };
  const isSmall = sheet.order.length <= BOM_SELLERS_LINES;
  const matched = await matchLines(tx, isSmall ? sheet.all : lines, criteria);
  const chosen = new Set(
    input.edits.flatMap((edit) => (edit.do === 'choose' && edit.part !== null ? edit.id : [])),
  );
  for (const { id, chosenMpn: model } of lines) {
    const isOutOfStock = chosen.has(id) && matched.get(id)?.match.state === 'noStock';
    if (isOutOfStock && model !== null) throw new Failure('bom.partGone', { model });
  }
  if (sheet.removed.length > 0) await removeLines(tx, bill.id, sheet.removed);
  await writeLines(tx, bill.id, lines);
  if (sheet.isReordered) await orderLines(tx, bill.id, sheet.order);
  await writeBill(tx, bill, now);
  return {
    version: bill.version + 1,
    changedAt: now.toISOString(),
    lines: toBomLines(lines, matched, lang),
    sellers: isSmall ? await sellersOf(tx, matched, criteria) : null,
  };
}

import { sql } from 'kysely';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';
import type { StoredProblem } from './bills.ts';

/** A line as it is kept. */
export interface LineRow {
  readonly id: string;
  readonly position: number;
  readonly row: number | null;
  readonly problem: StoredProblem | null;
  readonly mpn: string;
  readonly alternatives: readonly string[];
  readonly manufacturer: string;
  readonly quantity: number | null;
  readonly designators: string;
  readonly counted: number | null;
  readonly description: string;
  readonly dnp: boolean;
  readonly chosenMpn: string | null;
  readonly chosenManufacturer: string | null;
  readonly enquiry: string | null;
  readonly enquiryNo: string | null;
}

/** The lines of a bill in their order; of some ids where they are given. */
export const linesOf = (db: Db, bill: string, ids: readonly string[] | null = null) =>
  rows<LineRow>(
    db,
    sql`select id, position, row, problem, mpn, alternatives, manufacturer, quantity, designators,
          counted, description, dnp, chosen_mpn as "chosenMpn",
          chosen_manufacturer as "chosenManufacturer", enquiry, enquiry_no as "enquiryNo"
        from bom.line where bill = ${bill}
          and (${ids === null}::boolean or id = any(${ids === null ? [] : [...ids]}::uuid[]))
        order by position`,
  );

/** Writes lines, new ones and those that stand already. */
export const writeLines = (tx: Tx, bill: string, lines: readonly LineRow[]) =>
  sql`insert into bom.line (bill, id, position, row, problem, mpn, alternatives, manufacturer,
      quantity, designators, counted, description, dnp, chosen_mpn, chosen_manufacturer, enquiry,
      enquiry_no)
    select ${bill}::uuid, l.id, l.position, l.row, nullif(l.problem, 'null'::jsonb), l.mpn,
      array(select jsonb_array_elements_text(l.alternatives)), l.manufacturer, l.quantity,
      l.designators, l.counted, l.description, l.dnp, l."chosenMpn",
      l."chosenManufacturer", l.enquiry, l."enquiryNo"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id uuid, position integer,
      row integer, problem jsonb, mpn text, alternatives jsonb, manufacturer text,
      quantity integer, designators text, counted integer, description text, dnp boolean,
      "chosenMpn" text, "chosenManufacturer" text, enquiry uuid, "enquiryNo" text)
    on conflict (bill, id) do update set position = excluded.position, row = excluded.row,
      problem = excluded.problem, mpn = excluded.mpn, alternatives = excluded.alternatives,
      manufacturer = excluded.manufacturer, quantity = excluded.quantity,
      designators = excluded.designators, counted = excluded.counted,
      description = excluded.description, dnp = excluded.dnp,
      chosen_mpn = excluded.chosen_mpn, chosen_manufacturer = excluded.chosen_manufacturer,
      enquiry = excluded.enquiry, enquiry_no = excluded.enquiry_no`.execute(tx);

export const removeLines = (tx: Tx, bill: string, ids: readonly string[] | null) =>
  sql`delete from bom.line where bill = ${bill}
    and (${ids === null}::boolean or id = any(${ids === null ? [] : [...ids]}::uuid[]))`.execute(
    tx,
  );

/** Puts the lines of a bill into the order of their ids. */
export const orderLines = (tx: Tx, bill: string, ids: readonly string[]) =>
  sql`update bom.line l set position = o.position
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, position)
    where l.bill = ${bill} and l.id = o.id and l.position <> o.position`.execute(tx);

import type { Input, Output } from '#contract/call.ts';
import type * as contract from '#contract/manufacturers/calls.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { makerKey } from '../core/manufacturer-key.ts';
import { similarManufacturers } from '../core/similar-manufacturers.ts';
import {
  type DecisionRow,
  findDecision,
  findManufacturers,
  listDecisions,
  listKnownNames,
  listWaitingManufacturers,
} from '../store/manufacturer-desk.ts';

const SIMILAR_MOST = 3;
const FOUND_MOST = 10;

const pageBounds = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** Names that wait, each with the known makers that it may mean. */
export async function listWaitingNames(
  { tx }: QueryContext,
  input: Input<typeof contract.opsManufacturerWaiting>,
): Promise<Output<typeof contract.opsManufacturerWaiting>> {
  const { total, list } = await listWaitingManufacturers(tx, input.keyword, pageBounds(input));
  const known = list.length > 0 ? await listKnownNames(tx) : [];
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return {
    total,
    list: list.map(({ id, name, lines, parts, samples, at }) => ({
      id,
      name,
      lines,
      parts,
      samples: [...samples],
      since: at.toISOString(),
      near: similarManufacturers(name, known, SIMILAR_MOST).map((near) => ({
        ...near,
        name: names.get(near.id) ?? '',
      })),
    })),
  };
}

/** Known makers by any of their names. */
export async function searchManufacturers(
  { tx }: QueryContext,
  { keyword }: Input<typeof contract.opsManufacturerFind>,
): Promise<Output<typeof contract.opsManufacturerFind>> {
  const key = makerKey(keyword);
  return key === '' ? [] : findManufacturers(tx, key, FOUND_MOST);
}

const toDecisionView = (row: DecisionRow): Output<typeof contract.opsManufacturerDecide> => ({
  id: row.id,
  name: row.name,
  verdict: row.verdict,
  shownAs: row.publishedName,
  state: row.state,
  parts: row.parts,
  lines: row.lines,
  by: row.byName,
  at: row.at.toISOString(),
  undoable: row.state === 'done' && !row.leanedOn,
});

/** Lists decisions, the latest first. */
export async function listManufacturerDecisions(
  { tx }: QueryContext,
  input: Input<typeof contract.opsManufacturerDecisions>,
): Promise<Output<typeof contract.opsManufacturerDecisions>> {
  const { total, list } = await listDecisions(tx, pageBounds(input));
  return { total, list: list.map(toDecisionView) };
}

/** Returns a decision as the desk sees it. */
export async function readDecision(db: Db, id: string) {
  const row = await findDecision(db, id);
  if (row === null) throw new Failure('notFound');
  return toDecisionView(row);
}

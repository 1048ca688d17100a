import type { Input } from '#contract/call.ts';
import type { CaseFile, opsCaseList as ListCall } from '#contract/cases/calls.ts';
import type { CaseOrder, OpsCaseSummary, OpsCaseView } from '#contract/cases/case.ts';
import { type CaseEvent, caseStates } from '#contract/cases/table.ts';
import { staffNames } from '#server/accounts/public.ts';
import { type AtAct, type AtRead, staffOf } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { audit } from '#server/operator/public.ts';
import type { CasesDeps } from './deps.ts';
import { moveCase } from './move.ts';
import { caseView, summary } from './present.ts';
import { type Case, entriesOf, listCases, lockCase, otherCases, readCase } from './store.ts';

const open = ['submitted', 'inReview'] as const;

const names = (at: AtRead, cases: readonly Case[]) =>
  staffNames(at.tx, [...new Set(cases.flatMap(({ handler_id }) => handler_id ?? []))]);

/** A page of cases for support: what waits for it first, by deadline. */
export async function opsCases(at: AtRead, input: Input<typeof ListCall>) {
  const { pageNum, pageSize, kind, state, mine, find } = input;
  const states = state === 'open' ? open : state === undefined ? caseStates : [state];
  const handler = mine ? staffOf(at).accountId : null;
  const { total, list } = await listCases(
    at.tx,
    { kind: kind ?? null, states, handler, find },
    { limit: pageSize, offset: (pageNum - 1) * pageSize },
  );
  const known = await names(at, list);
  const row = (kept: Case): OpsCaseSummary => ({
    ...summary(kept, at.now),
    author: kept.company ? `${kept.name} · ${kept.company}` : kept.name,
    isMember: kept.account_id !== null,
    handler: known.get(kept.handler_id ?? '') ?? '',
  });
  return { total, list: list.map(row) };
}

/** One case for support, with the records of the order that it names. */
export async function opsCase(deps: CasesDeps, at: AtRead, id: string): Promise<OpsCaseView> {
  const kept = await readCase(at.tx, id);
  if (kept === null) throw new Fail('notFound');
  return deskView(deps, at, kept);
}

async function deskView(deps: CasesDeps, at: AtRead, kept: Case): Promise<OpsCaseView> {
  const { accountId } = staffOf(at);
  const handler = (await names(at, [kept])).get(kept.handler_id ?? '') ?? '';
  const entries = await entriesOf(at.tx, kept.id);
  const view = caseView(kept, { entries, handler, reader: 'support', now: at.now });
  const mine = kept.handler_id === accountId;
  const others = await otherCases(at.tx, kept);
  return {
    ...view,
    // Nobody takes over from oneself.
    moves: view.moves.filter((event) => event !== 'take' || !mine),
    isMember: kept.account_id !== null,
    lang: kept.lang,
    mine,
    order: await evidence(deps, at, kept),
    others: others.map(({ id, no, kind, state }) => ({ id, no, kind, state })),
  };
}

/** The records of the named order that count; the author's side only where it is a party. */
async function evidence(deps: CasesDeps, at: AtRead, kept: Case): Promise<CaseOrder | null> {
  if (kept.order_no === '') return null;
  const order = await deps.orderByNo(at.tx, kept.order_no);
  if (order === null) return null;
  const { buyer, seller, terms } = order;
  const sideOf = (account: string | null) => {
    if (account === null) return null;
    if (buyer.id === account) return 'buyer';
    return seller?.id === account ? 'seller' : null;
  };
  return {
    id: order.id,
    no: order.no,
    state: order.state,
    buyer: buyer.name,
    seller: seller?.name ?? '',
    side: sideOf(kept.account_id),
    terms: {
      number: terms.number,
      hash: terms.hash,
      buyerAt: terms.buyerAt?.toISOString() ?? null,
      sellerAt: terms.sellerAt?.toISOString() ?? null,
    },
    lots: [...order.lots],
  };
}

interface Act {
  readonly id: string;
  readonly version: number;
  readonly event: Extract<CaseEvent, 'take' | 'answer' | 'askBack' | 'end' | 'reopen'>;
  readonly text?: string;
  readonly files?: readonly CaseFile[];
}

/** An act of support on the case as it saw it; written to the audit log. */
export async function actOnCase(deps: CasesDeps, at: AtAct, act: Act): Promise<OpsCaseView> {
  const { event, text = '', files = [] } = act;
  const { accountId, name } = staffOf(at);
  const before = await lockCase(at.tx, act.id);
  if (before === null) throw new Fail('notFound');
  if (before.version !== act.version) throw new Fail('case.changed');
  if (event === 'take' && before.handler_id === accountId) {
    throw new Fail('case.wrongState', { state: before.state });
  }
  const by = { id: accountId, name };
  const move = { event, as: 'support', by, text, files, now: at.now } as const;
  const after = await moveCase(at.tx, deps, before, move);
  await audit(at.tx, at, {
    what: `case.${event}`,
    on: { kind: 'case', id: after.id, no: after.no },
    before: { state: before.state, handler: before.handler_id },
    after: { state: after.state, handler: after.handler_id, text, files: files.length },
  });
  return deskView(deps, at, after);
}

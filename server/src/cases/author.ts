import type { CaseFile } from '#contract/cases/calls.ts';
import type { CaseKind, CaseState } from '#contract/cases/table.ts';
import { staffNames } from '#server/accounts/public.ts';
import { type At, type AtAct, type AtRead, member } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { keyHash } from './core/link.ts';
import type { CasesDeps } from './deps.ts';
import { moveCase } from './move.ts';
import { caseView, summary } from './present.ts';
import { type Case, caseByKey, casesOf, entriesOf, lockCase, readCase } from './store.ts';

interface ListInput {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly state?: CaseState | undefined;
}

/** A page of the reader's own cases of a kind. */
export async function myCases(at: AtRead, kind: CaseKind, input: ListInput) {
  const { pageNum, pageSize, state } = input;
  const mine = { account: member(at).accountId, kind, state: state ?? null };
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { total, list } = await casesOf(at.tx, mine, page);
  return { total, list: list.map((one) => summary(one, at.now)) };
}

/** One of the reader's own cases; anybody else's is answered as if there were none. */
export async function myCase(at: AtRead, kind: CaseKind, id: string) {
  return authorView(at, own(at, kind, await readCase(at.tx, id)));
}

function own(at: At, kind: CaseKind, found: Case | null): Case {
  const { accountId } = member(at);
  if (found === null || found.account_id !== accountId || found.kind !== kind) {
    throw new Fail('notFound');
  }
  return found;
}

/** The case that a link opens. */
export async function linkedCase(at: AtRead, key: string) {
  const found = await caseByKey(at.tx, keyHash(key));
  if (found === null) throw new Fail('notFound');
  return authorView(at, found);
}

async function authorView(at: AtRead, kept: Case) {
  const entries = await entriesOf(at.tx, kept.id);
  const { handler_id } = kept;
  const names = handler_id === null ? null : await staffNames(at.tx, [handler_id]);
  const handler = names?.get(handler_id ?? '') ?? '';
  return caseView(kept, { entries, handler, reader: 'author', now: at.now });
}

/** What an author says or decides. */
interface Said {
  readonly event: 'reply' | 'close' | 'reopen';
  readonly text: string;
  readonly files: readonly CaseFile[];
}

/** An account writes on its own case. */
export async function replyToMine(
  deps: CasesDeps,
  at: AtAct,
  { kind, id, ...said }: Said & { kind: CaseKind; id: string },
) {
  const kept = own(at, kind, await lockCase(at.tx, id));
  return say(deps, at, kept, said);
}

/** Whoever has a case's link writes on it. */
export async function replyByKey(
  deps: CasesDeps,
  at: AtAct,
  { key, ...said }: Said & { key: string },
) {
  const found = await caseByKey(at.tx, keyHash(key));
  const kept = found === null ? null : await lockCase(at.tx, found.id);
  if (kept === null) throw new Fail('notFound');
  return say(deps, at, kept, said);
}

async function say(deps: CasesDeps, at: AtAct, kept: Case, said: Said) {
  const by = { id: kept.account_id, name: kept.name };
  const after = await moveCase(at.tx, deps, kept, { ...said, as: 'author', by, now: at.now });
  return authorView(at, after);
}

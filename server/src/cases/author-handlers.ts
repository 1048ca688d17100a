import type { CaseFile } from '#contract/cases/schemas.ts';
import type { CaseKind, CaseState } from '#contract/cases/table.ts';
import { staffNames } from '#server/accounts/public.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  type RequestContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { keyHash } from './core/link.ts';
import type { CasesDeps } from './deps.ts';
import { applyCaseEvent, type CaseCaller } from './process.ts';
import { type Case, caseByKey, casesOf, entriesOf, readCase } from './store/cases.ts';
import { caseView, summary, withSellerNames } from './views.ts';

interface ListInput {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly state?: CaseState | undefined;
}

/** A page of the reader's own cases of a kind. */
export async function myCases(ctx: QueryContext, kind: CaseKind, input: ListInput) {
  const { pageNum, pageSize, state } = input;
  const mine = { account: requireMember(ctx).accountId, kind, state: state ?? null };
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { total, list } = await casesOf(ctx.tx, mine, page);
  const translated = await withSellerNames(ctx, list);
  return { total, list: translated.map((one) => summary(one, ctx.now)) };
}

/** One of the reader's own cases; anybody else's is answered as if there were none. */
export async function myCase(ctx: QueryContext, kind: CaseKind, id: string) {
  return authorView(ctx, assertOwn(ctx, kind, await readCase(ctx.tx, id)));
}

function assertOwn(ctx: RequestContext, kind: CaseKind, found: Case | null): Case {
  const { accountId } = requireMember(ctx);
  if (found === null || found.accountId !== accountId || found.kind !== kind) {
    throw new Failure('notFound');
  }
  return found;
}

/** The case that a link opens. */
export async function linkedCase(ctx: QueryContext, key: string) {
  const found = await caseByKey(ctx.tx, keyHash(key));
  if (found === null) throw new Failure('notFound');
  return authorView(ctx, found);
}

async function authorView(ctx: QueryContext, record: Case) {
  const entries = await entriesOf(ctx.tx, record.id);
  const { handlerId } = record;
  const names = handlerId === null ? null : await staffNames(ctx.tx, [handlerId]);
  const handler = names?.get(handlerId ?? '') ?? '';
  const [translated = record] = await withSellerNames(ctx, [record]);
  return caseView(translated, {
    entries,
    handler,
    reader: 'author',
    accountId: record.accountId,
    now: ctx.now,
  });
}

/** A message or a decision of an author. */
interface Said {
  readonly event: 'reply' | 'close' | 'reopen' | 'allowForward';
  readonly text: string;
  readonly files: readonly CaseFile[];
}

/** Adds an account's event to its own case. */
export function replyToMine(
  ctx: CommandContext,
  deps: CasesDeps,
  { kind, id, ...said }: Said & { kind: CaseKind; id: string },
) {
  const { accountId } = requireMember(ctx);
  return applyAuthorEvent(ctx, deps, { id, actor: { as: 'author', accountId, kind }, said });
}

/** Adds an author's event to a case by the secret of its link; fails with `notFound`. */
export async function replyByKey(
  ctx: CommandContext,
  deps: CasesDeps,
  { key, ...said }: Said & { key: string },
) {
  const hash = keyHash(key);
  const found = await caseByKey(ctx.tx, hash);
  if (found === null) throw new Failure('notFound');
  return applyAuthorEvent(ctx, deps, {
    id: found.id,
    actor: { as: 'author', keyHash: hash },
    said,
  });
}

/** An account lets support show its complaint to the seller. */
export function allowForward(ctx: CommandContext, deps: CasesDeps, { id }: { id: string }) {
  const { accountId } = requireMember(ctx);
  const actor = { as: 'author', accountId, kind: 'complaint' } as const;
  return applyAuthorEvent(ctx, deps, {
    id,
    actor,
    said: { event: 'allowForward', text: '', files: [] },
  });
}

/** The holder of a complaint's link lets support show it to the seller. */
export async function allowForwardByKey(
  ctx: CommandContext,
  deps: CasesDeps,
  { key }: { key: string },
) {
  const hash = keyHash(key);
  const found = await caseByKey(ctx.tx, hash);
  if (found === null) throw new Failure('notFound');
  const actor = { as: 'author', keyHash: hash } as const;
  const said = { event: 'allowForward', text: '', files: [] } as const;
  return applyAuthorEvent(ctx, deps, { id: found.id, actor, said });
}

async function applyAuthorEvent(
  ctx: CommandContext,
  deps: CasesDeps,
  { id, actor, said }: { id: string; actor: CaseCaller; said: Said },
) {
  const { event, ...payload } = said;
  const after = await applyCaseEvent(ctx, deps, { id, version: null, event, actor, payload });
  return authorView(ctx, after);
}

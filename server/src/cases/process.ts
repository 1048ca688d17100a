import type { CaseFile } from '#contract/cases/calls.ts';
import type { CaseEvent, CaseKind, CaseMessage, CaseRow } from '#contract/cases/table.ts';
import { keepFiles } from '#server/files/public.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type Identity,
  type Person,
  type Process,
  type Step,
  type Taking,
  theClock,
} from '#server/kit/apply-event.ts';
import type { Tx } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { audit } from '#server/operator/public.ts';
import { caseMachine, dueOf } from './core/machine.ts';
import type { CasesDeps } from './deps.ts';
import { type Case, insertEntry, lockCase, lockDueCase, saveCase } from './store.ts';
import { tellAuthor } from './tell.ts';

/** What an event on a case carries: what is said, and files with the tickets they came with. */
interface Said {
  readonly text: string;
  readonly files: readonly CaseFile[];
}
type Payloads = Readonly<Record<CaseEvent, Said>>;

/** Who takes an event. An author is known by the account, or by the hash of the case's link. */
export type CaseCaller =
  | ({ readonly as: 'support' | 'clock' } & Person)
  | { readonly as: 'author'; readonly accountId: string; readonly kind: CaseKind }
  | { readonly as: 'author'; readonly keyHash: Buffer };

type CaseStep = Step<CaseRow, Said>;
type AppliedToCase = Applied<Case, CaseRow, object>;

/** Keeps files that came with tickets; whoever has the ticket is their owner. */
export async function keepTicketed(tx: Tx, files: readonly CaseFile[]) {
  const kept: { url: string; name: string }[] = [];
  for (const { url, ticket } of files) {
    const [file] = await keepFiles(tx, { urls: [url], owner: ticket });
    if (file) kept.push({ url: file.url, name: file.name });
  }
  return kept;
}

function identify(one: Case, caller: CaseCaller): Identity<'author' | 'support' | 'clock'> | null {
  if (caller.as !== 'author') {
    return { actor: caller.as, accountId: caller.accountId, name: caller.name };
  }
  const isAuthor =
    'keyHash' in caller
      ? one.key_hash?.equals(caller.keyHash) === true
      : one.account_id === caller.accountId && one.kind === caller.kind;
  return isAuthor ? { actor: 'author', accountId: one.account_id, name: one.name } : null;
}

/** Support handles a case that it acts on; an event that stays in its state moves no deadline. */
function moved(one: Case, { row, actor, now, person }: CaseStep): Partial<Case> {
  const stays = row.from === row.to;
  return {
    handler_id: actor === 'support' ? person.accountId : one.handler_id,
    due_at: stays ? one.due_at : dueOf(one.kind, row.to, now),
    closed_at: row.to === 'closed' ? now : null,
    updated_at: now,
  };
}

async function insertSaid({ tx, now }: EventContext, { record, step }: AppliedToCase) {
  const { text, files } = step.payload as Said;
  await insertEntry(tx, {
    id: newId(),
    case_id: record.id,
    version: record.version,
    at: now,
    event: step.event,
    by: step.actor,
    by_id: step.person.accountId,
    name: step.actor === 'clock' ? '' : step.person.name,
    text,
    files: await keepTicketed(tx, files),
  });
}

/** Support's events are kept in the audit log; an author's stand in the case's entries. */
async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToCase) {
  if (ctx.caller?.kind !== 'staff' || ctx.requestId === undefined) return;
  const { caller, now, address = '', agent = '', requestId } = ctx;
  const { text, files } = step.payload as Said;
  await audit(
    ctx.tx,
    { caller, now, address, agent, requestId },
    {
      what: `case.${step.event}`,
      on: { kind: 'case', id: record.id, no: record.no },
      before: { state: before.state, handler: before.handler_id },
      after: { state: record.state, handler: record.handler_id, text, files: files.length },
    },
  );
}

/** Cases as the runner takes their events. */
export const caseProcess = (
  deps: CasesDeps,
): Process<Case, CaseRow, Payloads, CaseCaller, object> => ({
  machine: caseMachine,
  store: {
    lock: lockCase,
    save: (tx, _, record) => saveCase(tx, record),
    insertHistory: insertSaid,
    lockDue: lockDueCase,
  },
  identify,
  clock: { as: 'clock', ...theClock },
  clockPayload: { text: '', files: [] },
  changed: 'case.changed',
  refuse: (refusal, { state }) =>
    refusal.refused === 'guard' && refusal.guard === 'recentlyClosed'
      ? new Failure('case.reopenOver')
      : new Failure('case.wrongState', { state }),
  changes: {
    take: moved,
    answer: moved,
    askBack: moved,
    reply: moved,
    close: moved,
    end: moved,
    expire: moved,
    reopen: moved,
  },
  effects: {},
  facts: () => ({}),
  notify: {
    author: ({ tx, now }, { record: made, step, message }) => {
      const { text } = step.payload as Said;
      return tellAuthor(tx, deps, { made, told: message as CaseMessage, text, now });
    },
  },
  audit: auditStaff,
});

/**
 * Takes an event on a case. Fails with notFound, case.changed, case.wrongState or case.reopenOver.
 */
export async function applyCaseEvent(
  ctx: EventContext,
  deps: CasesDeps,
  taking: Taking<CaseEvent, Said, CaseCaller>,
): Promise<Case> {
  return (await applyEvent(ctx, caseProcess(deps), taking)).record;
}

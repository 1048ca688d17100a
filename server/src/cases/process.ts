import type { CaseFile, Selection } from '#contract/cases/schemas.ts';
import type {
  CaseActor,
  CaseEvent,
  CaseKind,
  CaseMessage,
  CaseRow,
  ForwardState,
} from '#contract/cases/table.ts';
import { attachFiles } from '#server/files/public.ts';
import {
  type Applied,
  applyEvent,
  type EventContext,
  type EventRequest,
  type Identity,
  type Person,
  type Process,
  type Step,
  theClock,
} from '#server/kit/apply-event.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { caseMachine, dueOf } from './core/machine.ts';
import type { CasesDeps } from './deps.ts';
import type { AuthorMessage } from './mails.ts';
import { notifyAuthor, notifySeller } from './notify.ts';
import { type Case, insertEntry, lockCase, lockDueCase, saveCase } from './store/cases.ts';
import { insertWithdrawnForward } from './store/withdrawn-forwards.ts';

/** The payload of an event on a case: a text, and files with the tickets of their uploads. */
interface Said {
  readonly text: string;
  readonly files: readonly CaseFile[];
  /** Parts of other entries that go along. */
  readonly selection?: Selection;
  /** To whom a complaint is forwarded; with the event `forward` alone. */
  readonly forward?: ForwardTo;
}

/** The seller to whom a complaint goes, and the order of it that the complaint names. */
export interface ForwardTo {
  readonly sellerId: string;
  readonly sellerName: string;
  readonly orderId: string | null;
  readonly namesAuthor: boolean;
}
type Payloads = Readonly<Record<CaseEvent, Said>>;

/**
 * Who takes an event. An author is known by the account, or by the hash of the case's link; a
 * seller is one where the complaint was forwarded to it.
 */
export type CaseCaller =
  | ({ readonly as: 'support' | 'clock' } & Person)
  | { readonly as: 'seller'; readonly accountId: string }
  | { readonly as: 'author'; readonly accountId: string; readonly kind: CaseKind }
  | { readonly as: 'author'; readonly keyHash: Buffer };

type CaseStep = Step<CaseRow, Said>;
type AppliedToCase = Applied<Case, CaseRow, object>;

/** Keeps files that came with tickets; whoever has the ticket is their owner. */
export async function storeTicketedFiles(tx: Tx, files: readonly CaseFile[]) {
  const stored: { url: string; name: string }[] = [];
  for (const { url, ticket } of files) {
    const [file] = await attachFiles(tx, { urls: [url], owner: ticket });
    if (file) stored.push({ url: file.url, name: file.name });
  }
  return stored;
}

function identify(one: Case, caller: CaseCaller): Identity<CaseActor> | null {
  if (caller.as === 'seller') {
    const isSeller = one.sellerId === caller.accountId && one.forward !== null;
    return isSeller ? { ...caller, actor: 'seller', name: one.sellerName } : null;
  }
  if (caller.as !== 'author') {
    return { actor: caller.as, accountId: caller.accountId, name: caller.name };
  }
  const isAuthor =
    'keyHash' in caller
      ? one.keyHash?.equals(caller.keyHash) === true
      : one.accountId === caller.accountId && one.kind === caller.kind;
  return isAuthor ? { actor: 'author', accountId: one.accountId, name: one.name } : null;
}

/** Support handles a case that it acts on; an event that stays in its state moves no deadline. */
function moved(one: Case, { row, actor, now, person }: CaseStep): Partial<Case> {
  const stays = row.from === row.to;
  return {
    handlerId: actor === 'support' ? person.accountId : one.handlerId,
    dueAt: stays ? one.dueAt : dueOf(one.kind, row.to, now),
    closedAt: row.to === 'closed' ? now : null,
    updatedAt: now,
  };
}

/** An answer gives the author the whole time again, also where one came before it. */
const renewed = (one: Case, step: CaseStep): Partial<Case> => ({
  ...moved(one, step),
  since: step.now,
  dueAt: dueOf(one.kind, step.row.to, step.now),
});

/** Where the forwarding of a complaint stands after an event. */
const forwarding =
  (forward: ForwardState) =>
  (one: Case, step: CaseStep): Partial<Case> => ({ ...moved(one, step), forward });

function forwarded(one: Case, step: CaseStep): Partial<Case> {
  const { forward: to } = step.payload;
  if (to === undefined) throw new Error('a complaint is forwarded to a seller');
  return {
    ...forwarding('asked')(one, step),
    forwardedAt: step.now,
    sellerId: to.sellerId,
    sellerName: to.sellerName,
    forwardOrderId: to.orderId,
    forwardNamesAuthor: to.namesAuthor,
  };
}

async function insertSaid({ tx, now }: EventContext, { record, step }: AppliedToCase) {
  const { text, files, selection = [] } = step.payload as Said;
  await insertEntry(tx, {
    id: newId(),
    caseId: record.id,
    version: record.version,
    at: now,
    event: step.event,
    by: step.actor,
    byId: step.person.accountId,
    name: step.actor === 'clock' ? '' : step.person.name,
    text,
    files: await storeTicketedFiles(tx, files),
    selection,
  });
}

/** Support's events are kept in the audit log; an author's stand in the case's entries. */
async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToCase) {
  if (ctx.caller?.kind !== 'staff') return;
  const { text, files, selection = [] } = step.payload as Said;
  await auditStaffEvent(ctx, {
    what: `case.${step.event}`,
    on: { kind: 'case', id: record.id, no: record.no },
    before: { state: before.state, handler: before.handlerId },
    after: {
      state: record.state,
      handler: record.handlerId,
      text,
      files: files.length,
      ...(record.forward === null ? {} : { forward: record.forward, seller: record.sellerId }),
      ...(selection.length === 0 ? {} : { selection }),
    },
  });
}

/** Cases as the runner takes their events. */
export const caseProcess = (
  deps: CasesDeps,
): Process<Case, CaseRow, Payloads, CaseCaller, object> => ({
  machine: caseMachine,
  store: {
    lock: lockCase,
    save: async (tx, before, record) => {
      const isOthers = before.forward === 'withdrawn' && before.sellerId !== record.sellerId;
      if (isOthers) await insertWithdrawnForward(tx, before);
      await saveCase(tx, record);
    },
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
    answer: renewed,
    askBack: moved,
    reply: moved,
    close: moved,
    end: moved,
    expire: moved,
    reopen: moved,
    allowForward: (one, step) => ({ ...moved(one, step), mayForward: true }),
    forward: forwarded,
    askSeller: forwarding('asked'),
    sellerAnswer: forwarding('answered'),
    sellerSilent: forwarding('silent'),
    withdrawForward: forwarding('withdrawn'),
    passOn: (one, step) => ({ ...renewed(one, step), forward: 'passedOn' }),
  },
  effects: {},
  facts: () => ({}),
  notify: {
    author: async ({ tx, now }, { record: made, step, message }) => {
      // Authors are not notified of what they did.
      if (step.actor === 'author') return;
      const { text } = step.payload as Said;
      const said = step.event === 'forward' ? '' : text;
      await notifyAuthor(tx, deps, { made, message: message as AuthorMessage, text: said, now });
    },
    seller: ({ tx, now }, { record: made, step, message }) => {
      const { text } = step.payload as Said;
      return notifySeller(tx, { made, event: message as CaseMessage, text, now });
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
  request: EventRequest<CaseEvent, Said, CaseCaller>,
): Promise<Case> {
  return (await applyEvent(ctx, caseProcess(deps), request)).record;
}

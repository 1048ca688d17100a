import { z } from 'zod';
import type { opsBankMatch } from '#contract/bank/calls.ts';
import { ItemKind, MatchReason } from '#contract/bank/line-schemas.ts';
import type { Input, Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  requestApproval,
} from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { isBankReturn } from '../core/match-rules.ts';
import type { BankDeps } from '../deps.ts';
import { applyLineEvent, labelOf } from '../process.ts';
import { countReferences } from '../store/lines.ts';
import { insertMatch, unmatchItem } from '../store/matches.ts';
import { sourceOf } from '../work.ts';
import {
  isOwnMoney,
  type ValidatedMatch,
  validateMatch,
  validateMatchForCaller,
} from './validate-match.ts';

/** The kind of request for the second person of a match. */
export const MATCH_APPROVAL = 'bank.match';

/** The bank's references by which records of a match are confirmed, each its own. */
async function referencesOf(
  ctx: CommandContext,
  { lines, items }: ValidatedMatch,
): Promise<string[]> {
  const [line] = lines;
  if (line === undefined) return [];
  const counted = await countReferences(ctx.tx, [line.bankReference]);
  const isOwn = line.bankReference !== '' && counted.get(line.bankReference) === 1;
  // A bank may lose its reference, or give two lines the same: then the line names itself.
  const base = isOwn
    ? line.bankReference.slice(0, 50)
    : `ST${line.fingerprint.slice(0, 14)}${line.occurrence}`;
  return items.map((_, index) => (items.length === 1 ? base : `${base}/${index + 1}`));
}

/** How a match came about. */
interface Origin {
  readonly method: 'rule' | 'person';
  readonly reasons: readonly MatchReason[];
  readonly maker: { readonly id: string; readonly name: string };
  readonly checker: { readonly id: string; readonly name: string } | null;
}

/** Kinds whose records go on by a line although they are booked. */
const isAdvancedByLine = (kind: ItemKind): boolean =>
  isBankReturn({ kind }) || kind === 'paymentReturn';

/** Writes a match, and confirms its records as their own commands do. */
export async function bookMatch(
  ctx: CommandContext,
  deps: BankDeps,
  weighed: ValidatedMatch,
  { method, reasons, maker, checker }: Origin,
): Promise<void> {
  const { lines, items, charge, content } = weighed;
  const [first] = lines;
  if (first === undefined) throw new Failure('bank.changed');
  const { accountId, name } = requireStaff(ctx);
  const references = await referencesOf(ctx, weighed);
  const id = newId();
  await insertMatch(
    ctx.tx,
    {
      id,
      currency: first.currency,
      method,
      reasons,
      charge,
      note: content.note,
      madeAt: ctx.now,
      madeBy: maker.id,
      madeName: maker.name,
      approvedBy: checker?.id ?? null,
      approvedName: checker?.name ?? '',
    },
    items.map((item) => ({ ...item, item: item.id, live: !item.isEarlier })),
  );
  const actor = { as: checker === null ? 'finance' : 'checker', accountId, name } as const;
  const { note } = content;
  for (const line of lines) {
    const step = { id: line.id, version: line.version, actor } as const;
    await (line === first && charge !== 0n
      ? applyLineEvent(ctx, { ...step, event: 'charge', payload: { match: id, charge, note } })
      : applyLineEvent(ctx, { ...step, event: 'match', payload: { match: id, note } }));
  }
  for (const [index, { kind, id: item, booked, isEarlier }] of items.entries()) {
    // That payment came back already: its lines change nothing on the record, which was paid anew.
    if (isEarlier || (booked && !isAdvancedByLine(kind))) continue;
    await sourceOf(deps, { kind, currency: first.currency }).confirm(ctx, {
      id: item,
      bankReference: references[index] ?? '',
      bookedOn: first.bookedOn,
      text: first.reference.slice(0, 400) || first.name,
    });
    // Paid and brought back: the next line of the same record is another payment.
    if (isBankReturn({ kind })) await unmatchItem(ctx.tx, item);
  }
}

/** Returns what must stay the same until the approval: the lines, and what the records come to. */
const factsOf = ({ lines, items, charge }: ValidatedMatch): Facts => ({
  lines: lines.map(({ id, version, amount, currency }) => ({
    id,
    version,
    amount: wire(amount, currency).amount,
  })),
  items: items.map(({ kind, id, no, amount }) => ({ kind, id, no, amount: wire(amount).amount })),
  charge: wire(charge).amount,
});

/** Asks a second person for the approval of a match. Fails with approval.open. */
export async function requestMatch(
  ctx: CommandContext,
  weighed: ValidatedMatch,
  reasons: readonly MatchReason[],
): Promise<void> {
  const { lines, content, thirdParty } = weighed;
  const [first] = lines;
  if (first === undefined) throw new Failure('bank.changed');
  await requestApproval(ctx, {
    kind: MATCH_APPROVAL,
    subject: { id: first.id, name: labelOf(first) },
    before: factsOf(weighed),
    after: {
      lines: content.lines.map(({ id, version }) => ({ id, version })),
      items: content.items.map(({ kind, id }) => ({ kind, id })),
      reasons: [
        ...reasons,
        ...(thirdParty && !reasons.includes('thirdParty') ? ['thirdParty'] : []),
      ],
    },
    reason: content.note,
  });
}

/** Matches lines with records, or asks a second person for it where one is needed. */
export async function matchLines(
  ctx: CommandContext,
  deps: BankDeps,
  input: Input<typeof opsBankMatch>,
): Promise<Output<typeof opsBankMatch>> {
  const weighed = await validateMatchForCaller(ctx, deps, input);
  if (weighed.needsSecond) {
    if (weighed.thirdParty && input.note === '') throw new Failure('bank.thirdParty', {}, 'note');
    await requestMatch(ctx, weighed, []);
    return { outcome: 'requested' };
  }
  const { accountId: id, name } = requireStaff(ctx);
  const origin = { method: 'person', reasons: [], maker: { id, name }, checker: null } as const;
  await bookMatch(ctx, deps, weighed, origin);
  return { outcome: 'matched' };
}

const Requested = z.object({
  lines: z.array(z.object({ id: z.string(), version: z.number() })),
  items: z.array(z.object({ kind: ItemKind, id: z.string() })),
  reasons: z.array(MatchReason),
});
const contentOf = ({ after, reason }: ApprovalRecord) => ({
  ...Requested.parse(after),
  note: reason,
});

/** Whether a request for a match is about money of a member of staff. */
export const isPartyOfMatch =
  (deps: BankDeps): NonNullable<ApprovalKind['isParty']> =>
  async (db, { after }, staffId) => {
    const { data } = Requested.safeParse(after);
    const owners: string[] = [];
    for (const { kind, id } of data?.items ?? []) {
      for (const source of deps.sources.filter((one) => one.kind === kind)) {
        const item = await source.find(db, id);
        if (item !== null) owners.push(item.owner);
      }
    }
    return isOwnMoney(db, deps, { owners, staffId });
  };

/** Serves requests for the second person of a match. */
export const matchApproval = (deps: BankDeps): ApprovalKind => ({
  kind: MATCH_APPROVAL,
  isParty: isPartyOfMatch(deps),
  partyFailure: 'finance.ownMoney',
  roles: ['finance'],
  snapshot: async (tx, approval) => {
    try {
      return factsOf(await validateMatch({ tx }, deps, contentOf(approval)));
    } catch (error) {
      // Lines or records that moved on are no longer what was asked about.
      if (error instanceof Failure) return null;
      throw error;
    }
  },
  carryOut: async (ctx, approval) => {
    const content = contentOf(approval);
    const weighed = await validateMatchForCaller(ctx, deps, content);
    const { accountId, name } = requireStaff(ctx);
    await bookMatch(ctx, deps, weighed, {
      method: 'person',
      reasons: content.reasons,
      maker: { id: approval.requestedBy, name: approval.requestedName },
      checker: { id: accountId, name },
    });
  },
});

import { sql } from 'kysely';
import { claimTable } from '#contract/claims/table.ts';
import { rows } from '#server/kit/database/database.ts';
import { Broken, same } from '../laws.ts';
import type { Town } from '../people.ts';
import {
  claimClockAt,
  claimWaitOf,
  dueClaimRow,
  hasSurplus,
  here,
  type ModelClaim,
  openClaimRows,
} from './claim-model.ts';

/** A claim as the database has it, with its escrow, its history and the pieces that claims hold. */
export interface StoredClaim {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly since: Date;
  readonly held: bigint;
  readonly paid: bigint;
  readonly owed: bigint;
  readonly waitsOn: string[];
  readonly dueAt: Date | null;
  readonly clockAt: Date | null;
  readonly replacementId: string | null;
  readonly escrow: string | null;
  readonly linePieces: number;
  readonly lineHeld: number;
  readonly requested: number;
  readonly history: { event: string; from: string | null; to: string }[];
}

/** Reads claims with all that the laws speak of, in one statement. */
export const readClaims = ({ market }: Town, ids: readonly string[]): Promise<StoredClaim[]> =>
  rows<StoredClaim>(
    market.market.database.db,
    sql`select c.id, c.state, c.version, c.since, c.held, c.paid, c.owed,
          c.waits_on as "waitsOn", c.due_at as "dueAt", c.clock_at as "clockAt",
          c.replacement_id as "replacementId",
          (select sum(h.held - h.released - h.refunded)::text from wallet.hold h
             where h.order_id = c.id) as escrow,
          (select l.delivered from claims.line_hold l where l.line_id = c.line_id) as "linePieces",
          (select l.held from claims.line_hold l where l.line_id = c.line_id) as "lineHeld",
          (select count(*)::int from approvals.approval a where a.subject = c.id
             and a.state = 'requested' and a.kind = 'claim.ruling') as requested,
          (select json_agg(json_build_object('event', e.event, 'from', e.from_state,
             'to', e.to_state) order by e.at, e.id) from claims.entry e
             where e.claim_id = c.id and e.to_state is not null) as history
        from claims.claim c where c.id = any(${[...ids]}::uuid[])`,
  );

const endStates = ['refunded', 'replaced', 'compensated', 'rejected', 'withdrawn'];
/** Claims in these states hold their pieces no longer. */
const free = ['withdrawn', 'rejected'];

/** Returns the pieces of a line that its claims hold. */
export const heldPieces = (claims: readonly ModelClaim[], lineId: string): number =>
  claims
    .filter(({ line, state }) => line.id === lineId && !free.includes(state))
    .reduce((sum, { quantity }) => sum + quantity, 0);

function holdsMoney(claim: ModelClaim, stored: StoredClaim): void {
  const { held, paid, owed } = claim;
  same(
    'money of the claim',
    { held: stored.held, paid: stored.paid, owed: stored.owed },
    { held, paid, owed },
  );
  same('escrow of the claim', BigInt(stored.escrow ?? '0'), held);
  if (endStates.includes(stored.state)) same('escrow at the end of a claim', held, 0n);
}

/** Every row of the history is one of the table, and begins where the one before it ended. */
function holdsHistory({ state, version, history }: StoredClaim): void {
  same('rows of the history of a claim', history.length, version);
  for (const [index, entry] of history.entries()) {
    if (index === 0) continue;
    same('state before an event of a claim', entry.from, history[index - 1]?.to);
    const isRow = claimTable.some(
      ({ event, from, to }) => event === entry.event && from === entry.from && to === entry.to,
    );
    if (!isRow) throw new Broken(`no row ${entry.from} -> ${entry.to} by ${entry.event}`);
  }
  same('state at the end of the history of a claim', history.at(-1)?.to, state);
}

/** Deadlines stand exactly where the table says, and somebody can act. */
function holdsWaiting(claim: ModelClaim, stored: StoredClaim, now: Date): void {
  same('moment of the clock of a claim', stored.clockAt, claimClockAt(claim));
  const { on, at } = claimWaitOf(claim, now);
  const sorted = (names: readonly string[]): string[] => [...names].sort();
  same('deadline of a claim', [sorted(stored.waitsOn), stored.dueAt], [sorted(on), at]);
  // A claim has ended once its goods have left the dock and nothing is owed.
  const isAtDock = here(claim) || hasSurplus(claim);
  if (endStates.includes(claim.state) && claim.owed === 0n && !isAtDock) return;
  const canAct = openClaimRows(claim, now).length > 0 || dueClaimRow(claim, now) !== null;
  const isMoving = claim.replacement !== null;
  if (!canAct && !isMoving && claimClockAt(claim) === null) {
    throw new Broken(`nobody can act on a claim in ${claim.state}`);
  }
}

/** Holds a claim as it is stored against the model; `all` are the claims of its order. */
export function holdClaim(
  claim: ModelClaim,
  stored: StoredClaim | undefined,
  { all, now }: { readonly all: readonly ModelClaim[]; readonly now: Date },
): void {
  if (stored === undefined) throw new Broken('the claim is gone');
  same('state of the claim', stored.state, claim.state);
  same('version of the claim', stored.version, claim.version);
  same('beginning of the state of a claim', stored.since, claim.since);
  holdsMoney(claim, stored);
  same('pieces that claims hold', stored.lineHeld, heldPieces(all, claim.line.id));
  if (stored.lineHeld > stored.linePieces) throw new Broken('claims hold more than was delivered');
  same('requests for a ruling', stored.requested, claim.ruling === null ? 0 : 1);
  same('a replacement order', stored.replacementId, claim.replacement?.id ?? null);
  holdsHistory(stored);
  holdsWaiting(claim, stored, now);
}

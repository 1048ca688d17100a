import type { z } from 'zod';
import type { Call, CallSchemas, Input } from '#contract/call.ts';
import * as contract from '#contract/claims/calls.ts';
import type { claimDetail as claimDetailSchemas } from '#contract/claims/schemas.ts';
import type { ClaimEvent } from '#contract/claims/table.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { resolveParcel } from '#server/settings/public.ts';
import { applyAsParty, applyAsWarehouse, offerTerms } from './commands/apply-as-party.ts';
import { applyForClaim } from './commands/apply-for-claim.ts';
import { proposeRuling } from './commands/propose-ruling.ts';
import { refuseNumberOfOther } from './commands/refuse-number-of-other.ts';
import { writeEntry } from './commands/write-entry.ts';
import type { ClaimPayload } from './core/machine.ts';
import type { ClaimsDeps } from './deps.ts';
import { findClaimable } from './queries/find-claimable.ts';
import { listAllClaims, listMyClaims } from './queries/list-my-claims.ts';
import { readClaimView } from './views.ts';

interface Said {
  readonly id: string;
  readonly version: number;
  readonly reason?: string;
  readonly note?: string;
  readonly carrier?: string | undefined;
  readonly trackingNo?: string | undefined;
  readonly asTyped?: boolean;
  readonly pieces?: number;
  readonly location?: string;
}

/** The input of a call as its event carries it: a reason or a note is its text. */
const payloadOf = ({ id: _, version: __, reason, note, ...rest }: Said): ClaimPayload => ({
  ...rest,
  text: reason ?? note ?? '',
});

/** Returns the input of a call with the key of the carrier of a parcel, which may have no number. */
async function withCarrier(ctx: CommandContext, input: Said): Promise<Said> {
  const { carrier, trackingNo = '' } = input;
  if (carrier === undefined) return input;
  return resolveParcel(ctx.tx, { ...input, carrier, trackingNo });
}

type EventCall = Call<CallSchemas<z.ZodType<Said>, typeof claimDetailSchemas.output>>;

/** Implements a call that applies one event. Returns the updated claim. */
const eventOf =
  (
    deps: ClaimsDeps,
    apply: typeof applyAsParty,
  ): ((call: EventCall, event: ClaimEvent) => Implementation) =>
  (call, event) => {
    const handle = async (ctx: CommandContext, input: Said) => {
      const { id, version } = input;
      await apply(ctx, event, { id, version, payload: payloadOf(await withCarrier(ctx, input)) });
      return readClaimView(ctx, deps, id);
    };
    return { call, handle: handle as Implementation['handle'] };
  };

const partyHandlers = (deps: ClaimsDeps): Implementation[] => {
  const event = eventOf(deps, applyAsParty);
  return [
    event(contract.claimAgree, 'agree'),
    event(contract.claimRefuse, 'refuse'),
    event(contract.claimAcceptOffer, 'acceptOffer'),
    event(contract.claimRequestRuling, 'requestRuling'),
    event(contract.claimWithdraw, 'withdraw'),
    event(contract.claimShipBack, 'shipBack'),
    event(contract.claimAcceptCount, 'acceptCount'),
    event(contract.claimPayRest, 'payRest'),
    implement(contract.claimOffer, async (ctx, input) => {
      await offerTerms(ctx, input);
      return readClaimView(ctx, deps, input.id);
    }),
  ];
};

const staffHandlers = (deps: ClaimsDeps): Implementation[] => {
  const event = eventOf(deps, applyAsWarehouse);
  return [
    implement(contract.opsClaimRecordArrival, async (ctx, { isOfClaim, ...input }) => {
      const { id, version } = input;
      const payload = payloadOf(await withCarrier(ctx, input));
      await applyAsWarehouse(ctx, 'recordArrival', { id, version, payload });
      if (!isOfClaim) await refuseNumberOfOther(ctx, input);
      return readClaimView(ctx, deps, id);
    }),
    event(contract.opsClaimCancelArrival, 'cancelArrival'),
    event(contract.opsClaimReceive, 'receive'),
    event(contract.opsClaimRecount, 'recount'),
    event(contract.opsClaimReportLost, 'reportLost'),
    event(contract.opsClaimForward, 'forward'),
    event(contract.opsClaimReturnSurplus, 'returnSurplus'),
    event(contract.opsClaimQuarantine, 'quarantine'),
    implement(contract.opsClaimProposeRuling, async (ctx, input) => {
      await proposeRuling(ctx, input);
      return readClaimView(ctx, deps, input.id);
    }),
  ];
};

/** Implements a call that adds the caller's entry to a claim. Returns the updated claim. */
const writing =
  (deps: ClaimsDeps) => async (ctx: CommandContext, input: Input<typeof contract.claimWrite>) => {
    await writeEntry(ctx, input);
    return readClaimView(ctx, deps, input.id);
  };

/** Returns the handlers of the slice's calls. */
export const claimHandlers = (deps: ClaimsDeps): readonly Implementation[] => [
  implement(contract.claimable, findClaimable),
  implement(contract.claimApply, async (ctx, input) =>
    readClaimView(ctx, deps, await applyForClaim(ctx, input)),
  ),
  implement(contract.claimList, listMyClaims),
  implement(contract.claimDetail, (ctx, { id }) => readClaimView(ctx, deps, id)),
  implement(contract.opsClaimList, listAllClaims),
  implement(contract.opsClaimOne, (ctx, { id }) => readClaimView(ctx, deps, id)),
  implement(contract.claimWrite, writing(deps)),
  implement(contract.opsClaimWrite, writing(deps)),
  ...partyHandlers(deps),
  ...staffHandlers(deps),
];

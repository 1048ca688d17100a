import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/approvals/calls.ts';
import { approvalKinds } from '#contract/approvals/constants.ts';
import { staffRoles } from '#contract/call.ts';
import { failOrDone } from '#harness/members.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

/** Approving it reads the lines that it names first: `bank-statements.test.ts` approves one's own. */
const WITH_LINES = 'bank.match';

let market: TestMarket;
let maker: Caller;
let other: Caller;

/** Writes a request of the maker as its slice would have; returns what a decision names it by. */
async function requestOf(kind: string): Promise<{ id: string; version: number }> {
  const id = randomUUID();
  await market.market.database.pool.query(
    `insert into approvals.approval (id, kind, subject, subject_name, before, after, reason,
       requested_by, requested_name, requested_at, expires_at)
     values ($1, $2, $3, 'A record', '{}', '{}', 'A reason', $4, 'Maker', $5::timestamptz,
       $5::timestamptz + interval '3 days')`,
    [id, kind, randomUUID(), market.idOf(maker), market.clock.now()],
  );
  return { id, version: 1 };
}

beforeAll(async () => {
  market = await openTestMarket();
  maker = await market.staff('Maker', staffRoles);
  other = await market.staff('Other', staffRoles);
});
afterAll(() => market.close());

it.each(approvalKinds)(
  'nobody approves, refuses or sends back their own request: %s',
  async (kind) => {
    const seen = await requestOf(kind);
    const decisions = [
      ...(kind === WITH_LINES ? [] : [() => maker.send(contract.opsApprovalApprove, seen)]),
      () => maker.send(contract.opsApprovalRefuse, { ...seen, reason: 'No' }),
      () => maker.send(contract.opsApprovalSendBack, { ...seen, note: 'Again' }),
    ];
    for (const decide of decisions) expect(await failOrDone(decide())).toBe('approval.samePerson');
    // The request itself can be decided: somebody else sends it back.
    await other.send(contract.opsApprovalSendBack, { ...seen, note: 'Please look again' });
  },
);

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/claims/calls.ts';
import { openClaims } from '#harness/claims.ts';
import { asStaff, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { rows } from '#server/kit/database/database.ts';

let market: Pipeline;
let claims: ReturnType<typeof openClaims>;
const dock = asStaff('warehouse');
const parcel = { carrier: 'SF', trackingNo: 'SF1234567890' } as const;

beforeAll(async () => {
  market = await openPipeline();
  claims = openClaims(market);
}, 60_000);
afterAll(() => market.close());

/** A claim on 400 pieces whose parcel is on its way. */
async function sent(): Promise<string> {
  const { id } = await claims.apply();
  await claims.act(contract.claimAgree, id, market.seller);
  await claims.act(contract.claimShipBack, id, market.buyer, parcel);
  return id;
}

describe('the history of a claim', () => {
  it('has a parcel and a count as facts, and nothing but the words of its people as text', async () => {
    const id = await sent();
    const count = { pieces: 40, location: 'A-01', note: 'One bag.' };
    const { entries } = await claims.act(contract.opsClaimReceive, id, dock, count);
    const of = (event: string) => entries.findLast((entry) => entry.event === event);
    expect(of('shipBack')).toMatchObject({ text: '', facts: parcel });
    expect(of('receive')).toMatchObject({
      text: 'One bag.',
      facts: { pieces: 40, location: 'A-01' },
    });
    expect(of('apply')).toMatchObject({ facts: {} });
    expect(JSON.stringify(entries)).not.toContain('pcs');
  });

  it('has the count as facts in the audit log too', async () => {
    const id = await sent();
    const count = { pieces: 40, location: 'A-01', note: 'One bag.' };
    await claims.act(contract.opsClaimReceive, id, dock, count);
    const [logged] = await rows<{ after: unknown }>(
      market.db,
      sql`select body::jsonb -> 'after' as after from operator.audit
        where on_id = ${id} and what = 'claim.receive'`,
    );
    expect(logged?.after).toMatchObject({ pieces: 40, location: 'A-01', text: 'One bag.' });
  });

  it('reads counts that were stored as an English text, and other texts as they are', async () => {
    const { id } = await claims.apply();
    const old = async (event: string, text: string, day: number) => {
      await sql`insert into claims.entry (id, claim_id, at, event, by, name, text)
        values (${randomUUID()}, ${id}, ${new Date(NOW.getTime() + day * 86_400_000)}, ${event},
          'warehouse', 'Chen', ${text})`.execute(market.db);
    };
    await old('receive', '40 pcs · A-01 · 12 pcs · bent', 1);
    await old('recount', '40 pcs', 2);
    await old('shipBack', 'SF SF1234567890', 3);
    await old('write', '40 pcs are bent', 4);
    const { entries } = await claims.call(
      contract.claimDetail,
      { id },
      market.as(market.buyer, NOW),
    );
    expect(entries.slice(1).map(({ text, facts }) => [facts, text])).toEqual([
      [{ pieces: 40 }, 'A-01 · 12 pcs · bent'],
      [{ pieces: 40 }, ''],
      [{}, 'SF SF1234567890'],
      [{}, '40 pcs are bent'],
    ]);
  });
});

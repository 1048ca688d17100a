import { expect, it } from 'vitest';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { piecesOf } from './pieces.ts';

const parcel = { carrier: 'SF', trackingNo: 'SF1', at: '' };
const view = (more: Partial<ClaimView>) =>
  ({
    state: 'returning',
    delivered: 500,
    quantity: 400,
    claimed: { returnPieces: 300 },
    settlement: { returnPieces: 300 },
    back: { ...parcel, agreed: 300 },
    count: null,
    surplus: null,
    forwarded: null,
    quarantinedAt: null,
    entries: [{ event: 'shipBack' }],
    ...more,
  }) as unknown as ClaimView;
const count = (pieces: number) => ({ pieces }) as ClaimView['count'];

/** Returns the lines that are not empty, once they add up to what was delivered. */
function linesOf(claim: ClaimView): Readonly<Record<string, number>> {
  const all = Object.entries(piecesOf(claim));
  expect(all.reduce((sum, [, pieces]) => sum + pieces, 0)).toBe(claim.delivered);
  return Object.fromEntries(all.filter(([, pieces]) => pieces > 0));
}

it('pieces beyond what was agreed are those that stay, then those that were not claimed', () => {
  const surplus = (pieces: number) => ({ pieces, returned: null });
  const found = view({ state: 'refunded', count: count(450), surplus: surplus(150) });
  expect(linesOf(found)).toEqual({ kept: 50, dock: 300, surplus: 150 });
  const returned = { ...found, surplus: { pieces: 150, returned: parcel } };
  expect(linesOf(returned)).toEqual({ kept: 100, stay: 100, dock: 300 });
});

it('a rejected claim has all pieces that came at the dock, and sends them all back', () => {
  const rejected = view({ state: 'rejected', count: count(350) });
  expect(linesOf(rejected)).toEqual({ kept: 100, stay: 50, dock: 350 });
  expect(linesOf({ ...rejected, count: count(450) })).toEqual({ kept: 50, dock: 450 });
  expect(linesOf({ ...rejected, count: count(200) })).toEqual({
    kept: 100,
    stay: 100,
    missing: 100,
    dock: 200,
  });
  expect(linesOf({ ...rejected, count: count(450), forwarded: parcel })).toEqual({
    kept: 50,
    gone: 450,
  });
});

it('a parcel that is missing after a ruling for money has the pieces that were agreed', () => {
  const settlement = { returnPieces: 0 } as ClaimView['settlement'];
  const ruled = view({ state: 'compensated', settlement });
  expect(linesOf(ruled)).toEqual({ kept: 100, stay: 100, way: 300 });
  expect(linesOf({ ...ruled, back: null })).toEqual({ kept: 100, stay: 400 });
});

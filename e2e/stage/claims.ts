import { expect, type Locator, type Page } from '@playwright/test';
import * as claims from '#contract/claims/calls.ts';
import { orderOne } from '#contract/orders/calls.ts';
import * as steps from '../../tools/deal/steps.ts';

/** Pieces of every claim of these journeys, of orders at 0.50: they cost 20.00. */
const PIECES = 40;

/** A claim on a received order whose seller agreed to it; its goods are on their way to the dock. */
export async function sentBack(
  { buyer, seller }: Pick<steps.Cast, 'buyer' | 'seller'>,
  order: steps.Order,
  remedy: 'refund' | 'replacement',
) {
  const applied = await buyer.send(claims.claimApply, {
    orderId: order.id,
    lineId: order.lines[0]?.id ?? '',
    reason: 'solderability',
    quantity: PIECES,
    remedy,
    returnPieces: PIECES,
    amount: '20.00',
    text: 'Leads do not wet.',
    files: [],
  });
  const target = { id: applied.id, version: applied.version };
  const { id, version } = await seller.send(claims.claimAgree, target);
  const parcel = { carrier: 'SF' as const, trackingNo: `SF7${Date.now()}` };
  return buyer.send(claims.claimShipBack, { id, version, ...parcel });
}

/** Such a claim, counted in full by the dock: its seller ships the replacement next. */
export async function replacing(cast: steps.Cast, delivered: steps.Order) {
  const order = await steps.confirmReceipt(cast, await steps.look(cast.buyer, delivered));
  const { id, version } = await sentBack(cast, order, 'replacement');
  const count = { pieces: PIECES, location: 'C-04-6' };
  const claim = await cast.warehouse.send(claims.opsClaimReceive, { id, version, ...count });
  const replacement = await cast.seller.send(orderOne, { id: claim.replacement?.orderId ?? '' });
  return { claim, replacement };
}

/** A line of the list of amounts or pieces on the page of a claim. */
export const claimLine = (page: Page, list: 'Money' | 'Pieces', term: string): Locator =>
  page
    .getByRole('region', { name: list, exact: true })
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd');

/** The page says how its claim ended: in a sentence, at the end of its progress, and in money. */
export async function expectEnd(
  page: Page,
  end: { sentence: string; state: string; result: string; money: Record<string, string> },
): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(end.sentence)).toBeVisible();
  await expect(main.getByText(end.state, { exact: true }).first()).toBeVisible();
  const progress = page.getByRole('list', { name: 'Progress of the claim' });
  await expect(progress.getByText(end.result)).toBeVisible();
  for (const [term, amount] of Object.entries(end.money)) {
    await expect(claimLine(page, 'Money', term), term).toHaveText(amount);
  }
}

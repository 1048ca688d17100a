import { type Browser, expect, type Page } from '@playwright/test';
import { orderOne } from '#contract/orders/calls.ts';
import { opsOrderOne } from '#contract/orders/staff-calls.ts';
import { recommended } from '#contract/qc/planning/sampling.ts';
import type { Caller } from '../../tools/deal/caller.ts';
import * as steps from '../../tools/deal/steps.ts';
import { memberAt } from './callers.ts';
import { deskOf, shipTo } from './cast.ts';
import { market } from './market.ts';
import { person, signIn } from './people.ts';
import { freshPhoto } from './photos.ts';

/** Three browsers: buyer, seller, and the staff's, in which one desk after the other signs in. */
export interface Browsers {
  readonly buyer: Page;
  readonly seller: Page;
  readonly staff: Page;
}

/** Signs a buyer and a seller in; the staff's browser is empty yet. */
export async function openBrowsers(browser: Browser): Promise<Browsers> {
  const [buyer, seller, staff] = [
    await person(browser),
    await person(browser),
    await person(browser),
  ];
  await signIn(buyer, 'jonas@messwerk.test');
  await signIn(seller, 'tao@hexin.test');
  return { buyer, seller, staff };
}

/** The buyer's part numbers are new to the market, so that each run finds its own post. */
export const partOf = (run: string) => `LM2904-${run}${Date.now() % 1_000_000}`;

const goodsType = 'originalUnder3';
const idOf = (order: string): string => order.split('/').at(-1) ?? '';

/** The two parties of a deal as callers, in the sessions of their browsers. */
async function partiesOf({ buyer, seller }: Pick<Browsers, 'buyer' | 'seller'>) {
  return { buyer: await memberAt(buyer), seller: await memberAt(seller) } as steps.Cast;
}

/**
 * An order of a new part that both agreed on by calls, at the terms that the forms propose; opens it
 * for the buyer and returns its address. `deal.spec.ts` plays these pages.
 */
export async function agree(
  people: Pick<Browsers, 'buyer' | 'seller'>,
  mpn: string,
  quantity = '500',
): Promise<string> {
  const parties = await partiesOf(people);
  const line = { mpn, manufacturer: 'Texas Instruments', dateCode: '2421' };
  const { reply } = await steps.askAndQuote(parties, [
    { ...line, quantity: Number(quantity), unitPrice: '0.095' },
  ]);
  const { id } = await steps.accept(parties, reply.id, {
    shipTo: { ...shipTo, carrier: 'DHL' },
    goodsType,
    tests: [...recommended[goodsType]],
  });
  const order = `${market()}/my-order-details/${id}`;
  await people.buyer.goto(order);
  return order;
}

/** The same order in the seller's console. */
export const sellersPage = (buyersPage: string) =>
  buyersPage.replace('/my-order-details/', '/seller-my-order-detail/');
/** The same order at the desks. */
export const staffPage = (buyersPage: string) =>
  buyersPage.replace('/my-order-details/', '/ops/orders/');

/** From the placed order to goods on their way to the dock, by calls. */
export async function toInbound(
  people: Pick<Browsers, 'buyer' | 'seller'>,
  order: string,
): Promise<void> {
  const parties = await partiesOf(people);
  const seen = (party: Caller) => party.send(orderOne, { id: idOf(order) });
  await steps.confirm(parties, await seen(parties.seller));
  await steps.pay(parties, await seen(parties.buyer));
  const parcel = { carrier: 'SF', trackingNo: 'SF1347662099' } as const;
  await steps.ship(parties, await seen(parties.seller), parcel);
}

/** From the placed order to goods at the dock, which counts so many pieces, by calls. */
export async function toTheDock(people: Browsers, order: string, counted = '500'): Promise<void> {
  await toInbound(people, order);
  const warehouse = await deskOf('warehouse@assay.test');
  const sent = await warehouse.send(opsOrderOne, { id: idOf(order) });
  const dock = { location: 'C-02-1', counted: () => Number(counted) };
  await steps.receive({ warehouse } as steps.Cast, sent, dock);
}

/** The lab's finding; one that fails needs a photo. */
const findingOf = async (outcome: 'pass' | 'fail'): Promise<steps.Finding> =>
  outcome === 'pass'
    ? { grade: 'A', verdict: 'pass', conclusion: 'As marked.' }
    : {
        grade: 'F',
        verdict: 'fail',
        conclusion: 'Re-marked parts.',
        fails: { detailedVisual: { failed: 1, note: 'Two depths of marking.' } },
        photos: {
          detailedVisual: [
            {
              name: 'marking.png',
              bytes: await freshPhoto(),
              caption: 'Two depths of marking',
              bad: true,
            },
          ],
        },
      };

/** From goods at the dock to issued reports, by calls. */
export async function toReports(order: string, outcome: 'pass' | 'fail'): Promise<void> {
  const lab = {
    inspector: await deskOf('qc@assay.test'),
    reviewer: await deskOf('qc2@assay.test'),
  } as steps.Cast;
  const received = await lab.inspector.send(opsOrderOne, { id: idOf(order) });
  const finding = await findingOf(outcome);
  await steps.issue(lab, await steps.inspect(lab, received, () => finding));
}

/** Both parties ask support to rule on their dispute without more negotiation. */
export async function requestRuling(
  { buyer, seller }: Pick<Browsers, 'buyer' | 'seller'>,
  order: string,
): Promise<void> {
  await buyer.goto(order);
  await seller.goto(sellersPage(order));
  for (const page of [buyer, seller]) {
    await page.getByRole('button', { name: 'Ask Assay to decide now' }).click();
    await expect(page.getByText('Assay is asked to decide.').first()).toBeVisible();
  }
  await expect(seller.getByText('Support may decide now.')).toBeVisible();
}

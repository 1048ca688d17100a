import { expect, test } from 'vitest';
import { caseWaits } from '#contract/cases/table.ts';
import { claimWaits } from '#contract/claims/table.ts';
import { slugs } from '#contract/content/slugs.ts';
import { blacklistReplyWithin } from '#contract/content/table.ts';
import { depositWaits } from '#contract/deposits/machine.ts';
import { limits } from '#contract/limits.ts';
import { settlementWaits } from '#contract/onboarding/table.ts';
import { languages } from '#contract/options.ts';
import {
  acknowledgeCountWithin,
  agentWaits,
  negotiationWithin,
  orderWaits,
  sendBackWithin,
} from '#contract/orders/waits.ts';
import type { Span } from '#contract/state-machine.ts';
import { RESPONSE_DAYS, URGENT_DAYS } from '#server/enquiries/core/machine.ts';
import { pageFiles, pageKey } from './page-files.ts';

const textOf = (slug: (typeof slugs)[number], lang: (typeof languages)[number]): string =>
  pageFiles().get(pageKey(slug, lang))?.markdown ?? '';

/** The figure of a deadline: working days or days. */
const days = (wait: Span | { readonly within?: Span | undefined } | null | undefined): number => {
  const span = typeof wait === 'object' ? wait?.within : wait;
  const found = /^(\d+)(wd|d)$/.exec(span ?? '');
  if (found === null) throw new Error('the table has no deadline here');
  return Number(found[1]);
};
const delivered = days(
  orderWaits.dispatched?.instead?.find(({ when }) => when === 'delivered') as { within: Span },
);

/** Figures of a text, written alike in all languages: 10,000 and 10 000 are one. */
const figuresOf = (text: string): string[] =>
  [
    ...text
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/(\d)[ \u00a0\u202f,](?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d),(\d)/g, '$1.$2')
      .matchAll(/\d+(?:\.\d+)*/g),
  ].map(([figure]) => figure);

/** Figures in the last cell of each row of the first table of a page. */
const tableOf = (text: string): number[] =>
  (/(?:^\|.*\|\n)+/m.exec(text)?.[0] ?? '')
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => Number(figuresOf(row.split('|').at(-2) ?? '')[0]));

test.each(languages)('the tables of deadlines say what the state tables say: %s', (lang) => {
  expect(tableOf(textOf('how-to-buy', lang))).toEqual([
    days(orderWaits.placed),
    days(orderWaits.confirmed),
    days(orderWaits.paid),
    days(orderWaits.received),
    limits.resultHoursMin,
    days(orderWaits.reported),
    days(orderWaits.cleared),
    delivered,
  ]);
  expect(tableOf(textOf('how-to-sell', lang))).toEqual([
    days(settlementWaits.submitted),
    days(orderWaits.placed),
    days(orderWaits.confirmed),
    days(orderWaits.paid),
    days(orderWaits.reported),
    days(claimWaits.applied),
    limits.depositReturnWorkingDays,
  ]);
});

test.each(slugs)('a page states the same figures in every language, part by part: %s', (slug) => {
  const parts = (lang: (typeof languages)[number]) =>
    textOf(slug, lang)
      .split(/^## /m)
      .map((part) => figuresOf(part).sort());
  const english = parts('en');
  expect(english.flat().length).toBeGreaterThan(0);
  for (const lang of languages) expect(parts(lang), lang).toEqual(english);
});

const wd = (count: number) => `${count} working day${count === 1 ? '' : 's'}`;
const mb = (kb: number) => `${kb / 1024} MB`;
const amount = (text: string) => Number(text).toLocaleString('en-US');
const cny = `CNY ${amount(limits.depositCny)}`;

/** Sentences of the English pages with the figures of tables and limits in them. */
const statements: Readonly<Record<string, readonly string[]>> = {
  'how-to-buy': [
    `Stock that nobody confirms for ${limits.stockStaleDays} days leaves search.`,
    `With fewer than ${limits.exactUnderChars} characters only the very same number is found`,
    `A line without an answer expires after ${RESPONSE_DAYS} days.`,
    `the seller is reminded after ${URGENT_DAYS} day.`,
    `Support prices service and freight within ${wd(days(agentWaits.placed))}.`,
    `at most ${mb(limits.proofMaxKb)})`,
    `One transfer may be at most ${amount(limits.rechargeMax)}.`,
    `Within ${wd(days(orderWaits.reported))} choose Confirm or Reject`,
    `Within ${wd(days(orderWaits.disputed))} support decides in writing`,
    `at USD ${limits.freightUsd} per order`,
    `within its warranty, at least ${limits.afterSaleDaysMin} days.`,
    `The seller answers within ${wd(days(claimWaits.applied))}`,
    `back to the seller within ${wd(days(sendBackWithin))} of your authorisation`,
    `refunded within ${wd(days(orderWaits.returned))} of the return`,
    `never back on the market | refunded within ${wd(days(orderWaits.quarantined))}`,
  ],
  'how-to-sell': [
    `Unified social credit code, ${limits.creditCodeChars} characters.`,
    `${limits.licenceMinKb} KB to ${mb(limits.licenceMaxKb)}`,
    `${cny} by transfer`,
    `within ${wd(limits.depositReturnWorkingDays)}`,
    `Assay finishes the review within ${wd(days(settlementWaits.submitted))}`,
    `Stock that is not confirmed for ${limits.stockStaleDays} days leaves search.`,
    `An enquiry without an answer expires after ${RESPONSE_DAYS} days`,
    `Within ${wd(days(orderWaits.placed))} choose Confirm the order or Decline.`,
    `Ship within ${wd(days(orderWaits.paid))} of the payment.`,
    `may acknowledge it within ${wd(days(acknowledgeCountWithin))}`,
    `both confirm within ${wd(days(orderWaits.reported))}`,
    `decides in writing within ${wd(days(orderWaits.disputed))}`,
    `within ${wd(days(sendBackWithin))} of the buyer’s authorisation`,
    `or ${delivered} days after the carrier has delivered`,
    `Agree or refuse with a reason within ${wd(days(claimWaits.applied))}`,
  ],
  FAQ: [
    `seller confirms ${wd(days(orderWaits.placed))}, buyer pays ${days(orderWaits.confirmed)}, ` +
      `seller ships ${days(orderWaits.paid)}, both confirm ${days(orderWaits.reported)}, ` +
      `Assay ships ${days(orderWaits.cleared)}.`,
    `The integrity deposit of ${cny} is returned on request.`,
    `nobody answers within ${wd(days(orderWaits.reported))} of the report?`,
    `within ${wd(days(orderWaits.disputed))} support decides in writing`,
    `The first ${days(negotiationWithin)} of them are for the parties to negotiate`,
    `with ${wd(days(blacklistReplyWithin))} to reply in writing`,
    `or ${delivered} days after the carrier has delivered`,
    `The review takes up to ${wd(days(settlementWaits.submitted))}.`,
    `within ${wd(days(depositWaits.returning))}`,
    `Freight on Assay’s account is USD ${limits.freightUsd} per order`,
  ],
  'terms-of-service': [
    `pays an integrity deposit of ${cny}.`,
    `confirms or declines it within ${wd(days(orderWaits.placed))}.`,
    `An order not paid within ${wd(days(orderWaits.confirmed))}`,
    `Within ${wd(days(orderWaits.paid))} of payment the seller ships`,
    `may acknowledge it within ${wd(days(acknowledgeCountWithin))}`,
    `Buyer and seller confirm within ${wd(days(orderWaits.reported))}`,
    `support decides within ${wd(days(orderWaits.disputed))} in writing`,
    `The first ${days(negotiationWithin)} of them are for the parties to negotiate`,
    `the buyer authorises within ${wd(days(orderWaits.returning))}; ` +
      `sent back within ${wd(days(sendBackWithin))} of that`,
    `The seller answers within ${wd(days(claimWaits.applied))}`,
    `a warranty under ${limits.afterSaleDaysMin} days counts as ${limits.afterSaleDaysMin} days.`,
  ],
  'contact-us': [
    `Pricing an escrow order: within ${wd(days(agentWaits.placed))}.`,
    `Deciding a dispute: within ${wd(days(orderWaits.disputed))}`,
    `Reviewing a settlement: within ${wd(days(settlementWaits.submitted))}`,
    ...(['legal', 'complaint', 'feedback'] as const).map((kind) => {
      const { submitted, inReview } = caseWaits[kind];
      return `taken up within ${wd(days(submitted))}, ${
        kind === 'legal' ? 'written opinion' : 'answered'
      } ${wd(days(inReview))} after that.`;
    }),
  ],
  'seller-membership': [cny, `within ${wd(limits.depositReturnWorkingDays)}`],
  'my-shop': [
    `lines not confirmed for ${limits.stockStaleDays} days leave search`,
    `Ship within ${wd(days(orderWaits.paid))} of payment.`,
    `at most ${mb(limits.logoMaxKb)}`,
    `at most ${mb(limits.uploadMaxKb)} each`,
    `which returns within ${wd(limits.depositReturnWorkingDays)}`,
  ],
  'about-us': [
    `confirm within ${wd(days(orderWaits.reported))}`,
    `within ${wd(days(sendBackWithin))} of the buyer’s authorisation`,
  ],
  'product-service': [
    `Support names service fee and freight within ${wd(days(agentWaits.placed))}`,
    `from ${limits.resultHoursMin} hours`,
    `The review takes up to ${wd(days(settlementWaits.submitted))}.`,
  ],
  'privacy-notice': [
    `| Login | ${limits.sessionDays} days`,
    `valid for ${limits.codeValidS / 60} minutes`,
    `| Closed buy-requests and surplus | may be reopened for ${limits.recycleDays} days`,
  ],
  advertise: [`Confirm your stock every ${limits.stockStaleDays} days.`],
};

test.each(slugs)('deadlines and limits in sentences are those of the product: %s', (slug) => {
  const text = textOf(slug, 'en');
  expect((statements[slug] ?? []).filter((one) => !text.includes(one))).toEqual([]);
});

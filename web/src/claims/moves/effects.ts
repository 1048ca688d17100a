import type { ClaimTerms, ClaimView } from '#contract/claims/claim-schemas.ts';
import { parseMoney, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { Translator } from '#web/i18n/translator.ts';
import type { Formats } from '#web/i18n/use-format.ts';
import type words from '../locales/zh.ts';
import type { PartyEvent } from './choices.ts';
import { type Draft, termsOfDraft } from './draft.ts';
import { worthOfPieces } from './ruling.ts';

/** A line of what follows from a choice: an amount or a number of pieces, and the words for it. */
export interface EffectLine {
  readonly key: string;
  readonly money?: MoneyWire;
  readonly pieces?: number;
  readonly text: string;
}

type Words = Translator<typeof words>;
interface Spoken {
  readonly t: Words;
  readonly format: Formats;
}

/** Sentences about money that is set aside and money that is paid at once, by their reader. */
const moneyTexts = {
  buyer: { aside: 'effect.setAsideBuyer', pay: 'effect.payBuyer' },
  seller: { aside: 'effect.setAsideSeller', pay: 'effect.paySeller' },
  staff: { aside: 'effect.setAsideStaff', pay: 'effect.payStaff' },
} as const;

function ofTerms(view: ClaimView, terms: ClaimTerms, { t, format }: Spoken): EffectLine[] {
  const paid = terms.remedy === 'compensation';
  const texts = moneyTexts[view.me];
  const aside = terms.remedy === 'replacement' ? t('effect.security') : t(texts.aside);
  return [
    { key: 'money', money: terms.total, text: paid ? t(texts.pay) : aside },
    ...(paid ? [] : [{ key: 'back', pieces: terms.returnPieces, text: t('effect.return') }]),
    ...(view.funds && view.me === 'seller'
      ? [
          {
            key: 'funds',
            money: view.funds.available,
            text: t('effect.funds', { deposit: format.money(view.funds.deposit) }),
          },
        ]
      : []),
  ];
}

const cents = ({ amount }: MoneyWire): bigint => parseMoney(amount, 'USD').minor;

/** Settles a short return by the pieces that were counted: the money of those, freight in full. */
function ofCount(view: ClaimView, { t }: Spoken): EffectLine[] {
  const { settlement, count, money } = view;
  if (settlement === null || count === null) return [];
  const isReplaced = settlement.remedy === 'replacement';
  const due = worthOfPieces(view, settlement, count.pieces);
  const rest = cents(money.held) - due;
  const paid = rest < 0n ? cents(money.held) : due;
  return [
    ...(isReplaced
      ? [
          { key: 'count', pieces: count.pieces, text: t('effect.countedReplace') },
          { key: 'money', money: wire(due), text: t('effect.security') },
        ]
      : [{ key: 'money', money: wire(paid), text: t('effect.counted', { count: count.pieces }) }]),
    ...(rest > 0n ? [{ key: 'rest', money: wire(rest), text: t('effect.heldBack') }] : []),
    ...(rest < 0n && !isReplaced
      ? [{ key: 'uncovered', money: wire(-rest), text: t('effect.uncovered') }]
      : []),
  ];
}

function ofRuling(view: ClaimView, draft: Draft, spoken: Spoken): EffectLine[] {
  const { decision } = draft;
  if (decision === 'reject') return [{ key: 'rule', text: spoken.t('effect.ruleReject') }];
  // Goods that were sent are not sent again.
  const terms = termsOfDraft(view, draft, view.back === null ? decision : 'compensation');
  return terms === null ? [] : ofTerms(view, terms, spoken);
}

/** Returns what follows from a choice, in figures. */
export function effectsOf(
  view: ClaimView,
  { event, draft }: { readonly event: PartyEvent | 'rule'; readonly draft: Draft },
  spoken: Spoken,
): EffectLine[] {
  const { t } = spoken;
  if (event === 'agree') return ofTerms(view, view.claimed, spoken);
  if (event === 'acceptOffer' && view.offer) return ofTerms(view, view.offer, spoken);
  if (event === 'offer') {
    const terms = termsOfDraft(view, draft, draft.remedy);
    return [
      { key: 'offer', text: t('effect.offer') },
      ...(terms === null ? [] : ofTerms(view, terms, spoken)),
    ];
  }
  if (event === 'acceptCount') return ofCount(view, spoken);
  if (event === 'rule') return ofRuling(view, draft, spoken);
  if (event === 'payRest') {
    return [{ key: 'rest', money: view.money.owed, text: t('effect.rest') }];
  }
  if (event === 'shipBack' && view.settlement) {
    const { returnPieces, remedy } = view.settlement;
    const { held, uncovered } = view.money;
    const isReplaced = remedy === 'replacement';
    return [
      { key: 'back', pieces: returnPieces, text: t('effect.return') },
      { key: 'money', money: held, text: t(isReplaced ? 'effect.security' : 'effect.heldBuyer') },
      ...(cents(uncovered) > 0n
        ? [{ key: 'uncovered', money: uncovered, text: t('effect.uncovered') }]
        : []),
    ];
  }
  return [{ key: event, text: t(event === 'refuse' ? 'effect.refuse' : 'effect.ruling') }];
}

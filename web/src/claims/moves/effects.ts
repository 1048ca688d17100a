import type { ClaimTerms, ClaimView } from '#contract/claims/claim-schemas.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { Translator } from '#web/i18n/translator.ts';
import type { Formats } from '#web/i18n/use-format.ts';
import type words from '../locales/zh.ts';
import type { PartyEvent } from './choices.ts';
import { type Draft, termsOfDraft } from './draft.ts';

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

function ofTerms(view: ClaimView, terms: ClaimTerms, { t, format }: Spoken): EffectLine[] {
  const isSeller = view.me === 'seller';
  const paid = terms.remedy === 'compensation';
  const secured = t('effect.security');
  const aside = t(isSeller ? 'effect.setAsideSeller' : 'effect.setAsideBuyer');
  const atOnce = t(isSeller ? 'effect.paySeller' : 'effect.payBuyer');
  const text = terms.remedy === 'replacement' ? secured : aside;
  return [
    { key: 'money', money: terms.total, text: paid ? atOnce : text },
    ...(paid ? [] : [{ key: 'back', pieces: terms.returnPieces, text: t('effect.return') }]),
    ...(view.funds && isSeller
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

/** Returns what follows from a choice, in figures. */
export function effectsOf(
  view: ClaimView,
  { event, draft }: { readonly event: PartyEvent; readonly draft: Draft },
  spoken: Spoken,
): EffectLine[] {
  const { t } = spoken;
  if (event === 'agree') return ofTerms(view, view.claimed, spoken);
  if (event === 'acceptOffer' && view.offer) return ofTerms(view, view.offer, spoken);
  if (event === 'offer') {
    const terms = termsOfDraft(view, draft, draft.remedy);
    return terms === null ? [] : ofTerms(view, terms, spoken);
  }
  if (event === 'acceptCount') {
    const count = view.count?.pieces ?? 0;
    return [{ key: 'count', pieces: count, text: t('effect.counted', { count }) }];
  }
  if (event === 'payRest') {
    return [{ key: 'rest', money: view.money.owed, text: t('effect.rest') }];
  }
  if (event === 'shipBack' && view.settlement) {
    const { total, returnPieces } = view.settlement;
    return [
      { key: 'back', pieces: returnPieces, text: t('effect.return') },
      { key: 'money', money: total, text: t('effect.setAsideBuyer') },
    ];
  }
  return [{ key: event, text: t(event === 'refuse' ? 'effect.refuse' : 'effect.ruling') }];
}

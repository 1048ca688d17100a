import type { MoneyWire } from '#contract/money-schemas.ts';
import type { OrderFactsWire } from '#contract/orders/history-schemas.ts';
import type { HistoryRow } from '#contract/orders/view-schemas.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { type Translator, useTranslator } from '#web/i18n/translator.ts';
import type partsZh from '../widgets/locales/zh.ts';
import type zh from './locales/zh.ts';

type T = Translator<typeof zh>;

/** The inputs of an event's sentence. */
interface Row {
  readonly t: T;
  readonly parts: Translator<typeof partsZh>;
  readonly by: HistoryRow['by'];
  readonly facts: OrderFactsWire;
  /** The facts as placeholder values, with amounts formatted for the reader's language. */
  readonly values: Readonly<Record<string, string | number>>;
}
type Sentence = (row: Row) => string;
type Event = HistoryRow['event'];
/** Events whose sentence has the event's own name. */
type Named = Exclude<Event, 'place' | 'receive' | 'inspect' | 'report' | 'confirmReceipt'>;

const isMoney = (fact: unknown): fact is MoneyWire => typeof fact === 'object' && fact !== null;

const valuesOf = (facts: OrderFactsWire, lang: T['lang']): Row['values'] =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => {
      if (fact === undefined || typeof fact === 'boolean') return [];
      return [[name, isMoney(fact) ? formatMoney(fact, lang) : fact]];
    }),
  );

const named =
  (event: Named): Sentence =>
  ({ t, values }) =>
    t(`history.${event}`, values);

/** The sentence of each event; an event without one does not compile. */
const sentences: Readonly<Record<Event, Sentence>> = {
  place: ({ t, facts, values }) => t(facts.source ? 'history.placeFrom' : 'history.place', values),
  split: named('split'),
  price: named('price'),
  acceptTerms: named('acceptTerms'),
  confirm: named('confirm'),
  decline: named('decline'),
  cancel: named('cancel'),
  expire: named('expire'),
  pay: named('pay'),
  ship: named('ship'),
  cancelLate: named('cancelLate'),
  receive: ({ t, facts, values }) => {
    const said = t(facts.differs ? 'history.receiveDiffers' : 'history.receive', values);
    if (facts.otherDateCodes === undefined) return said;
    const stop = t.lang === 'zh' ? '。' : '. ';
    return `${said}${stop}${t('history.otherDateCodes', { codes: facts.otherDateCodes })}`;
  },
  acknowledge: named('acknowledge'),
  recount: named('recount'),
  requestRest: named('requestRest'),
  shipRest: named('shipRest'),
  closeShort: named('closeShort'),
  contest: named('contest'),
  acceptReturn: named('acceptReturn'),
  offer: named('offer'),
  withdrawOffer: named('withdrawOffer'),
  acceptOffer: named('acceptOffer'),
  requestRuling: named('requestRuling'),
  sendBackRest: named('sendBackRest'),
  trace: named('trace'),
  endTrace: named('endTrace'),
  abandonRest: named('abandonRest'),
  correctShipment: named('correctShipment'),
  correctInbound: named('correctInbound'),
  correctReturn: named('correctReturn'),
  updateTracking: named('updateTracking'),
  declareLost: named('declareLost'),
  shipAgain: named('shipAgain'),
  inspect: ({ t, facts }) => t('history.inspect', { count: facts.lots ?? 0 }),
  report: ({ t, parts, facts }) =>
    t('history.report', { verdict: parts(`verdict.${facts.verdict ?? 'open'}`) }),
  accept: named('accept'),
  reject: named('reject'),
  autoAccept: named('autoAccept'),
  autoDispute: named('autoDispute'),
  settle: named('settle'),
  settlePart: named('settlePart'),
  retest: named('retest'),
  orderReturn: named('orderReturn'),
  quarantine: named('quarantine'),
  dispatch: named('dispatch'),
  deliver: named('deliver'),
  authorise: named('authorise'),
  sendBack: named('sendBack'),
  refund: named('refund'),
  confirmReceipt: ({ t, by }) =>
    t(by === 'clock' ? 'history.confirmReceiptClock' : 'history.confirmReceipt'),
};

/** The sentence of a row of history, with its reason. */
export function useHappened(): (row: HistoryRow) => string {
  const t = useTranslator('order-parts');
  const parts = useTranslator('widgets');
  return ({ event, by, facts }) => {
    // A page that was loaded before a release may meet an event that came with it.
    const sentence = sentences[event] as Sentence | undefined;
    const said =
      sentence?.({ t, parts, by, facts, values: valuesOf(facts, t.lang) }) ?? t('history.other');
    const why = facts.reason ?? facts.note;
    return [
      said,
      ...(facts.child ? [t('history.child', { child: facts.child })] : []),
      ...(why ? [t('history.reason', { reason: why })] : []),
    ].join(t.lang === 'zh' ? '。' : '. ');
  };
}

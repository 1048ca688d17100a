import type { MoneyWire } from '#contract/money-schemas.ts';
import type { OrderFactsWire } from '#contract/orders/history-schemas.ts';
import type { HistoryRow } from '#contract/orders/view-schemas.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { type Translator, useTranslator } from '#web/i18n/translator.ts';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import type partsZh from '../widgets/locales/zh.ts';
import type zh from './locales/zh.ts';
import { placedKey } from './placed.ts';
import { namesOfTests } from './retest/use-test-names.ts';

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
type SimpleEvent = Exclude<
  Event,
  | 'place'
  | 'price'
  | 'ship'
  | 'shipRest'
  | 'trace'
  | 'abandonRest'
  | 'recount'
  | 'receive'
  | 'contest'
  | 'inspect'
  | 'retest'
  | 'report'
  | 'confirmReceipt'
>;

const isMoney = (fact: unknown): fact is MoneyWire => typeof fact === 'object' && fact !== null;

const valuesOf = (facts: OrderFactsWire, lang: T['lang']): Row['values'] =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => {
      if (fact === undefined || typeof fact === 'boolean') return [];
      return [[name, isMoney(fact) ? formatMoney(fact, lang) : fact]];
    }),
  );

const simpleSentence =
  (event: SimpleEvent): Sentence =>
  ({ t, values }) =>
    t(`history.${event}`, values);

/** A shipment to the dock: of several parcels the numbers of all, where the row states them. */
const shipment =
  (event: 'ship' | 'shipRest'): Sentence =>
  ({ t, facts, values }) => {
    const more = facts.moreTrackingNos;
    if (more !== undefined) return t(`history.${event}Parcels`, { ...values, more });
    return t(facts.parcels ? `history.${event}Many` : `history.${event}`, values);
  };

/** Names the parcel that the event is about, where the row states it. */
const ofParcel =
  (
    ofOne: 'recountParcel' | 'traceParcel' | 'foundParcel' | 'abandonParcel',
    event: 'recount' | 'trace' | 'endTrace' | 'abandonRest',
  ): Sentence =>
  ({ t, facts, values }) =>
    t(`history.${facts.trackingNo ? ofOne : event}`, values);

/** A settlement with who bears what, which rows of before do not state. */
const settlement =
  (event: 'offer' | 'acceptOffer'): Sentence =>
  ({ t, facts, values }) => {
    const said = t(`history.${event}`, values);
    const { freightBy, testsBy } = facts;
    if (freightBy === undefined || testsBy === undefined) return said;
    const stop = t.lang === 'zh' ? '。' : '. ';
    const costs = t('history.costs', {
      ...values,
      freight: t(`history.bears.${freightBy}`),
      tests: t(`history.bears.${testsBy}`),
    });
    return `${said}${stop}${costs}`;
  };

/** A retest with its lots, tests, price and payer, which rows of before do not state. */
const retest =
  (event: 'contest' | 'retest'): Sentence =>
  ({ t, facts, values }) => {
    const said = t(`history.${event}`, values);
    const { retestBy, tests = '' } = facts;
    if (retestBy === undefined) return said;
    const stop = t.lang === 'zh' ? '。' : '. ';
    const names = namesOfTests(t, tests.split(', '));
    const payer = t(`payer.${retestBy}`);
    return `${said}${stop}${t('history.retestOf', { ...values, names, payer })}`;
  };

/** The sentence of each event; an event without one does not compile. */
const sentences: Readonly<Record<Event, Sentence>> = {
  place: ({ t, facts, values }) => t(placedKey({ facts }), values),
  split: simpleSentence('split'),
  price: ({ t, facts, values }) => {
    const said = t('history.price', values);
    if (facts.serviceBy === undefined) return said;
    const stop = t.lang === 'zh' ? '。' : '. ';
    return `${said}${stop}${t('history.priceBy', { payer: t(`payer.${facts.serviceBy}`) })}`;
  },
  acceptTerms: simpleSentence('acceptTerms'),
  confirm: simpleSentence('confirm'),
  decline: simpleSentence('decline'),
  cancel: simpleSentence('cancel'),
  expire: simpleSentence('expire'),
  pay: simpleSentence('pay'),
  ship: shipment('ship'),
  cancelLate: simpleSentence('cancelLate'),
  receiveParcel: simpleSentence('receiveParcel'),
  receive: ({ t, facts, values }) => {
    const said = t(facts.differs ? 'history.receiveDiffers' : 'history.receive', values);
    if (facts.otherDateCodes === undefined) return said;
    const stop = t.lang === 'zh' ? '。' : '. ';
    return `${said}${stop}${t('history.otherDateCodes', { codes: facts.otherDateCodes })}`;
  },
  acknowledge: simpleSentence('acknowledge'),
  recount: ofParcel('recountParcel', 'recount'),
  requestRest: simpleSentence('requestRest'),
  shipRest: shipment('shipRest'),
  closeShort: simpleSentence('closeShort'),
  contest: retest('contest'),
  acceptReturn: simpleSentence('acceptReturn'),
  offer: settlement('offer'),
  withdrawOffer: simpleSentence('withdrawOffer'),
  acceptOffer: settlement('acceptOffer'),
  requestRuling: simpleSentence('requestRuling'),
  sendBackRest: simpleSentence('sendBackRest'),
  trace: ofParcel('traceParcel', 'trace'),
  endTrace: ofParcel('foundParcel', 'endTrace'),
  abandonRest: ofParcel('abandonParcel', 'abandonRest'),
  correctShipment: simpleSentence('correctShipment'),
  correctInbound: simpleSentence('correctInbound'),
  correctReturn: simpleSentence('correctReturn'),
  updateTracking: simpleSentence('updateTracking'),
  declareLost: simpleSentence('declareLost'),
  shipAgain: simpleSentence('shipAgain'),
  inspect: ({ t, facts }) => t('history.inspect', { count: facts.lots ?? 0 }),
  report: ({ t, parts, facts, values }) => {
    const said = t('history.report', { verdict: parts(`verdict.${facts.verdict ?? 'open'}`) });
    if (facts.retestFee === undefined) return said;
    return `${said}${t.lang === 'zh' ? '。' : '. '}${t('history.retestFee', values)}`;
  },
  accept: simpleSentence('accept'),
  reject: simpleSentence('reject'),
  autoAccept: simpleSentence('autoAccept'),
  autoDispute: simpleSentence('autoDispute'),
  settle: simpleSentence('settle'),
  settlePart: simpleSentence('settlePart'),
  retest: retest('retest'),
  suspend: simpleSentence('suspend'),
  reinstate: simpleSentence('reinstate'),
  recordReturn: simpleSentence('recordReturn'),
  orderReturn: simpleSentence('orderReturn'),
  quarantine: simpleSentence('quarantine'),
  dispatch: simpleSentence('dispatch'),
  complete: simpleSentence('complete'),
  deliver: ({ t, facts, values }) =>
    t(facts.deliveredOn ? 'history.deliverOn' : 'history.deliver', values),
  authorise: simpleSentence('authorise'),
  sendBack: simpleSentence('sendBack'),
  refund: simpleSentence('refund'),
  confirmReceipt: ({ t, by }) =>
    t(by === 'clock' ? 'history.confirmReceiptClock' : 'history.confirmReceipt'),
};

/** The sentence of a row of history, with its reason. */
export function useHappened(): (row: HistoryRow) => string {
  const t = useTranslator('order-parts');
  const parts = useTranslator('widgets');
  const { nameOf } = useCarriers();
  return ({ event, by, facts }) => {
    // A page that was loaded before a release may meet an event that came with it.
    const sentence = sentences[event] as Sentence | undefined;
    const { carrier } = facts;
    const values = {
      ...valuesOf(facts, t.lang),
      ...(carrier === undefined ? {} : { carrier: nameOf(carrier) }),
    };
    const said = sentence?.({ t, parts, by, facts, values }) ?? t('history.other');
    const why = facts.reason ?? facts.note;
    return [
      said,
      ...(facts.child ? [t('history.child', { child: facts.child })] : []),
      ...(why ? [t('history.reason', { reason: why })] : []),
    ].join(t.lang === 'zh' ? '。' : '. ');
  };
}

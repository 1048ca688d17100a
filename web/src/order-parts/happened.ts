import type { HistoryRow } from '#contract/orders/calls.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useWords, type Words } from '#web/i18n/words.ts';
import type zh from './words/zh.ts';

type Facts = HistoryRow['facts'];

/** Facts write amounts as `USD 8476.40`; the reader's language writes them its own way. */
function shownFacts(facts: Facts, lang: Words<typeof zh>['lang']): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      const money = /^(USD|CNY) (-?\d+\.\d{2})$/.exec(`${value}`);
      const [, currency = '', amount = ''] = money ?? [];
      return [name, money ? formatMoney({ amount, currency }, lang) : value];
    }),
  );
}

const plain = [
  'price',
  'agree',
  'confirm',
  'decline',
  'cancel',
  'lapse',
  'pay',
  'ship',
  'cancelLate',
  'acknowledge',
  'accept',
  'reject',
  'presume',
  'doubt',
  'settle',
  'settlePart',
  'retest',
  'turnBack',
  'quarantine',
  'dispatch',
  'deliver',
  'authorise',
  'sendBack',
  'refund',
] as const;
type Plain = (typeof plain)[number];

const isPlain = (event: string): event is Plain => (plain as readonly string[]).includes(event);
const verdicts = ['pass', 'conditional', 'suspect', 'fail'] as const;

/** The sentence of a row of history, with its reason. */
export function useHappened(): (row: HistoryRow) => string {
  const t = useWords('order-parts');
  const parts = useWords('parts');
  const sentence = (row: HistoryRow, facts: Facts) => {
    if (row.event === 'place')
      return t(facts['source'] ? 'history.placeFrom' : 'history.place', facts);
    if (row.event === 'receive')
      return t(facts['differs'] === 1 ? 'history.receiveDiffers' : 'history.receive', facts);
    if (row.event === 'inspect') return t('history.inspect', { count: Number(facts['lots'] ?? 0) });
    if (row.event === 'take') return t(row.by === 'clock' ? 'history.takeClock' : 'history.take');
    if (row.event === 'report') {
      const known = verdicts.find((one) => one === facts['verdict']) ?? 'open';
      return t('history.report', { verdict: parts(`verdict.${known}`) });
    }
    return isPlain(row.event) ? t(`history.${row.event}`, facts) : t('history.other');
  };
  return (row) => {
    const facts = shownFacts(row.facts, t.lang);
    const why = facts['reason'] ?? facts['note'];
    const stop = t.lang === 'zh' ? '。' : '. ';
    const said = sentence(row, facts);
    return why ? `${said}${stop}${t('history.reason', { reason: why })}` : said;
  };
}

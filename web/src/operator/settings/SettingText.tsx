import type { SettingFields } from '#contract/settings/schemas.ts';
import type { SettingKey } from '#contract/settings/setting-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { CarriersText } from './CarriersText.tsx';
import { ClosuresText } from './ClosuresText.tsx';
import { daysOf } from './calendar-days.ts';
import { carriersOf } from './carriers.ts';
import { closuresOf } from './closures.ts';
import { DaysText } from './DaysText.tsx';
import styles from './settings.module.css';

/** The fields of each setting, as they are shown and typed. */
export const settingFields = {
  usdCny: ['rate', 'source', 'observedAt'],
  exchangeFee: ['percent'],
  exchangeLimits: ['least', 'most', 'perDay'],
  rechargeTwoPeople: ['above'],
  rateDays: ['days'],
  commission: ['tradePercent', 'agentPercent'],
  cashLimits: ['least', 'most', 'perDay', 'secondFactorFrom'],
  goodwill: ['perOrder'],
  suspicion: [
    'withinDays',
    'justBelowPercent',
    'justBelowTimes',
    'smallBelow',
    'smallTimes',
    'inOutFrom',
    'otherPayerTimes',
    'newAccountFrom',
  ],
  accountUsd: ['beneficiary', 'account', 'bank', 'code'],
  accountCny: ['beneficiary', 'account', 'bank', 'code'],
  dock: ['address', 'hours'],
  phones: ['shenzhen', 'sales', 'sellers', 'lab'],
  workingDays: ['exceptions'],
  carriers: ['carriers'],
  appointments: [
    'opens',
    'closes',
    'windowMinutes',
    'perWindow',
    'palletTakes',
    'daysAhead',
    'closures',
  ],
  bankCharges: ['chargeUsd', 'chargeCny', 'chargePercent'],
} as const satisfies Record<SettingKey, readonly string[]>;
export type SettingField = (typeof settingFields)[SettingKey][number];

const inUsd: ReadonlySet<SettingField> = new Set([
  'least',
  'most',
  'perDay',
  'above',
  'secondFactorFrom',
  'perOrder',
  'smallBelow',
  'inOutFrom',
  'newAccountFrom',
  'chargeUsd',
]);

const inPercent: ReadonlySet<SettingField> = new Set([
  'percent',
  'tradePercent',
  'agentPercent',
  'justBelowPercent',
  'chargePercent',
]);

/** Describes what a field of a setting says, in the reader's figures. */
export function SettingText(props: {
  field: SettingField;
  value: SettingFields;
  /** In a line of a table: a long list shows what comes next. */
  brief?: boolean | undefined;
}) {
  const t = useTranslator('operator/settings');
  const format = useFormat();
  const said = props.value[props.field] ?? '';
  if (props.field === 'exceptions') return <DaysText days={daysOf(said)} brief={props.brief} />;
  if (props.field === 'carriers') {
    return <CarriersText carriers={carriersOf(said)} brief={props.brief} />;
  }
  if (props.field === 'closures') {
    return <ClosuresText closures={closuresOf(said)} brief={props.brief} />;
  }
  const text = String(said);
  if (text === '') return null;
  if (props.field === 'observedAt') return <DateTime at={text} zone />;
  if (props.field === 'rate') return t('pair', { rate: text });
  if (props.field === 'days') return t('days', { days: text });
  if (props.field === 'address') return <span className={styles.lines}>{text}</span>;
  if (inPercent.has(props.field)) return `${format.number(text, 2)} %`;
  if (props.field === 'chargeCny') return format.money({ amount: text, currency: 'CNY' });
  if (inUsd.has(props.field)) return format.money({ amount: text, currency: 'USD' });
  return text;
}

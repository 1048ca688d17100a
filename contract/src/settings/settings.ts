import { parseDecimal } from '../money.ts';
import { builtInCarriers } from './carriers.ts';
import type { SettingKey, SettingValue, settingShapes } from './setting-schemas.ts';

/** Decimal places of an exchange rate (domain section 2). */
export const RATE_DECIMALS = 6;

export const PERCENT_MOST = 10;

export const RATE_DAYS_MOST = 30;

/** No bank keeps more of one payment than so many USD or CNY. */
export const BANK_CHARGE_MOST = '1000.00';

/** Returns the basis points (1/10,000) of a fee in per cent. */
export const basisPointsOf = (percent: string): number => Number(parseDecimal(percent, 2));

export const DOCK_LINES_MOST = 8;

/** The lines of an address as typed; empty ones are left out. */
export const addressLines = (address: string): string[] =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The desks that can be called, in the order in which their numbers are offered. */
export const phoneDesks = ['shenzhen', 'sales', 'sellers', 'lab'] as const;

export type PhoneDesk = (typeof phoneDesks)[number];

/** Days that may differ from the public calendar at once. */
export const CALENDAR_DAYS_MOST = 200;

/** Days on which the dock takes no appointments, at once. */
export const CLOSURES_MOST = 60;

/** Returns the minutes after midnight of a time of day, `09:30`. */
export function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

export const settingKeys = [
  'usdCny',
  'exchangeFee',
  'exchangeLimits',
  'rechargeTwoPeople',
  'rateDays',
  'commission',
  'cashLimits',
  'goodwill',
  'suspicion',
  'accountUsd',
  'accountCny',
  'dock',
  'phones',
  'workingDays',
  'carriers',
  'appointments',
  'bankCharges',
] as const satisfies readonly (keyof typeof settingShapes)[];

/** Describes what settings say before finance has changed them. A rate has no such value: it is unknown. */
export const firstSettings: {
  readonly [K in Exclude<SettingKey, 'usdCny'>]: SettingValue<K>;
} = {
  exchangeFee: { percent: '0.30' },
  exchangeLimits: { least: '10.00', most: '500000.00', perDay: '1000000.00' },
  rechargeTwoPeople: { above: '10000.00' },
  rateDays: { days: '3' },
  commission: { tradePercent: '3.00', agentPercent: '0.00' },
  cashLimits: {
    least: '10.00',
    most: '500000.00',
    perDay: '1000000.00',
    secondFactorFrom: '5000.00',
  },
  goodwill: { perOrder: '2000.00' },
  suspicion: {
    withinDays: '14',
    justBelowPercent: '10.00',
    justBelowTimes: '2',
    smallBelow: '1000.00',
    smallTimes: '5',
    inOutFrom: '10000.00',
    otherPayerTimes: '2',
    newAccountFrom: '20000.00',
  },
  accountUsd: {
    beneficiary: 'Assay Test Centre (Shenzhen) Ltd.',
    account: '7559 0188 0010 4471 USD',
    bank: 'Nanhai Union Bank, Shenzhen Branch',
    code: 'NHUBCNSZ',
  },
  accountCny: {
    beneficiary: '验芯检测（深圳）有限公司',
    account: '7559 0188 0010 4472',
    bank: '南海联合银行深圳分行',
    code: '308584001021',
  },
  /** Nobody may take it for a real one: shown marked as the demonstration's. */
  dock: {
    address: 'ASSAY DEMO DOCK, DO NOT SHIP\n1 Example Road, Futian\nShenzhen 518000\nChina',
    hours: '',
  },
  phones: {
    shenzhen: '+86 755 5550 0188',
    sales: '+86 755 5550 0189',
    sellers: '+86 755 5550 0190',
    lab: '+86 755 5550 0191',
  },
  workingDays: { exceptions: [] },
  carriers: { carriers: builtInCarriers },
  appointments: {
    opens: '09:00',
    closes: '17:00',
    windowMinutes: '60',
    perWindow: '6',
    palletTakes: '4',
    daysAhead: '10',
    closures: [],
  },
  bankCharges: { chargeUsd: '30.00', chargeCny: '30.00', chargePercent: '10.00' },
};

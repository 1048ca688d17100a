import { z } from 'zod';
import { Instant, needed, text } from '../fields.ts';
import { parseDecimal } from '../money.ts';
import { AmountText } from '../money-schemas.ts';
import { CARRIER_NAME_MAX } from '../options.ts';
import {
  CARRIERS_MOST,
  carrierOffers,
  findCarrier,
  isTrackingAddress,
  TRACKING_ADDRESS_MAX,
} from './carriers.ts';
import {
  addressLines,
  BANK_CHARGE_MOST,
  CALENDAR_DAYS_MOST,
  CLOSURES_MOST,
  DOCK_LINES_MOST,
  minutesOf,
  PERCENT_MOST,
  RATE_DAYS_MOST,
  settingKeys,
} from './settings.ts';

/** A rate as typed: above zero, at most six decimals, below 1,000. */
export const RateText = z
  .string()
  .trim()
  .regex(/^(0|[1-9]\d{0,2})(\.\d{1,6})?$/, 'exchangeRate')
  .refine((text) => /[1-9]/.test(text), 'exchangeRate');

/** A fee in per cent as typed: from 0 to 10, at most two decimals. */
export const PercentText = z
  .string()
  .trim()
  .regex(/^(0|[1-9]\d?)(\.\d{1,2})?$/, { error: 'feePercent', abort: true })
  .refine((text) => parseDecimal(text, 2) <= BigInt(PERCENT_MOST) * 100n, 'feePercent');

/** A number of working days as typed: from 1 to 30. */
export const RateDaysText = z
  .string()
  .trim()
  .regex(/^[1-9]\d?$/, 'rateDays')
  .refine((text) => Number(text) <= RATE_DAYS_MOST, 'rateDays');

/** A charge of a bank as typed: above zero, at most `BANK_CHARGE_MOST`, at most two decimals. */
const ChargeText = z
  .string()
  .trim()
  .regex(/^(0|[1-9]\d{0,3})(\.\d{1,2})?$/, { error: 'bankCharge', abort: true })
  .refine((text) => {
    const cents = parseDecimal(text, 2);
    return cents > 0n && cents <= parseDecimal(BANK_CHARGE_MOST, 2);
  }, 'bankCharge');

/** A count as typed: from 1 to 99. */
export const CountText = z
  .string()
  .trim()
  .regex(/^[1-9]\d?$/, 'rateDays');

/** An account of the provider at a bank. */
export const ProviderAccount = z.object({
  beneficiary: needed(120),
  account: needed(64),
  bank: needed(120),
  /** SWIFT code for an account in USD, CNAPS code for one in CNY. */
  code: needed(32),
});

export type ProviderAccount = z.infer<typeof ProviderAccount>;

/** A telephone number as typed, with the code of its country. */
const TelephoneText = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{0,3}( ?\d){4,14}$/, 'invalid');

/** A day of GMT+8 that differs from the public calendar of mainland China. */
export const CalendarDay = z.object({
  day: z.iso.date('date'),
  kind: z.enum(['off', 'working']),
  reason: needed(120),
});

export type CalendarDay = z.infer<typeof CalendarDay>;

/** The days that differ, each of them once. */
const CalendarDays = z
  .array(CalendarDay)
  .max(CALENDAR_DAYS_MOST, 'tooMany')
  .superRefine((days, ctx) => {
    for (const [index, { day }] of days.entries()) {
      if (days.findIndex((one) => one.day === day) === index) continue;
      ctx.addIssue({ code: 'custom', message: 'dayTwice', path: [index, 'day'] });
    }
  });

const CARRIER_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .&'’()-]*$/u;

/** A carrier of parcels. Records name it by its key, which stays as it is. */
export const CarrierEntry = z.object({
  key: z
    .string()
    .trim()
    .regex(/^[A-Za-z][A-Za-z0-9]{1,19}$/, 'carrierKey'),
  name: z
    .string()
    .trim()
    .min(2, 'carrierName')
    .max(CARRIER_NAME_MAX, 'tooLong')
    .regex(CARRIER_NAME, 'carrierName'),
  /** Its name in Chinese; empty where that is the same. */
  nameZh: z
    .string()
    .trim()
    .max(CARRIER_NAME_MAX, 'tooLong')
    .refine((name) => name === '' || CARRIER_NAME.test(name), 'carrierName'),
  /** The address of its tracking page with `{tracking}` for the number; empty where it has none. */
  tracking: z
    .string()
    .trim()
    .max(TRACKING_ADDRESS_MAX, 'tooLong')
    .refine((address) => address === '' || isTrackingAddress(address), 'trackingAddress'),
  offered: z.enum(carrierOffers),
});

export type CarrierEntry = z.infer<typeof CarrierEntry>;

/** The carriers, each key and name of one of them alone; one of them at least is offered everywhere. */
const Carriers = z
  .array(CarrierEntry)
  .max(CARRIERS_MOST, 'tooMany')
  .refine((list) => list.some(({ offered }) => offered === 'all'), 'carrierOne')
  .superRefine((list, ctx) => {
    for (const [index, entry] of list.entries()) {
      const before = list.slice(0, index);
      for (const field of ['key', 'name', 'nameZh'] as const) {
        if (findCarrier(before, entry[field]) === null) continue;
        ctx.addIssue({ code: 'custom', message: 'carrierTwice', path: [index, field] });
      }
    }
  });

/** A time of day at the dock (GMT+8), as typed. */
const ClockText = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock');

/** The length of a window at the dock in minutes, as typed. */
const WindowMinutesText = z
  .string()
  .trim()
  .regex(/^[1-9]\d{1,2}$/, 'windowMinutes')
  .refine((text) => Number(text) % 15 === 0 && Number(text) <= 480, 'windowMinutes');

/** A working day on which the dock takes no appointments. */
export const Closure = z.object({ day: z.iso.date('date'), reason: needed(120) });

export type Closure = z.infer<typeof Closure>;

const Closures = z
  .array(Closure)
  .max(CLOSURES_MOST, 'tooMany')
  .superRefine((days, ctx) => {
    for (const [index, { day }] of days.entries()) {
      if (days.findIndex((one) => one.day === day) === index) continue;
      ctx.addIssue({ code: 'custom', message: 'dayTwice', path: [index, 'day'] });
    }
  });

/**
 * The settings of finance (domain section 7): what each of them says. Every change is proposed by
 * one person and approved by a second; what was said before is kept.
 */
export const settingShapes = {
  /** CNY for one USD, where the rate was read and when. */
  usdCny: z.object({ rate: RateText, source: needed(120), observedAt: Instant }),
  /** Share of the sold USD, charged once an exchange has succeeded. */
  exchangeFee: z.object({ percent: PercentText }),
  /** In USD: the least and the most of one exchange, the most that one member sells a day. */
  exchangeLimits: z.object({ least: AmountText, most: AmountText, perDay: AmountText }),
  /** Recharges above this many USD are confirmed by two people. */
  rechargeTwoPeople: z.object({ above: AmountText }),
  /** A rate may be used until the close of the n-th working day after the day it was read. */
  rateDays: z.object({ days: RateDaysText }),
  /** Assay's share of the goods that a buyer keeps, by the kind of order. */
  commission: z.object({ tradePercent: PercentText, agentPercent: PercentText }),
  /**
   * In USD: the least and the most of one withdrawal, of a member a day, and from which sum of a
   * day's withdrawals and exchanges on a second factor is needed.
   */
  cashLimits: z.object({
    least: AmountText,
    most: AmountText,
    perDay: AmountText,
    secondFactorFrom: AmountText,
  }),
  /** In USD: the most that goodwill refunds of one order may come to. */
  goodwill: z.object({ perOrder: AmountText }),
  /** Thresholds of the rules of suspicious activity, each within so many days; amounts in USD. */
  suspicion: z.object({
    withinDays: RateDaysText,
    /** How far below the amount that needs two people is just below. */
    justBelowPercent: PercentText,
    justBelowTimes: CountText,
    smallBelow: AmountText,
    smallTimes: CountText,
    inOutFrom: AmountText,
    otherPayerTimes: CountText,
    newAccountFrom: AmountText,
  }),
  /** Where recharges are transferred to. */
  accountUsd: ProviderAccount,
  /** Where integrity deposits are transferred to. */
  accountCny: ProviderAccount,
  /** Where sellers and buyers send goods to, line by line, and when parcels are taken there. */
  dock: z.object({
    address: needed(500).refine(
      (address) => addressLines(address).length <= DOCK_LINES_MOST,
      'tooLong',
    ),
    hours: text(120),
  }),
  /** The number of each desk, as every page shows it. */
  phones: z.object({
    shenzhen: TelephoneText,
    sales: TelephoneText,
    sellers: TelephoneText,
    lab: TelephoneText,
  }),
  /** Days on which desks work otherwise than the public calendar says (decision 0080). */
  workingDays: z.object({ exceptions: CalendarDays }),
  /** Carriers of parcels that forms offer, with those that they no longer offer (decision 0084). */
  carriers: z.object({ carriers: Carriers }),
  /** Windows at the dock that sellers book: when, how long, for how much, how far ahead. */
  appointments: z
    .object({
      opens: ClockText,
      closes: ClockText,
      windowMinutes: WindowMinutesText,
      /** Parcels that one window takes. */
      perWindow: CountText,
      /** The room that a pallet takes, in parcels. */
      palletTakes: CountText,
      /** Working days after today that can be booked. */
      daysAhead: RateDaysText,
      closures: Closures,
    })
    .refine(
      ({ opens, closes, windowMinutes }) =>
        minutesOf(closes) - minutesOf(opens) >= Number(windowMinutes),
      { error: 'clockOrder', path: ['closes'] },
    ),
  /** The most that is taken for a charge of the bank, and its share of what it was kept from. */
  bankCharges: z.object({
    chargeUsd: ChargeText,
    chargeCny: ChargeText,
    chargePercent: PercentText,
  }),
} as const;

export const SettingKey = z.enum(settingKeys);

export type SettingKey = z.infer<typeof SettingKey>;

/** Describes what a setting says. */
export type SettingValue<K extends SettingKey> = z.infer<(typeof settingShapes)[K]>;

import type { Currency } from '#contract/money-schemas.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import { addWorkingDays, mainlandCalendar } from '#server/kit/working-days.ts';

/**
 * Until which hour in GMT+8 the bank pays a file on the day on which it gets it, by the currency of
 * the account. Banks of the region take payments abroad until the afternoon; what the contract with
 * the provider's bank says is written here.
 */
export const cutOffHours: Readonly<Record<Currency, number>> = { USD: 16, CNY: 16 };

const HOUR_MS = 3_600_000;

/** Returns the day on which the bank pays what it gets now: today before the cut-off of a working day, else the next working day. */
export function paymentDay(currency: Currency, now: Date, calendar = mainlandCalendar): string {
  const today = dayOf(now);
  const cutOff = startOfDay(today).getTime() + cutOffHours[currency] * HOUR_MS;
  const isMet = calendar.isWorking(today, now) && now.getTime() < cutOff;
  return isMet ? today : dayOf(addWorkingDays(now, 1, calendar));
}

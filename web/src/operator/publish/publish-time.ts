import { formatStamp } from '#web/i18n/format.ts';

/** A time as it is typed, in GMT+8; or none. */
export interface TypedTime {
  readonly isTimed: boolean;
  /** `2026-11-21T10:00`; empty where nothing is typed. */
  readonly time: string;
}

export const atOnce: TypedTime = { isTimed: false, time: '' };

/** Returns an instant as it is typed; null is at once. */
export const typedTimeOf = (instant: string | null): TypedTime =>
  instant === null ? atOnce : { isTimed: true, time: formatStamp(instant).replace(' ', 'T') };

const SHAPE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Returns a typed time as an instant; what is no time stays as typed, to be refused. */
export const timeOf = ({ isTimed, time }: TypedTime): string | null => {
  if (!isTimed) return null;
  return SHAPE.test(time) ? new Date(`${time}:00+08:00`).toISOString() : time;
};

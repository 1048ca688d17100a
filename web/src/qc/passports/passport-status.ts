import type { PassportView } from '#contract/passports/schemas.ts';
import type { Tone } from '../checked-status.ts';

/** The proof that a passport gives now: its report's verdict, unless that was revoked or is not genuine. */
export type PassportStatus =
  | NonNullable<PassportView['report']>['verdict']
  | 'open'
  | 'revoked'
  | 'broken';

/** Returns what a passport proves now. */
export function passportStatusOf(report: PassportView['report']): PassportStatus {
  if (report === null) return 'open';
  if (report.revoked !== null) return 'revoked';
  return report.genuine ? report.verdict : 'broken';
}

export const tones: Readonly<Record<PassportStatus, Tone>> = {
  pass: 'pass',
  conditional: 'wait',
  open: 'wait',
  suspect: 'fail',
  fail: 'fail',
  revoked: 'fail',
  broken: 'fail',
};

/** Returns whether a number is that of a lot or of a part of one; else the label is of a parcel. */
export const isPassportNo = (no: string): boolean => /^(LOT|LP)-/i.test(no);

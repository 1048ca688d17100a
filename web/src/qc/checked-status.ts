import type { Report } from '#contract/qc/schemas.ts';
import type { IconName } from '#web/ui/icon/Icon.tsx';

/** The status of a checked report, or that its stored text is not the signed one. */
export type CheckedStatus = Report['status'] | 'broken';

export type Tone = 'pass' | 'wait' | 'fail';

/** A report whose signature does not hold is broken, whatever its status says. */
export const checkedStatusOf = (report: Pick<Report, 'genuine' | 'status'>): CheckedStatus =>
  report.genuine ? report.status : 'broken';

export const tones: Record<CheckedStatus, Tone> = {
  valid: 'pass',
  superseded: 'wait',
  revoked: 'fail',
  broken: 'fail',
};

export const glyphs: Record<Tone, IconName> = { pass: 'check', wait: 'warning', fail: 'cross' };

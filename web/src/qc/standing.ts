import type { Report } from '#contract/qc/calls.ts';
import type { IconName } from '#web/ui/Icon.tsx';

/** What checking a report found: its standing, or that what is kept is not what was signed. */
export type Standing = Report['status'] | 'broken';

export type Tone = 'pass' | 'wait' | 'fail';

/** A report whose signature does not hold is broken, whatever its status says. */
export const standingOf = (report: Pick<Report, 'genuine' | 'status'>): Standing =>
  report.genuine ? report.status : 'broken';

export const tones: Record<Standing, Tone> = {
  valid: 'pass',
  superseded: 'wait',
  revoked: 'fail',
  broken: 'fail',
};

export const glyphs: Record<Tone, IconName> = { pass: 'check', wait: 'warning', fail: 'cross' };

import type { EventOf, Row } from '../../state-machine.ts';

export const reportStates = ['valid', 'superseded', 'revoked'] as const;
export type ReportState = (typeof reportStates)[number];

/** `lab` issues the next report of a lot; `approver` is the second person of a revocation. */
export const reportActors = ['lab', 'approver', 'buyer', 'seller'] as const;
export type ReportActor = (typeof reportActors)[number];

/** The life of a signed report. What it says never changes; a revoked one was wrong when issued. */
export const reportTable = [
  { event: 'supersede', from: 'valid', to: 'superseded', by: ['lab'], offered: false },
  {
    event: 'revoke',
    from: 'valid',
    to: 'revoked',
    by: ['approver'],
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'revoke',
    from: 'superseded',
    to: 'revoked',
    by: ['approver'],
    offered: false,
    notify: ['buyer', 'seller'],
  },
] as const satisfies readonly Row<ReportState, ReportActor>[];

export type ReportRow = (typeof reportTable)[number];
export type ReportEvent = EventOf<ReportRow>;

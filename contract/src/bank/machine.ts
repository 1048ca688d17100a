import type { Row, Wait } from '../state-machine.ts';

/** Where a line of a bank statement stands. A matched one belongs to records, or is a charge. */
export const lineStates = ['open', 'matched'] as const;
export type LineState = (typeof lineStates)[number];

/** Who acts on a line. The checker is a second person of finance. */
export const lineActors = ['finance', 'checker'] as const;
export type LineActor = (typeof lineActors)[number];

/** The move of a row in the ledger: the bank's charge is booked, or booked back. */
export type LineMoney = 'charge' | 'chargeBack';

/** `match` and `charge` come from a match of the line with records; `charge` books what the bank kept. */
export const lineTable = [
  { event: 'match', from: 'open', to: 'matched', by: ['finance', 'checker'] },
  { event: 'charge', from: 'open', to: 'matched', by: ['finance', 'checker'], money: 'charge' },
  { event: 'unmatch', from: 'matched', to: 'open', by: ['finance'], money: 'chargeBack' },
  { event: 'assign', from: 'open', to: 'open', by: ['finance'] },
] as const satisfies readonly Row<LineState, LineActor, { money: LineMoney }>[];
export type LineRow = (typeof lineTable)[number];

/** Whom each state of a line waits for. */
export const lineWaits: Record<LineState, Wait<LineActor> | null> = {
  open: { on: ['finance'], within: '1wd' },
  matched: null,
};

import type { EventOf, Row, Wait } from '../state-machine.ts';

/**
 * Enquiry and quote (domain section 4). Each line of an enquiry reaches sellers; each pair of a line
 * and a seller is a request to quote, and this is its table.
 */
export const requestStates = [
  'awaiting',
  'quoted',
  'refused',
  'expired',
  'ordered',
  'closed',
] as const;
export type RequestState = (typeof requestStates)[number];

/** `order` is the order that a quote became, `account` that of a side, which is being closed. */
export const enquiryActors = ['buyer', 'seller', 'clock', 'order', 'account'] as const;
export type EnquiryActor = (typeof enquiryActors)[number];

/** `normal`: offers the buyer picked; `match`: sellers whose stock matches the line. */
export const enquiryTypes = ['normal', 'match'] as const;
export type EnquiryType = (typeof enquiryTypes)[number];

export const requestTable = [
  { event: 'quote', from: 'awaiting', to: 'quoted', by: ['seller'], notify: ['buyer'] },
  { event: 'refuse', from: 'awaiting', to: 'refused', by: ['seller'], notify: ['buyer'] },
  // A newer version takes the place of the one before, which is kept.
  {
    event: 'revise',
    from: 'quoted',
    to: 'quoted',
    by: ['seller'],
    when: 'validityRuns',
    notify: ['buyer'],
  },
  // The buyer names a price; the seller agrees to it, submits another version, or keeps the old one.
  {
    event: 'counter',
    from: 'quoted',
    to: 'quoted',
    by: ['buyer'],
    when: 'validityRuns',
    notify: ['seller'],
  },
  // The same quote at the buyer's price: its validity stays.
  {
    event: 'acceptCounter',
    from: 'quoted',
    to: 'quoted',
    by: ['seller'],
    when: 'countered',
    and: 'validityRuns',
    notify: ['buyer'],
  },
  {
    event: 'keep',
    from: 'quoted',
    to: 'quoted',
    by: ['seller'],
    when: 'countered',
    notify: ['buyer'],
  },
  {
    event: 'order',
    from: 'quoted',
    to: 'ordered',
    by: ['buyer'],
    when: 'validityRuns',
    notify: ['seller'],
  },
  {
    event: 'expire',
    from: 'quoted',
    to: 'expired',
    by: ['clock'],
    due: 'now',
    since: 'validityEnd',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'expire',
    from: 'awaiting',
    to: 'expired',
    by: ['clock'],
    due: '7d',
    since: 'asked',
    notify: ['buyer'],
  },
  // An urgent line is asked for once more; it ends like the others.
  {
    event: 'remind',
    from: 'awaiting',
    to: 'awaiting',
    by: ['clock'],
    when: 'urgentUnreminded',
    due: '1d',
    since: 'asked',
    notify: ['seller'],
  },
  // An order that is cancelled before its payment gives its quotes back for as long as they are valid.
  {
    event: 'reopen',
    from: 'ordered',
    to: 'quoted',
    by: ['order'],
    when: 'mayOrderAgain',
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'reopen',
    from: 'ordered',
    to: 'expired',
    by: ['order'],
    when: 'validityOver',
    offered: false,
  },
  {
    event: 'reopen',
    from: 'ordered',
    to: 'closed',
    by: ['order'],
    when: 'lineClosed',
    offered: false,
  },
  { event: 'close', from: 'awaiting', to: 'closed', by: ['buyer'], notify: ['seller'] },
  { event: 'close', from: 'quoted', to: 'closed', by: ['buyer'], notify: ['seller'] },
  // The account of a side is closed: nobody is left to quote or to order. The other side is notified.
  {
    event: 'leave',
    from: 'awaiting',
    to: 'closed',
    by: ['account'],
    offered: false,
    notify: ['buyer', 'seller'],
  },
  {
    event: 'leave',
    from: 'quoted',
    to: 'closed',
    by: ['account'],
    offered: false,
    notify: ['buyer', 'seller'],
  },
] as const satisfies readonly Row<RequestState, EnquiryActor>[];

/** The sides of a request. */
export const requestSides = ['buyer', 'seller'] as const;
export type RequestSide = (typeof requestSides)[number];

export type RequestRow = (typeof requestTable)[number];
export type RequestEvent = EventOf<RequestRow>;

/** Whose move a request waits for. An enquiry is completed when none of its requests waits. */
export const requestWaits: Partial<Record<RequestState, Wait<EnquiryActor>>> = {
  awaiting: { on: ['seller'], within: '7d' },
  quoted: { on: ['buyer'] },
};

/** Why a seller refuses to quote. */
export const refusals = ['noStock', 'tooFew', 'targetTooLow', 'notTraded', 'other'] as const;
export type Refusal = (typeof refusals)[number];

/** `due`: what ends first, an urgent one before others; `amount`: what asks for most money first. */
export const quoteSorts = ['due', 'newest', 'amount'] as const;

/** So many requests one sheet of quotes holds, and one act answers. */
export const QUOTE_SHEET_ROWS_MAX = 1000;

/** The effect of a row of a filled sheet; `over`: the request has ended or was answered since. */
export const sheetOutcomes = ['quote', 'refuse', 'left', 'over', 'fault'] as const;

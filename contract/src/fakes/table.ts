import type { Row, Wait } from '../state-machine.ts';

/** Where a warning stands: goods that resemble a lot which failed inspection (section 8). */
export const fakeHitStates = ['open', 'contested', 'upheld', 'dismissed'] as const;
export type FakeHitState = (typeof fakeHitStates)[number];

type Actor = 'seller' | 'support';
type Notified = Actor | 'buyer';
type Effects = {
  /** Writes anew what stands against the payment of the order. */
  readonly order: 'mark';
};

/** The seller contests once; support decides, and may dismiss what it upheld. */
export const fakeHitTable = [
  { event: 'contest', from: 'open', to: 'contested', by: ['seller'], order: 'mark' },
  {
    event: 'contest',
    from: 'upheld',
    to: 'contested',
    by: ['seller'],
    when: 'notContested',
    order: 'mark',
  },
  {
    event: 'uphold',
    from: 'open',
    to: 'upheld',
    by: ['support'],
    order: 'mark',
    notify: ['seller', 'buyer'],
  },
  {
    event: 'uphold',
    from: 'contested',
    to: 'upheld',
    by: ['support'],
    order: 'mark',
    notify: ['seller', 'buyer'],
  },
  {
    event: 'dismiss',
    from: 'open',
    to: 'dismissed',
    by: ['support'],
    order: 'mark',
    notify: ['seller', 'buyer'],
  },
  {
    event: 'dismiss',
    from: 'contested',
    to: 'dismissed',
    by: ['support'],
    order: 'mark',
    notify: ['seller', 'buyer'],
  },
  {
    event: 'dismiss',
    from: 'upheld',
    to: 'dismissed',
    by: ['support'],
    order: 'mark',
    notify: ['seller', 'buyer'],
  },
] as const satisfies readonly (Omit<Row<FakeHitState, Notified, Effects>, 'by'> & {
  readonly by: readonly Actor[];
})[];
export type FakeHitRow = (typeof fakeHitTable)[number];
export type FakeHitEvent = FakeHitRow['event'];

/** Payment is held back for so long while support looks at an open warning. */
export const holdWithin = '1wd';

/** Whom each state waits for. */
export const fakeHitWaits: Record<FakeHitState, Wait<Actor> | null> = {
  open: { on: ['support'], within: holdWithin },
  contested: { on: ['support'], within: holdWithin },
  upheld: null,
  dismissed: null,
};

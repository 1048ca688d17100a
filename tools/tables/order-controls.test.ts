import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type OrderActor,
  type OrderEvent,
  orderKinds,
  orderStates,
} from '#contract/orders/table.ts';
import { lineWith, lotWith, orderWith } from '#harness/orders.ts';
import { orderMachine } from '#server/orders/core/machine.ts';
import type { Order } from '#server/orders/core/order.ts';

/** Imported by path: the types of pages are checked with the web alone. */
const web = resolve(import.meta.dirname, '..', '..', 'web', 'src');
type Elsewhere = { readonly within: OrderEvent } | string;
type Forms = Readonly<Record<OrderEvent, object | Elsewhere | null>>;
type FormFor = (isAllowed: (event: OrderEvent) => boolean) => object | null;

/** Events whose controls the form of another event has as well. */
const alsoOffered: Readonly<Partial<Record<OrderEvent, readonly OrderEvent[]>>> = {
  accept: ['reject', 'contest', 'acceptReturn', 'offer'],
  shipRest: ['acknowledge'],
};

/** Events whose forms have the quiet buttons; else these stand where no form is. */
const formsWithQuietButtons: readonly OrderEvent[] = ['confirm', 'acceptTerms', 'pay'];

let forms: Forms;
let formFor: FormFor;
let deskForms: Forms;
let deskFormFor: FormFor;

beforeAll(async () => {
  ({ forms, formFor } = await import(join(web, 'orders/moves/forms.ts')));
  ({ deskForms, deskFormFor } = await import(join(web, 'operator/order/move/desk-forms.ts')));
});

const now = new Date('2026-11-26T02:00:00Z');
const side = fc.constantFrom('buyer' as const, 'seller' as const);
const verdict = fc.constantFrom('pass', 'conditional', 'suspect', 'fail', null);

const offerBy = (by: 'buyer' | 'seller') =>
  ({
    by,
    at: now,
    reason: 'half',
    lines: [],
    cut: 0n,
    freightBy: 'buyer',
    testsBy: 'terms',
  }) as const;

/** Orders in every state, as far as guards of rows tell them apart. */
const order = fc
  .record({
    state: fc.constantFrom(...orderStates),
    kind: fc.constantFrom(...orderKinds),
    since: fc.constantFrom(new Date('2026-11-16T02:00:00Z'), now),
    verdicts: fc.array(verdict, { minLength: 1, maxLength: 2 }),
    received: fc.constantFrom(1000, 900),
    isConsumed: fc.boolean(),
    acceptedBy: fc.constantFrom([], ['buyer'] as const, ['seller'] as const),
    acknowledgedBy: fc.constantFrom([], ['buyer'] as const, ['seller'] as const),
    offer: fc.option(side.map(offerBy)),
    restRequestedAt: fc.constantFrom(null, now),
    delivered: fc.boolean(),
    agreed: fc.boolean(),
    authorised: fc.boolean(),
    rulingRequestedBy: fc.constantFrom([], ['buyer'] as const, ['seller'] as const),
  })
  .map(
    ({ verdicts, received, restRequestedAt, delivered, agreed, authorised, ...found }): Order => {
      const { isConsumed, ...rest } = found;
      const lines = verdicts.map((one, index) =>
        lineWith({ id: `line ${index}`, verdict: one, received, shipped: 1000 }),
      );
      const { rulingRequestedBy, ...more } = rest;
      const draft = orderWith(rest.state, more);
      return {
        ...draft,
        lines,
        lots: lines.map(({ id, verdict: known }) =>
          lotWith({
            id: `lot of ${id}`,
            lineId: id,
            verdict: known,
            consumed: isConsumed ? 1000 : 0,
          }),
        ),
        dock: {
          at: now,
          closedAt: now,
          parcels: 1,
          weightKg: null,
          seals: '',
          location: 'A-1',
          photos: [],
          receivedBy: 'dock',
          restRequestedAt,
        } as unknown as Order['dock'],
        outbound: {
          carrier: 'DHL',
          trackingNo: '1',
          at: now,
          deliveredAt: delivered ? now : null,
        },
        terms: { ...draft.terms, buyerAt: agreed ? now : null },
        authorisedAt: authorised ? now : null,
        dispute: {
          reason: 'bad',
          lines: [],
          decision: null,
          decidedReason: null,
          rulingRequestedBy,
        },
      };
    },
  );

const allowedTo = (one: Order, actor: OrderActor): OrderEvent[] =>
  orderMachine
    .allowedEvents(one, { actor, accountId: 'reader', now })
    .flatMap(({ event, allowed }) => (allowed ? [event] : []));

/** Returns whether a form that is open, or its absence, has the control of an event. */
function isWithin(event: OrderEvent, form: object | null, all: Forms): boolean {
  const own = all[event];
  if (own === null) return false;
  if (typeof own === 'object' && 'within' in own) return form === all[own.within];
  return own === form;
}

function hasPartyControl(event: OrderEvent, form: object | null): boolean {
  if (isWithin(event, form, forms)) return true;
  const opens = (opener: OrderEvent) => form !== null && forms[opener] === form;
  if (
    (Object.keys(alsoOffered) as OrderEvent[]).some(
      (one) => opens(one) && alsoOffered[one]?.includes(event),
    )
  ) {
    return true;
  }
  return forms[event] === 'quietButton' && (form === null || formsWithQuietButtons.some(opens));
}

const isElsewhere = (event: OrderEvent): boolean => typeof deskForms[event] === 'string';

describe('the page of an order', () => {
  it.each(['buyer', 'seller'] as const)(
    'has a control for each event that a %s may take now',
    (me) => {
      fc.assert(
        fc.property(order, (one) => {
          const allowed = allowedTo(one, me);
          const form = formFor((event) => allowed.includes(event));
          const missing = allowed.filter((event) => !hasPartyControl(event, form));
          expect(missing).toEqual([]);
        }),
        { numRuns: 3000 },
      );
    },
  );

  it.each(['support', 'warehouse', 'qc', 'finance'] as const)(
    'has a control for each event that %s may take now',
    (desk) => {
      fc.assert(
        fc.property(order, (one) => {
          const allowed = allowedTo(one, desk);
          const form = deskFormFor((event) => allowed.includes(event));
          const missing = allowed.filter(
            (event) => !isWithin(event, form, deskForms) && !isElsewhere(event),
          );
          expect(missing).toEqual([]);
        }),
        { numRuns: 3000 },
      );
    },
  );

  it('names every quiet button in the component that draws them', () => {
    const source = readFileSync(join(web, 'orders/moves/QuietMoves.tsx'), 'utf8');
    const quiet = (Object.keys(forms) as OrderEvent[]).filter(
      (event) => forms[event] === 'quietButton',
    );
    expect(quiet).toContain('reject');
    expect(quiet.filter((event) => !source.includes(`'${event}'`))).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Call, ClientInput, Output, StaffRole } from '#contract/call.ts';
import * as contract from '#contract/orders/calls.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import {
  type AccountCard,
  accountCard,
  accountsByEmail,
  addMember,
} from '#server/accounts/public.ts';
import { openDatabase, row, type Tx, transaction } from '#server/kit/database/database.ts';
import { installJobs } from '#server/kit/jobs/jobs.ts';
import type { Caller, CommandContext } from '#server/kit/request-context.ts';
import {
  applyOrderEvent,
  lotsOf,
  type NewLine,
  type OrderEventRequest,
  type OrdersDeps,
  ordersSlice,
} from '#server/orders/public.ts';
import * as recipes from '#server/wallet/core/recipes.ts';
import { type Escrow, escrowOf, openWallet, walletOf } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';
import { asMember, callingOf } from './calling.ts';
import { openTestDatabase } from './database.ts';

/** Friday morning in Shanghai. */
export const NOW = new Date('2026-11-20T02:00:00Z');
/** A request of a visitor, without its transaction. */
export const visitorRequest = {
  caller: { kind: 'anonymous' },
  now: NOW,
  lang: 'en',
  address: '',
  agent: '',
  requestId: '',
} as const;
export const later = (days: number, from: Date = NOW): Date =>
  new Date(from.getTime() + days * 86_400_000);

export const shipTo = {
  name: 'Anna Bauer',
  company: 'Bauer GmbH',
  country: 'DE',
  address: 'Hauptstraße 1',
  city: 'Ulm',
  phone: '+49 731 1234567',
};

export const newLine = (changes: Partial<NewLine> = {}): NewLine => ({
  mpn: 'STM32F103C8T6',
  manufacturer: 'STMicroelectronics',
  quantity: 1000,
  unitPrice: 286000n,
  condition: 'brandNew',
  packaging: 'pallet',
  dateCode: '2414',
  leadTime: 'now',
  warrantyDays: 30,
  ...changes,
});

/** A staff person in some roles, as the session would say it. */
export const asStaff = (...roles: StaffRole[]): Caller => ({
  kind: 'staff',
  accountId: '00000000-0000-7000-8000-0000000005ff',
  sessionId: '00000000-0000-7000-8000-0000000005ff',
  name: 'Staff',
  roles,
  totpDone: true,
});
const bench = {
  as: 'qc',
  accountId: '00000000-0000-7000-8000-0000000005ff',
  name: 'Staff',
} as const;
const everyRole = asStaff('support', 'warehouse', 'qc', 'finance', 'admin');

async function byEmail(tx: Tx, email: string): Promise<AccountCard | null> {
  const found = await row<{ id: string }>(
    tx,
    sql`select id from accounts.account where lower(email) = lower(${email})`,
  );
  return found === null ? null : ((await accountCard(tx, [found.id])).get(found.id) ?? null);
}

type View = Output<typeof contract.orderOne>;
export type Pipeline = Awaited<ReturnType<typeof openPipeline>>;

/** A market of its own with a buyer who has money and a seller: everything but the bench is real. */
export async function openPipeline() {
  const test = await openTestDatabase();
  await installJobs(test.url);
  const database = openDatabase(test.url);
  const { db } = database;
  const deps: OrdersDeps = {
    pricesOf: async (_db: unknown, tests: readonly TestCode[]) =>
      Object.fromEntries(tests.map((test) => [test, 60_00n])),
    accountByEmail: byEmail,
    accountsByEmail,
    lotReportsOf: async () => ({ lines: new Map(), revoked: [] }),
    // Every account at a carrier is the buyer's own.
    ownFreightNumber: async (_, { number }) => number,
    reportStatesOf: async () => ({ inForce: new Set(), revoked: [] }),
    returnAddressOf: async () => ['Huaxin Ltd', 'Shenzhen'],
    // The bench is played by the test itself.
    openRetest: async () => {},
    publicUrl: 'https://assay.example',
  };
  const orders = ordersSlice(deps);
  const call = callingOf(db, orders.calls);

  const addTrader = (email: string, mainIdentity: 'buyer' | 'seller') =>
    transaction(db, (tx) => {
      const ctx: CommandContext = { ...visitorRequest, tx };
      return addMember(ctx, {
        email,
        password: 'abcd1234xyz',
        lang: 'en',
        mainIdentity,
        companyName: `${email.split('@')[0]} Ltd`,
        areaId: mainIdentity === 'buyer' ? 'DE' : 'CN',
        firstname: 'A',
        lastname: 'B',
      });
    });
  const fund = (ownerId: string, minor: bigint) =>
    transaction(db, async (tx) => {
      await openWallet(tx, ownerId);
      const cause = { kind: 'recharge', id: randomUUID(), no: 'RC-1' };
      const transfer = recipes.recharge({ ownerId, minor });
      await post(tx, { transfer, key: randomUUID(), cause, now: NOW });
    });

  const buyerId = await addTrader('bauer@example.com', 'buyer');
  const sellerId = await addTrader('huaxin@example.com', 'seller');
  await fund(buyerId, 1_000_000_00n);

  const buyer = asMember(buyerId, 'buyer');
  const seller = asMember(sellerId, 'seller');
  const as = (caller: Caller, now: Date = NOW) => ({ caller, now });

  const place = (lines: readonly NewLine[] = [newLine()], now: Date = NOW) =>
    transaction(db, (tx) =>
      orders.placeTradeOrder(tx, {
        buyerId,
        sellerId,
        lines,
        shipTo: { ...shipTo, postcode: '', carrier: 'DHL', freightAccount: '' },
        inspection: { goodsType: 'originalUnder3', tests: ['xray', 'decapsulation'] },
        source: { kind: 'reply', id: randomUUID(), no: 'QT-261120-1001' },
        now,
      }),
    );
  const see = (id: string, caller: Caller = everyRole, now: Date = NOW): Promise<View> =>
    caller.kind === 'staff'
      ? call(staffContract.opsOrderOne, { id }, as(caller, now))
      : call(contract.orderOne, { id }, as(caller, now));

  /** Makes a call that takes an event, with the version that the order has now. */
  async function act<C extends Call>(
    callOf: C,
    id: string,
    caller: Caller,
    more: object = {},
    now: Date = NOW,
  ): Promise<View> {
    const { version } = await see(id);
    return (await call(
      callOf,
      { id, version, ...more } as ClientInput<C>,
      as(caller, now),
    )) as View;
  }
  /** Makes support's call on a dispute; both parties ask for it where they still negotiate. */
  async function rule<C extends Call>(
    ruling: C,
    id: string,
    more: object,
    now: Date = NOW,
  ): Promise<View> {
    if ((await see(id, everyRole, now)).dispute?.rulingOpen === false) {
      await act(contract.requestRuling, id, buyer, {}, now);
      await act(contract.requestRuling, id, seller, {}, now);
    }
    return act(ruling, id, everyRole, more, now);
  }
  const parcel = { carrier: 'DHL' as const, trackingNo: 'JD014600003SE' };

  return {
    db,
    url: test.url,
    orders,
    deps,
    call,
    as,
    buyer,
    seller,
    buyerId,
    sellerId,
    addTrader,
    fund,
    place,
    see,
    act,
    rule,
    parcel,
    staff: everyRole,
    escrow: (id: string): Promise<Escrow | null> => escrowOf(db, id),
    available: async (owner: string): Promise<bigint> => (await walletOf(db, owner)).available,
    applyEvent: <E extends OrderEvent>(taking: OrderEventRequest<E>, now: Date = NOW) =>
      transaction(db, (tx) => applyOrderEvent({ tx, now }, taking)),
    /** Inspects the lots as counted, all with one verdict, or one for each line. */
    inspect: async (id: string, now: Date = NOW) => {
      const seen = await see(id);
      const lots = seen.lines
        .filter((line) => (line.pieces?.received ?? 0) > 0)
        .map((line) => ({
          lineId: line.id,
          dateCode: line.dateCode,
          lotCode: '',
          pieces: line.pieces?.received ?? 0,
        }));
      const { version } = seen;
      return transaction(db, (tx) =>
        applyOrderEvent(
          { tx, now },
          { id, version, event: 'inspect', actor: bench, payload: { lots } },
        ),
      );
    },
    report: async (
      id: string,
      verdicts: readonly Verdict[],
      now: Date = NOW,
      notMade: OrderEventRequest<'report'>['payload']['notMade'] = [],
      retestNotMade: OrderEventRequest<'report'>['payload']['notMade'] = [],
    ) => {
      const lots = await lotsOf(db, id);
      return transaction(db, (tx) =>
        applyOrderEvent(
          { tx, now },
          {
            id,
            version: null,
            event: 'report',
            actor: bench,
            payload: {
              notMade,
              retestNotMade,
              verdicts: lots.map((lot, at) => ({
                lotId: lot.id,
                verdict: verdicts[at] ?? verdicts[0] ?? 'pass',
              })),
            },
          },
        ),
      );
    },
    close: () => database.close().then(() => test.drop()),
  };
}

const steps = [
  ...(['confirmed', 'paid', 'inbound', 'received', 'inspecting', 'reported'] as const),
  ...(['cleared', 'dispatched', 'completed'] as const),
];
export type Step = (typeof steps)[number];

/** Brings a placed order to a state by the calls themselves; answers its id. */
export async function bringTo(
  market: Pipeline,
  to: Step,
  {
    lines,
    received,
    verdicts = ['pass'],
    now = NOW,
  }: {
    lines?: readonly NewLine[];
    received?: readonly number[];
    verdicts?: readonly Verdict[];
    now?: Date;
  } = {},
): Promise<string> {
  const { act, buyer, seller, staff, parcel } = market;
  const { orderId: id } = await market.place(lines, now);
  const counted = async () =>
    (await market.see(id)).lines.map((line, at) => ({
      lineId: line.id,
      pieces: received?.[at] ?? line.quantity,
    }));
  const go: Record<Step, () => Promise<unknown>> = {
    confirmed: () => act(contract.confirmOrder, id, seller, {}, now),
    paid: () => act(contract.payOrder, id, buyer, {}, now),
    inbound: () => act(contract.shipOrder, id, seller, parcel, now),
    received: async () =>
      act(staffContract.receiveOrder, id, staff, { ...dock, lines: await counted() }, now),
    inspecting: () => market.inspect(id, now),
    reported: () => market.report(id, verdicts, now),
    cleared: async () => {
      await act(contract.acceptResult, id, buyer, {}, now);
      await act(contract.acceptResult, id, seller, {}, now);
    },
    dispatched: () => act(staffContract.dispatchOrder, id, staff, parcel, now),
    completed: () => act(contract.confirmReceipt, id, buyer, {}, now),
  };
  for (const step of steps.slice(0, steps.indexOf(to) + 1)) await go[step]();
  return id;
}

export const dock = { parcels: 1, weightKg: '2.4', seals: 'intact', location: 'A-03-12' };

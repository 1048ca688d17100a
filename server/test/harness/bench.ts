import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ClientInput } from '#contract/call.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import * as contract from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import {
  addToEvidence,
  attachFiles,
  fileLink,
  filesSlice,
  findCopies,
  publishFile,
  readFile,
  storeFile,
} from '#server/files/public.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { runDue } from '#server/kit/jobs/jobs.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { folderStorage } from '#server/kit/storage/storage-folder.ts';
import { audit } from '#server/operator/public.ts';
import { openRetest } from '#server/qc/commands/open-retest.ts';
import type { InspectedOrder, OrderAccess, OrderLot, QcDeps } from '#server/qc/deps.ts';
import { qcCalls } from '#server/qc/handlers.ts';
import { jobsOf } from '#server/qc/jobs.ts';
import { signerOf } from '#server/qc/signer.ts';
import { callingOf } from './calling.ts';
import { openTestDatabase } from './database.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type KeptOrder = Mutable<Omit<InspectedOrder, 'lots'>> & { lots: Mutable<OrderLot>[] };

/** Orders in memory that do what the pipeline promises the bench: lots, pieces, events. */
export class ShelfOrders implements OrderAccess {
  readonly orders = new Map<string, KeptOrder>();
  readonly reported: {
    orderId: string;
    verdicts: readonly { lotId: string; verdict: string }[];
    notMade: readonly { lineId: string; minor: bigint }[];
    retestNotMade: readonly { lineId: string; minor: bigint }[];
  }[] = [];

  readonly suspended: { readonly lotId: string; readonly no: string; readonly reason: string }[] =
    [];

  /** An order whose goods the dock has counted, a line for each given number of pieces. */
  receive(linePieces: readonly number[], tests: TestCode[] = []): KeptOrder {
    const order: KeptOrder = {
      id: newId(),
      no: `TO-261113-${1000 + this.orders.size}`,
      state: 'received',
      version: 5,
      buyerId: newId(),
      isSample: false,
      sellerId: newId(),
      buyerName: 'Nordwind Elektronik GmbH',
      receivedAt: new Date('2026-11-13T02:00:00Z'),
      dock: null,
      inspection: { goodsType: 'originalUnder3', tests },
      testPrices: {},
      lines: linePieces.map((quantity) => ({
        id: newId(),
        mpn: 'STM32F103C8T6',
        manufacturer: 'STMicroelectronics',
        condition: 'brandNew',
        quantity,
      })),
      lots: [],
    };
    this.orders.set(order.id, order);
    return order;
  }

  find: OrderAccess['find'] = async (_db, id) => {
    const order = this.orders.get(id);
    return order === undefined ? null : structuredClone(order);
  };

  inspect: OrderAccess['inspect'] = async (_tx, { orderId, version, lots }) => {
    const order = this.one(orderId);
    if (order.version !== version) throw new Failure('order.hasChange');
    if (order.state !== 'received') throw new Failure('order.wrongState', { state: order.state });
    order.lots = lots.map((lot, place) => ({
      ...lot,
      id: newId(),
      no: `LOT-261113-${2000 + place}`,
      onShelf: lot.pieces,
      verdict: null,
    }));
    order.state = 'inspecting';
    order.version += 1;
    return order.lots.map((lot) => ({ ...lot, pieces: lot.onShelf }));
  };

  report: OrderAccess['report'] = async (_tx, { orderId, ...report }) => {
    const order = this.one(orderId);
    if (order.state !== 'inspecting') throw new Failure('order.wrongState', { state: order.state });
    order.state = 'reported';
    order.version += 1;
    const { verdicts, notMade, retestNotMade } = report;
    this.reported.push({ orderId, verdicts, notMade, retestNotMade });
  };

  suspend: OrderAccess['suspend'] = async (_ctx, revocation) => {
    this.suspended.push(revocation);
    return [];
  };

  consume: OrderAccess['consume'] = async (_tx, { lotId, pieces }) => {
    const lots = [...this.orders.values()].flatMap((order) => order.lots);
    const lot = lots.find(({ id }) => id === lotId);
    if (lot === undefined || lot.onShelf < pieces) throw new Failure('qc.pieces');
    lot.onShelf -= pieces;
  };

  private one(id: string): KeptOrder {
    const order = this.orders.get(id);
    if (order === undefined) throw new Failure('notFound');
    return order;
  }
}

/** An instrument of the lab for each test that needs one. */
export const instrumentFor: Readonly<Partial<Record<TestCode, string>>> = {
  sem: 'SE-1',
  surfaceAnalysis: 'XF-1',
  xray: 'XR-2',
  leadFree: 'XF-1',
  decapsulation: 'DC-1',
  thermalCycling: 'TC-1',
  electrical: 'TE-1',
  functional: 'TE-3',
  solderability: 'SD-1',
  ageing: 'BI-1',
  acousticScanning: 'AM-1',
  ddrMemory: 'DM-1',
  mlcc: 'LC-1',
  boundaryScan: 'JT-1',
  transistor: 'CT-1',
  programming: 'PG-1',
  reliability: 'ES-1',
};

/** A person of the lab as the session would say it. */
export const asLab = (name: string, id = newId()): Caller => ({
  kind: 'staff',
  accountId: id,
  sessionId: newId(),
  name,
  roles: ['qc'],
  totpDone: true,
});

/** The bench on a fresh database, with two people and the calls of the contract. */
export async function openBench() {
  const fresh = await openTestDatabase();
  const database: Database = openDatabase(fresh.url);
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  const storage = folderStorage(folder);
  filesSlice({ storage, secret: Buffer.alloc(32, 7) });
  const orders = new ShelfOrders();
  const parts: QcDeps = {
    orders,
    files: {
      attach: async (tx, urls, ownerId) => {
        await attachFiles(tx, { urls, owner: ownerId, pictures: true });
      },
      publish: publishFile,
      addToEvidence,
      findCopies,
      link: fileLink,
      read: async (db, url) => (await readFile(db, url))?.bytes ?? null,
    },
    signer: signerOf(generateKeyPairSync('ed25519').privateKey),
    samples: { rates: async () => [], open: async () => {}, judge: async () => {} },
    publicUrl: 'https://assay.example',
    audit,
  };
  const [min, ke] = [asLab('Min Zhao'), asLab('Ke Luo')];
  let now = new Date('2026-11-16T02:00:00Z');
  const calls = callingOf(database.db, qcCalls(parts));
  const bench = {
    database,
    adminUrl: fresh.adminUrl,
    parts,
    orders,
    storage,
    min,
    ke,
    /** Each call happens a minute after the one before. */
    tick: () => {
      now = new Date(now.getTime() + 60_000);
      return now;
    },
    call: <C extends Parameters<typeof calls>[0]>(call: C, input: ClientInput<C>, caller: Caller) =>
      calls(call, input, { caller, now: bench.tick() }),
    /** A picture of this person's, as an upload would have left it. */
    photo: async (caller: Caller, color: string): Promise<string> => {
      const bytes = await sharp({
        create: { width: 640, height: 480, channels: 3, background: color },
      })
        .jpeg()
        .toBuffer();
      const owner = caller.kind === 'anonymous' ? null : caller.accountId;
      return transaction(database.db, (tx) =>
        storeFile(tx, {
          owner,
          name: 'top.jpg',
          type: 'image/jpeg',
          bytes,
          private: true,
          now,
        }),
      );
    },
    /** Opens one lot for each line of a received order. */
    open: (order: KeptOrder, tests: TestCode[] = []) =>
      bench.call(
        contract.openInspection,
        {
          orderId: order.id,
          version: order.version,
          lots: order.lines.map((line) => ({
            lineId: line.id,
            dateCode: '2414',
            lotCode: 'GH24E9T',
            pieces: line.quantity,
            goodsType: 'originalUnder3' as const,
            tests,
          })),
        },
        min,
      ),
    /** Opens the next inspection of the lots of an order, as a retest that a party ordered. */
    retest: async (order: KeptOrder, tests: TestCode[], caller: Caller): Promise<Inspection> => {
      const lots = order.lots.map(({ id }) => id);
      const ordered = { by: 'support', reason: 'A second opinion.', price: 0n } as const;
      const from = { lang: 'en', address: '', agent: '', requestId: '' } as const;
      const ctx = { ...from, caller, now: bench.tick() };
      await transaction(database.db, (tx) =>
        openRetest({ tx, ...ctx }, parts, { orderId: order.id, lots, tests, ...ordered }),
      );
      const { list } = await bench.call(contract.inspectionList, { pageSize: 100 }, caller);
      const made = list.find((one) => one.orderId === order.id && one.state === 'testing');
      if (made === undefined) throw new Error('no retest was opened');
      return bench.call(contract.inspectionOne, { id: made.id }, caller);
    },
    /** Records what every open test of an inspection expects: all passed. */
    recordAll: async (inspection: Inspection, caller = min) => {
      let latest = inspection;
      for (const { test, planned, outcome, leftOutReason } of inspection.tests) {
        if (outcome !== null || leftOutReason !== null || planned === 0) continue;
        latest = await bench.record(latest, { test, sampled: planned, passed: planned }, caller);
      }
      return latest;
    },
    record: (
      { id, version }: Inspection,
      result: Partial<ClientInput<typeof contract.recordTest>> & {
        test: TestCode;
        sampled: number;
      },
      caller = min,
    ) =>
      bench.call(
        contract.recordTest,
        {
          id,
          version,
          passed: 0,
          failed: 0,
          outcome: 'pass',
          equipmentId: instrumentFor[result.test] ?? '',
          ...result,
        },
        caller,
      ),
    /** Runs the jobs that compare the photos of results saved so far. */
    compare: () =>
      runDue({ url: fresh.url, db: database.db, tasks: jobsOf(parts), now: new Date() }),
    /** Concludes a lot once its photos are compared. */
    conclude: async (
      { id, version }: Inspection,
      given: Partial<ClientInput<typeof contract.concludeInspection>> = {},
      caller = min,
    ) => {
      await bench.compare();
      return bench.call(
        contract.concludeInspection,
        {
          id,
          version,
          grade: 'B',
          verdict: 'pass',
          conclusion: 'Original parts, repacked once.',
          notCovered: 'Programming.',
          ...given,
        },
        caller,
      );
    },
    issue: ({ id, version }: Inspection, caller = ke) =>
      bench.call(contract.issueReport, { id, version }, caller),
    close: async () => {
      await database.close();
      await fresh.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return bench;
}

export type Bench = Awaited<ReturnType<typeof openBench>>;

import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout } from '#contract/accounts/session-calls.ts';
import { BASE_PATH, type Call, type ClientInput } from '#contract/call.ts';
import * as contract from '#contract/handoffs/calls.ts';
import { HANDOFF_MINUTES } from '#contract/handoffs/limits.ts';
import * as orders from '#contract/orders/staff-calls.ts';
import * as proficiency from '#contract/proficiency/calls.ts';
import * as qc from '#contract/qc/calls.ts';
import { blindSample } from '#harness/blind-samples.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../tools/deal/caller.ts';
import { Refused } from '../../../tools/deal/caller.ts';

let town: TestMarket;
let inspector: Caller;
let other: Caller;
let warehouse: Caller;
let phone: Caller;
let picture: Buffer;
let serial = 0;

const MINUTE_MS = 60_000;
const newKey = (): string => randomBytes(32).toString('base64url');

beforeAll(async () => {
  town = await openTestMarket();
  warehouse = await town.staff('Ware', ['warehouse']);
  inspector = await town.staff('Inga', ['qc']);
  other = await town.staff('Otto', ['qc']);
  phone = town.visitor('Phone');
  picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#345' },
  })
    .jpeg()
    .toBuffer();
}, 120_000);
afterAll(() => town.close());

/** An order whose parcel is on its way to the dock, as the administrator makes one. */
async function expectedOrder(): Promise<string> {
  serial += 1;
  const admin = await town.staff(`Ada${serial}`, ['admin']);
  const { orderId } = await admin.send(proficiency.createBlindSample, {
    ...blindSample,
    note: '',
    trackingNo: `SF14000000${serial + 10}`,
  });
  return orderId;
}

async function receive(orderId: string, photos: string[] = []) {
  const order = await warehouse.send(orders.opsOrderOne, { id: orderId });
  return warehouse.send(orders.receiveOrder, {
    id: order.id,
    version: order.version,
    parcels: 1,
    weightKg: '1.2',
    seals: '',
    location: 'A-01-1',
    photos,
    lines: order.lines.map((line) => ({ lineId: line.id, pieces: line.quantity })),
  });
}

/** A lot of 300 pieces whose inspection is open. */
async function openInspection(by = inspector) {
  const order = await receive(await expectedOrder());
  const [lot] = await by.send(qc.openInspection, {
    orderId: order.id,
    version: order.version,
    lots: order.lines.map((line) => ({
      lineId: line.id,
      dateCode: line.dateCode,
      pieces: line.quantity,
      goodsType: 'originalUnder3' as const,
      tests: ['detailedVisual' as const, 'xray' as const],
    })),
  });
  if (lot === undefined) throw new Error('no lot');
  return lot;
}

const targetOf = (id: string): ClientInput<typeof contract.openHandoff> => ({
  kind: 'inspection',
  id,
  test: 'detailedVisual',
});

/** Opens a hand-off and the phone's side of it. */
async function joined(target: ClientInput<typeof contract.openHandoff>, by = inspector) {
  const opened = await by.send(contract.openHandoff, target);
  const token = new URL(opened.url).hash.slice(1);
  const key = newKey();
  const seen = await phone.send(contract.joinHandoff, { token, key });
  return { id: opened.id, url: opened.url, token, key, seen };
}

/** Sends a photo as a phone does: its fields, then the file. */
async function send(fields: Readonly<Record<string, string>>, bytes = picture, name = 'a.jpg') {
  const line = '----assayphone';
  const texts = Object.entries(fields).map(
    ([field, value]) =>
      `--${line}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${line}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const reply = await town.market.http.inject({
    method: 'POST',
    url: BASE_PATH + contract.addPhonePhoto.path,
    headers: {
      'content-type': `multipart/form-data; boundary=${line}`,
      'accept-language': 'en',
      'user-agent': 'Phone of Inga',
    },
    payload: Buffer.concat([
      Buffer.from(texts.join('') + head),
      bytes,
      Buffer.from(`\r\n--${line}--\r\n`),
    ]),
  });
  const body = reply.json() as {
    code: number;
    data: { fail?: string; sent?: number; most?: number };
  };
  return { status: reply.statusCode, ...body.data };
}

const failOf = async <C extends Call>(caller: Caller, call: C, input: ClientInput<C>) => {
  try {
    await caller.send(call, input);
    return null;
  } catch (error) {
    if (error instanceof Refused)
      return (error.reply.data as { fail?: string } | null)?.fail ?? error.reply.code;
    throw error;
  }
};

const records = async (what: string) =>
  (
    await town.market.database.pool.query<{ body: string }>(
      `select body::text as body from operator.audit where body::text like $1 order by seq`,
      [`%${what}%`],
    )
  ).rows.map(({ body }) => body);

describe('a hand-off of the camera', () => {
  it('brings photos of a phone to the test that was open, in the name of its person', async () => {
    const lot = await openInspection();
    const { key, seen, url, token } = await joined(targetOf(lot.id));
    expect(seen).toMatchObject({ no: lot.no, test: 'detailedVisual', needsScale: true, most: 20 });
    expect(Object.keys(seen).sort()).toEqual(
      ['needsScale', 'expiresAt', 'kind', 'most', 'no', 'secondsLeft', 'sent', 'test'].sort(),
    );
    expect(new URL(url).search).toBe('?lang=en');
    const photo = randomUUID();
    const first = { key, photo, caption: 'Top marking', scale: '1 mm' };
    expect(await send(first)).toMatchObject({ status: 200, sent: 1 });
    // The answer was lost on the way: the same photo again is one photo.
    expect(await send(first)).toMatchObject({ status: 200, sent: 1 });

    const read = await inspector.send(contract.handoffOne, targetOf(lot.id));
    expect(read.handoff).toMatchObject({ state: 'joined', sent: 1 });
    expect(read.photos).toMatchObject([{ caption: 'Top marking', scale: '1 mm' }]);
    // Neither another person nor another test of the same lot has it.
    expect((await other.send(contract.handoffOne, targetOf(lot.id))).photos).toEqual([]);
    const xray = { ...targetOf(lot.id), test: 'xray' as const };
    expect((await inspector.send(contract.handoffOne, xray)).photos).toEqual([]);

    const { url: file } = read.photos[0] ?? { url: '' };
    const planned = lot.tests.find(({ test }) => test === 'detailedVisual')?.planned ?? 0;
    const after = await inspector.send(qc.recordTest, {
      id: lot.id,
      version: lot.version,
      test: 'detailedVisual',
      sampled: planned,
      passed: planned,
      failed: 0,
      outcome: 'pass',
      equipmentId: 'SM-4',
      photos: [{ url: file, caption: 'Top marking', scale: '1 mm' }],
    });
    const kept = after.tests.find(({ test }) => test === 'detailedVisual');
    expect(kept?.photos).toMatchObject([{ caption: 'Top marking', scale: '1 mm' }]);
    await inspector.send(contract.discardHandoffPhotos, { urls: [file] });
    expect((await inspector.send(contract.handoffOne, targetOf(lot.id))).photos).toEqual([]);

    const [audited] = await records('handoff.photo');
    expect(audited).toMatch(/Inga/);
    expect(audited).toMatch(/phone/);
    expect(audited).toMatch(/Phone of Inga/);
    // Neither secret is anywhere in the database.
    const dump = await town.market.database.pool.query<{ text: string }>(
      `select h::text as text from handoffs.handoff h
       union all select body::text from operator.audit`,
    );
    for (const { text } of dump.rows) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(key);
    }
  }, 60_000);

  it('belongs to the first phone that opens its code', async () => {
    const lot = await openInspection();
    const { token, key } = await joined(targetOf(lot.id));
    expect(await failOf(phone, contract.joinHandoff, { token, key })).toBeNull();
    expect(await failOf(phone, contract.joinHandoff, { token, key: newKey() })).toBe(
      'handoff.used',
    );
  });

  it('is over after 15 minutes, for the code and for the phone', async () => {
    const lot = await openInspection();
    const { token, key } = await joined(targetOf(lot.id));
    town.clock.advance(HANDOFF_MINUTES * MINUTE_MS);
    expect(await failOf(phone, contract.phoneHandoff, { key })).toBe('handoff.expired');
    expect(await failOf(phone, contract.joinHandoff, { token, key })).toBe('handoff.expired');
    expect(await send({ key, photo: randomUUID() })).toMatchObject({ fail: 'handoff.expired' });
    const read = await inspector.send(contract.handoffOne, targetOf(lot.id));
    expect(read.handoff?.state).toBe('expired');
  });

  it('ends when its person closes it, opens another or signs out', async () => {
    const lot = await openInspection();
    const closed = await joined(targetOf(lot.id));
    await inspector.send(contract.endHandoff, { id: closed.id });
    expect(await send({ key: closed.key, photo: randomUUID() })).toMatchObject({
      fail: 'handoff.ended',
    });
    const first = await joined(targetOf(lot.id));
    const second = await joined({ ...targetOf(lot.id), test: 'xray' });
    expect(await failOf(phone, contract.phoneHandoff, { key: first.key })).toBe('handoff.ended');
    expect(await failOf(phone, contract.phoneHandoff, { key: second.key })).toBeNull();
    // Nobody closes it for somebody else.
    await other.send(contract.endHandoff, { id: second.id });
    expect(await failOf(phone, contract.phoneHandoff, { key: second.key })).toBeNull();

    const guest = await town.staff('Gita', ['qc']);
    const own = await openInspection(guest);
    const last = await joined(targetOf(own.id), guest);
    await guest.send(logout, {});
    expect(await send({ key: last.key, photo: randomUUID() })).toMatchObject({
      fail: 'handoff.ended',
    });
  }, 60_000);

  it('ends when the inspection is concluded, and when somebody takes it over', async () => {
    const lot = await openInspection();
    let now = lot;
    for (const { test, planned } of lot.tests) {
      now = await inspector.send(qc.recordTest, {
        id: now.id,
        version: now.version,
        test,
        sampled: planned,
        passed: planned,
        failed: 0,
        outcome: 'pass',
        equipmentId: { detailedVisual: 'SM-4', xray: 'XR-2' }[test as string] ?? '',
      });
    }
    const { key } = await joined(targetOf(lot.id));
    await inspector.send(qc.concludeInspection, {
      id: now.id,
      version: now.version,
      grade: 'A',
      verdict: 'pass',
      conclusion: 'As marked.',
    });
    expect(await send({ key, photo: randomUUID() })).toMatchObject({ fail: 'handoff.concluded' });
    expect(await failOf(inspector, contract.openHandoff, targetOf(lot.id))).toBe('handoff.closed');
  }, 60_000);

  it('refuses a wrong code, a wrong key, and every file that is no picture', async () => {
    const lot = await openInspection();
    const { key } = await joined(targetOf(lot.id));
    const unknown = { token: newKey(), key: newKey() };
    expect(await failOf(phone, contract.joinHandoff, unknown)).toBe('handoff.unknown');
    expect(await failOf(phone, contract.joinHandoff, { token: 'x', key })).toBe('input.invalid');
    const photo = randomUUID();
    expect(await send({ key: newKey(), photo })).toMatchObject({ fail: 'handoff.unknown' });
    expect(await send({ photo })).toMatchObject({ status: 422 });
    expect(await send({ key, photo: 'x' })).toMatchObject({ status: 422 });
    expect(await send({ key, photo, caption: 'x'.repeat(201) })).toMatchObject({ status: 422 });
    expect(await send({ key, photo, caption: 'a\0b' })).toMatchObject({ status: 422 });
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF');
    expect(await send({ key, photo }, pdf, 'a.jpg')).toMatchObject({ fail: 'file.format' });
    const broken = picture.subarray(0, picture.length / 2);
    expect(await send({ key, photo }, broken)).toMatchObject({ fail: 'file.format' });
    const large = Buffer.alloc(3073 * 1024, 1);
    expect(await send({ key, photo }, large)).toMatchObject({ fail: 'file.tooLarge' });
    expect(await failOf(phone, contract.phoneHandoff, { key })).toBeNull();
    const read = await inspector.send(contract.handoffOne, targetOf(lot.id));
    expect(read.photos).toEqual([]);
  }, 60_000);

  it('takes as many photos as the record keeps, also when they come at once', async () => {
    const orderId = await expectedOrder();
    const target = { kind: 'parcel' as const, id: orderId };
    const { key, seen } = await joined(target, warehouse);
    expect(seen).toMatchObject({ most: 10, test: null, needsScale: false });
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => send({ key, photo: randomUUID(), scale: '1 mm' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(replies.filter(({ fail }) => fail === 'handoff.full')).toHaveLength(2);
    const { photos } = await warehouse.send(contract.handoffOne, target);
    expect(photos).toHaveLength(10);
    expect(new Set(photos.map(({ scale }) => scale))).toEqual(new Set(['']));
    await receive(
      orderId,
      photos.map(({ url }) => url),
    );
    expect(await failOf(phone, contract.phoneHandoff, { key })).toBe('handoff.concluded');
  }, 60_000);

  it('is opened by the person who may work on the record alone', async () => {
    const orderId = await expectedOrder();
    const parcel = { kind: 'parcel' as const, id: orderId };
    expect(await failOf(inspector, contract.openHandoff, parcel)).toBe('handoff.closed');
    const lot = await openInspection();
    expect(await failOf(warehouse, contract.openHandoff, targetOf(lot.id))).toBe('handoff.closed');
    const none = { ...targetOf(lot.id), test: 'sem' as const };
    expect(await failOf(inspector, contract.openHandoff, none)).toBe('handoff.closed');
    const gone = { ...targetOf(randomUUID()) };
    expect(await failOf(inspector, contract.openHandoff, gone)).toBe('notFound');
  }, 60_000);
});

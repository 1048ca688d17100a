import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { type Bench, openBench } from '#harness/bench.ts';
import { filesSlice, prepareUpload, storeFile, storeUpload } from '#server/files/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import type { CommandContext } from '#server/kit/request-context.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const failing = (code: string) => expect.objectContaining({ code });

/** A picture of a package whose marking follows from a seed. */
function picture(seed: number): Promise<Buffer> {
  let state = seed * 7919;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const strokes = Array.from({ length: 60 }, () => {
    const [x, y] = [260 + next() * 400, 180 + next() * 300];
    return `<path d="M${x} ${y}l${next() * 50 - 25} ${next() * 40 - 20}" stroke="#ccc" stroke-width="7"/>`;
  });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">
      <rect width="100%" height="100%" fill="#9aa39d"/>
      <rect x="220" y="140" width="500" height="420" fill="#2b2f2d"/>${strokes.join('')}</svg>`),
  )
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Uploads a picture as a person of the lab; returns its address. */
async function upload(bytes: Buffer, caller = bench.min): Promise<string> {
  const prepared = await prepareUpload({ name: 'top.jpg', bytes });
  const owner = caller.kind === 'anonymous' ? '' : caller.accountId;
  return transaction(bench.database.db, async (tx) => {
    const ctx = { tx, now: new Date(), caller } as CommandContext;
    return (await storeUpload(ctx, prepared, owner)).url;
  });
}

async function opened(): Promise<Inspection> {
  const [inspection] = await bench.open(bench.orders.receive([8]), []);
  if (inspection === undefined) throw new Error('no inspection was opened');
  return inspection;
}

const photo = (url: string, reference = false) => ({ url, caption: 'Top', reference });

const record = (inspection: Inspection, photos: ReturnType<typeof photo>[]) =>
  bench.record(inspection, { test: 'generalVisual', sampled: 8, passed: 8, photos });

describe('a photo of a test', () => {
  test('that another lot has too is found, re-encoded, scaled and cropped', async () => {
    const first = await opened();
    const bytes = await picture(1);
    await record(first, [photo(await upload(bytes))]);
    const copies = [
      await sharp(bytes).jpeg({ quality: 45 }).toBuffer(),
      await sharp(bytes).resize(480).jpeg().toBuffer(),
      await sharp(bytes).extract({ left: 40, top: 10, width: 900, height: 690 }).jpeg().toBuffer(),
    ];
    for (const copy of copies) {
      const view = await record(await opened(), [photo(await upload(copy))]);
      expect(view.repeats.map(({ otherNo }) => otherNo)).toContain(first.no);
      expect(view.repeats[0]?.likeness).toBeGreaterThan(84);
    }
  });

  test('that is the very same upload as in another lot is found', async () => {
    const url = await upload(await picture(2));
    const first = await record(await opened(), [photo(url)]);
    const view = await record(await opened(), [photo(url)]);
    expect(view.repeats).toMatchObject([{ otherNo: first.no, likeness: 100, reason: '' }]);
  });

  test('with another marking on the same package is another photo', async () => {
    await record(await opened(), [photo(await upload(await picture(3)))]);
    const view = await record(await opened(), [photo(await upload(await picture(4)))]);
    expect(view.repeats).toEqual([]);
  });

  test('of a known good part may stand in every lot', async () => {
    const url = await upload(await picture(5));
    await record(await opened(), [photo(url, true)]);
    const view = await record(await opened(), [photo(url, true)]);
    expect(view.repeats).toEqual([]);
  });

  test('keeps a lot from review until the author says why it stays; the reviewer reads it', async () => {
    const url = await upload(await picture(6));
    await record(await opened(), [photo(url)]);
    const seen = await record(await opened(), [photo(url)]);
    const done = await bench.recordAll(seen);
    await expect(bench.conclude(done)).rejects.toMatchObject({
      code: 'qc.repeatedPhoto',
      facts: { count: 1 },
    });
    const { id, version } = done;
    const repeatId = done.repeats[0]?.id ?? '';
    const reason = 'One label for both lots of the reel.';
    const input = { id, version, repeatId, reason };
    await expect(bench.call(contract.explainPhoto, input, bench.ke)).rejects.toEqual(
      failing('access.denied'),
    );
    const said = await bench.call(contract.explainPhoto, input, bench.min);
    expect(said.repeats).toMatchObject([{ reason, reasonBy: 'Min Zhao' }]);
    const concluded = await bench.conclude(said);
    const review = await bench.call(contract.inspectionOne, { id }, bench.ke);
    expect(review.repeats).toMatchObject([{ reason }]);
    await expect(bench.issue(concluded)).resolves.toMatchObject({ state: 'issued' });
  });

  test('that is taken out of the result warns of nothing any more', async () => {
    const url = await upload(await picture(7));
    await record(await opened(), [photo(url)]);
    const seen = await record(await opened(), [photo(url)]);
    expect(seen.repeats).toHaveLength(1);
    expect((await record(seen, [photo(await upload(await picture(8)))])).repeats).toEqual([]);
  });

  test('another’s repeat takes no reason', async () => {
    const url = await upload(await picture(9));
    await record(await opened(), [photo(url)]);
    const own = await record(await opened(), [photo(url)]);
    const other = await opened();
    const repeatId = own.repeats[0]?.id ?? '';
    const input = { id: other.id, version: other.version, repeatId, reason: 'Mine.' };
    await expect(bench.call(contract.explainPhoto, input, bench.min)).rejects.toEqual(
      failing('notFound'),
    );
  });

  test('from before there were fingerprints is read by the job, and found then', async () => {
    const { db } = bench.database;
    const bytes = await picture(10);
    const owner = bench.min.kind === 'anonymous' ? '' : bench.min.accountId;
    const file = { owner, name: 'old.jpg', type: 'image/jpeg', bytes, private: true };
    const old = await transaction(db, (tx) => storeFile(tx, { ...file, now: new Date() }));
    const first = await record(await opened(), [photo(old)]);
    const copy = async () => upload(await sharp(bytes).resize(700).jpeg().toBuffer());
    expect((await record(await opened(), [photo(await copy())])).repeats).toEqual([]);
    const slice = filesSlice({ storage: bench.storage, secret: Buffer.alloc(32, 7) });
    const log = { warn: () => undefined, info: () => undefined };
    const ctx = { db, now: new Date(), log, signal: new AbortController().signal };
    await slice.jobs['files.readUnread']?.({}, ctx as unknown as JobContext);
    const view = await record(await opened(), [photo(await copy())]);
    expect(view.repeats.map(({ otherNo }) => otherNo)).toContain(first.no);
  });
});

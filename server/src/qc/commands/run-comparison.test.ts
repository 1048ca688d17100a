import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { type Bench, openBench } from '#harness/bench.ts';
import { filesSlice, prepareUpload, storeFile, storeUpload } from '#server/files/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { recordTest } from './record-test.ts';
import { runComparison } from './run-comparison.ts';

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

const resultWith = (photos: ReturnType<typeof photo>[]) => ({
  test: 'generalVisual' as const,
  sampled: 8,
  passed: 8,
  photos,
});

const read = (id: string, caller = bench.min) => bench.call(contract.inspectionOne, { id }, caller);

/** Records a result and returns the inspection once its photos are compared. */
async function record(inspection: Inspection, photos: ReturnType<typeof photo>[]) {
  await bench.record(inspection, resultWith(photos));
  await bench.compare();
  return read(inspection.id);
}

/** Resolves both once both have been asked for. */
function meeting(): () => Promise<void> {
  let waiting = 0;
  let open = () => {};
  const met = new Promise<void>((done) => {
    open = done;
  });
  return () => {
    waiting += 1;
    if (waiting === 2) open();
    return met;
  };
}

/** Saves a result in a transaction that commits once `ready` resolves. */
const saveWhen = (inspection: Inspection, url: string, ready: () => Promise<void>) =>
  transaction(bench.database.db, async (tx) => {
    const request = { lang: 'en', address: '127.0.0.1', agent: 'test', requestId: 'test' } as const;
    const ctx: CommandContext = { ...request, tx, now: bench.tick(), caller: bench.min };
    const { id, version } = inspection;
    const photos = [{ ...photo(url), bad: false, subject: 'other' as const, scale: '' }];
    const result = { ...resultWith([]), photos, failed: 0, outcome: 'pass' as const };
    const rest = { method: '', measurements: [], equipmentId: '', note: '' };
    await recordTest(ctx, bench.parts, { id, version, ...result, ...rest });
    await ready();
  });

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

describe('the comparison of photos', () => {
  test('runs after the result is saved, and the lot waits for it', async () => {
    const url = await upload(await picture(20));
    await record(await opened(), [photo(url)]);
    const saved = await bench.record(await opened(), resultWith([photo(url)]));
    expect(saved.comparing).toMatchObject([{ test: 'generalVisual', isFailed: false }]);
    expect(saved.repeats).toEqual([]);
    const { id, version } = await bench.recordAll(saved);
    const conclusion = {
      id,
      version,
      grade: 'A',
      verdict: 'pass',
      conclusion: 'As marked.',
    } as const;
    await expect(
      bench.call(contract.concludeInspection, conclusion, bench.min),
    ).rejects.toMatchObject({ code: 'qc.photosUncompared', facts: { count: 1 } });
    await bench.compare();
    expect(await read(id)).toMatchObject({ version, comparing: [], repeats: [{ reason: '' }] });
    await expect(
      bench.call(contract.concludeInspection, conclusion, bench.min),
    ).rejects.toMatchObject({ code: 'qc.repeatedPhoto' });
  });

  test('finds a copy in a result that is saved at the same moment', async () => {
    const bytes = await picture(21);
    const [one, other] = [await opened(), await opened()];
    const copy = await sharp(bytes).jpeg({ quality: 50 }).toBuffer();
    const urls = [await upload(bytes), await upload(copy)] as const;
    const both = meeting();
    // Neither sees the other while it is saved: both commit after both have written.
    await Promise.all([saveWhen(one, urls[0], both), saveWhen(other, urls[1], both)]);
    await bench.compare();
    expect((await read(one.id)).repeats).toMatchObject([{ otherNo: other.no }]);
    expect((await read(other.id)).repeats).toMatchObject([{ otherNo: one.no }]);
  });

  test('finds a result that was compared while this one was still being saved', async () => {
    const bytes = await picture(22);
    const [one, other] = [await opened(), await opened()];
    const [first, second] = [await upload(bytes), await upload(bytes)];
    await saveWhen(other, second, async () => {
      await saveWhen(one, first, async () => {});
      await bench.compare();
      expect((await read(one.id)).repeats).toEqual([]);
    });
    await bench.compare();
    expect((await read(other.id)).repeats).toMatchObject([{ otherNo: one.no }]);
  });

  test('is made of the photos of the last result, once', async () => {
    const url = await upload(await picture(23));
    await record(await opened(), [photo(url)]);
    const saved = await bench.record(await opened(), resultWith([photo(url)]));
    const own = await upload(await picture(24));
    await bench.record(saved, resultWith([photo(own)]));
    const key = { inspectionId: saved.id, test: 'generalVisual', revision: 1 } as const;
    const ctx = { db: bench.database.db, now: new Date(), attempt: 1, attemptsMax: 4 };
    await runComparison(ctx as JobContext, bench.parts, key);
    expect((await read(saved.id)).comparing).toHaveLength(1);
    await bench.compare();
    await runComparison(ctx as JobContext, bench.parts, { ...key, revision: 2 });
    expect(await read(saved.id)).toMatchObject({ comparing: [], repeats: [] });
  });

  test('that fails is shown, keeps the lot from review, and is repeated', async () => {
    const url = await upload(await picture(25));
    await record(await opened(), [photo(url)]);
    const { id } = await bench.record(await opened(), resultWith([photo(url)]));
    const key = { inspectionId: id, test: 'generalVisual', revision: 1 } as const;
    const broken = {
      files: { ...bench.parts.files, findCopies: () => Promise.reject(new Error('storage')) },
    };
    const run = (attempt: number) =>
      runComparison(
        { db: bench.database.db, now: new Date(), attempt, attemptsMax: 4 } as JobContext,
        broken,
        key,
      );
    await expect(run(1)).rejects.toThrow('storage');
    expect((await read(id)).comparing).toMatchObject([{ isFailed: false }]);
    // A comparison that goes on is not started twice.
    await bench.call(contract.comparePhotos, { id }, bench.ke);
    await expect(run(4)).rejects.toThrow('storage');
    expect((await read(id)).comparing).toMatchObject([{ isFailed: true }]);
    const again = await bench.call(contract.comparePhotos, { id }, bench.ke);
    expect(again.comparing).toMatchObject([{ isFailed: false }]);
    await bench.compare();
    expect(await read(id)).toMatchObject({ comparing: [], repeats: [{ likeness: 100 }] });
  });

  test('waits for nothing where a result has no photos of its own, or is dropped', async () => {
    const url = await upload(await picture(26));
    const saved = await bench.record(await opened(), resultWith([photo(url)]));
    const without = await bench.record(saved, resultWith([photo(url, true)]));
    expect(without.comparing).toEqual([]);
    const anew = await bench.record(without, resultWith([photo(url)]));
    const { id, version } = anew;
    const left = { id, version, test: 'generalVisual', reason: 'No light.' } as const;
    expect((await bench.call(contract.leaveTestOut, left, bench.min)).comparing).toEqual([]);
  });

  test('of an inspection that does not exist is refused', async () => {
    const input = { id: '7a51f1de-0000-4000-8000-000000000000' };
    await expect(bench.call(contract.comparePhotos, input, bench.min)).rejects.toEqual(
      failing('notFound'),
    );
  });
});

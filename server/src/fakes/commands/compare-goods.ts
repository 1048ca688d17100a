import { holdWithin } from '#contract/fakes/table.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { newId } from '#server/kit/ids.ts';
import { endOf } from '#server/kit/working-days.ts';
import { type FoundTraits, type Match, matchOf } from '../core/match.ts';
import type { FakeMessage, FakesDeps, PhotoOfLot } from '../deps.ts';
import { markOrder } from '../process.ts';
import { type Hit, hitsOfRecords, insertHit, photoHitsOfQuotes } from '../store/hits.ts';
import {
  type FakeRecordRow,
  lockRecord,
  recordsInForce,
  recordsOfParts,
} from '../store/records.ts';

/** Goods that are offered, ordered or received, line by line. */
export interface Goods {
  readonly subject: Hit['subject'];
  /** The order that the goods belong to; null for offers and quotes. */
  readonly orderId: string | null;
  readonly orderNo: string;
  readonly buyerId: string | null;
  readonly seller: { readonly id: string; readonly name: string };
  /** Whether an order waits for its payment. */
  readonly isUnpaid: boolean;
  readonly lines: readonly {
    readonly id: string;
    readonly mpn: string;
    readonly manufacturer: string;
    readonly lots: readonly { readonly dateCode: string; readonly lotCode: string }[];
    /** Stored addresses of photos of the goods; none where absent. */
    readonly photos?: readonly string[];
  }[];
}
type GoodsLine = Goods['lines'][number];

/** Reads the key of a manufacturer by the name that the market knows it by. */
function makerKeys(tx: Tx, deps: FakesDeps) {
  const known = new Map<string, string>();
  return async (name: string): Promise<string> => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const key = deps.makerKey((await deps.makerName(tx, name)) ?? name);
    known.set(name, key);
    return key;
  };
}

/**
 * Whether support or the seller need not hear of a match: the same line has a warning with these
 * reasons, or support dismissed them for these codes of this seller.
 */
const isKnown = (
  hits: readonly Hit[],
  found: { readonly record: FakeRecordRow; readonly line: GoodsLine; readonly match: Match },
): boolean =>
  hits.some((hit) => {
    const covers = found.match.reasons.every((reason) => hit.reasons.includes(reason));
    if (hit.recordId !== found.record.id || !covers) return false;
    if (hit.subjectId === found.line.id) return true;
    const codes = found.line.lots.map(({ lotCode }) => lotCode);
    return hit.state === 'dismissed' && codes.every((code) => hit.lotCodes.includes(code));
  });

const firstCode = (codes: readonly string[]): string => codes.find((code) => code !== '') ?? '';

async function write(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  goods: Goods,
  {
    record,
    line,
    match,
    photos,
  }: {
    record: FakeRecordRow;
    line: GoodsLine;
    match: Match;
    photos: readonly PhotoOfLot[];
  },
): Promise<Hit | null> {
  const hit: Hit = {
    id: newId(),
    no: await nextNumber(tx, 'FH', now),
    version: 1,
    state: 'open',
    since: now,
    foundAt: now,
    recordId: record.id,
    subject: goods.subject,
    subjectId: line.id,
    orderId: goods.orderId,
    orderNo: goods.orderNo,
    buyerId: goods.buyerId,
    sellerId: goods.seller.id,
    sellerName: goods.seller.name,
    mpn: line.mpn,
    manufacturer: line.manufacturer,
    dateCode: firstCode(line.lots.map(({ dateCode }) => dateCode)),
    lotCodes: [...new Set(line.lots.map(({ lotCode }) => lotCode))],
    reasons: [...match.reasons],
    score: match.score,
    photos: photos.map(({ found, remembered }) => ({ found, remembered })),
    holdUntil: goods.isUnpaid ? endOf(holdWithin, now) : null,
    upheldAt: null,
    contestedAt: null,
    contestText: '',
    contestFiles: [],
    decidedBy: null,
    decidedName: '',
    decidedAt: null,
    decisionReason: '',
  };
  return (await insertHit(tx, hit)) ? hit : null;
}

/** Returns one hit of each line: the seller hears once of goods that resemble several lots. */
function strongestOfLines(hits: readonly Hit[]): Hit[] {
  const strongest = new Map<string, Hit>();
  for (const hit of hits) {
    const known = strongest.get(hit.subjectId);
    if (known === undefined || hit.score > known.score) strongest.set(hit.subjectId, hit);
  }
  return [...strongest.values()];
}

async function notify(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  deps: FakesDeps,
  hits: readonly Hit[],
): Promise<void> {
  for (const hit of strongestOfLines(hits)) {
    await deps.notify(tx, {
      to: hit.sellerId,
      kind: `fakes.found.${hit.reasons[0] ?? 'seller'}` as FakeMessage,
      params: { no: hit.no, mpn: hit.mpn },
      link: `/warnings?id=${hit.id}`,
      mail: true,
      now,
    });
  }
  const held = hits.find(({ holdUntil }) => holdUntil !== null);
  if (held === undefined || held.buyerId === null || held.orderId === null) return;
  await deps.notify(tx, {
    to: held.buyerId,
    kind: 'fakes.held',
    params: { order: held.orderNo, mpn: held.mpn, until: held.holdUntil?.toISOString() ?? '' },
    link: await deps.orderPage(tx, { orderId: held.orderId, accountId: held.buyerId }),
    mail: true,
    now,
  });
}

/** A photo of a failed lot among those of a line. */
interface LinePhoto extends PhotoOfLot {
  readonly lineId: string;
  /** The record that an earlier warning names; null where the lot decides. */
  readonly recordId: string | null;
}

/**
 * Returns the photos of failed lots among those of the goods. An order has none of its own: those of
 * the seller's quotes of the part speak for it, so that it is not paid before support has looked.
 */
async function photosOf(tx: Tx, deps: FakesDeps, goods: Goods): Promise<LinePhoto[]> {
  const urls = [...new Set(goods.lines.flatMap(({ photos = [] }) => photos))];
  const lots = urls.length === 0 ? [] : await deps.lotsInPhotos(tx, urls);
  const own = goods.lines.flatMap(({ id, photos = [] }) =>
    lots
      .filter(({ found }) => photos.includes(found))
      .map((one) => ({ ...one, lineId: id, recordId: null })),
  );
  if (goods.subject !== 'order') return own;
  const quoted = await photoHitsOfQuotes(tx, goods.seller.id);
  return goods.lines.flatMap(({ id, mpn }) =>
    quoted
      .filter((hit) => deps.partKey(hit.mpn) === deps.partKey(mpn))
      .flatMap(({ recordId, photos }) =>
        photos.map((one) => ({ ...one, lotId: '', lineId: id, recordId })),
      ),
  );
}

/** Returns whether a photo of a line is one of the lot of a record. */
const shows = (
  photo: LinePhoto,
  { line, record }: { readonly line: GoodsLine; readonly record: FakeRecordRow },
): boolean =>
  photo.lineId === line.id && (photo.lotId === record.lotId || photo.recordId === record.id);

/** Returns the records in force of the parts and of the photos of goods. */
async function recordsFor(
  tx: Tx,
  { lines }: Goods,
  photos: readonly LinePhoto[],
): Promise<FakeRecordRow[]> {
  const ofParts = await recordsOfParts(
    tx,
    lines.map(({ mpn }) => mpn),
  );
  if (photos.length === 0) return ofParts;
  const ofPhotos = await recordsInForce(tx, {
    lotIds: photos.flatMap(({ lotId }) => (lotId === '' ? [] : [lotId])),
    ids: photos.flatMap(({ recordId }) => recordId ?? []),
  });
  return [...new Map([...ofParts, ...ofPhotos].map((one) => [one.id, one])).values()];
}

/**
 * Compares goods with the lots that failed inspection, in the transaction that writes them, and
 * warns support, the seller and the buyer of what resembles one. Holds the payment of an unpaid
 * order back.
 */
export async function compareGoods(
  ctx: { readonly tx: Tx; readonly now: Date },
  deps: FakesDeps,
  goods: Goods,
): Promise<void> {
  const { tx } = ctx;
  const pictures = await photosOf(tx, deps, goods);
  const records = await recordsFor(tx, goods, pictures);
  if (records.length === 0) return;
  const recordIds = records.map(({ id }) => id);
  const before = await hitsOfRecords(tx, { recordIds, sellerId: goods.seller.id });
  const keyOf = makerKeys(tx, deps);
  const made: Hit[] = [];
  for (const line of goods.lines) {
    const traitsOfLine: FoundTraits = {
      partKey: deps.partKey(line.mpn),
      makerKey: await keyOf(line.manufacturer),
      sellerId: goods.seller.id,
      lots: line.lots,
    };
    for (const record of records) {
      // The lot of this very order, judged before its goods came again.
      if (record.orderId === goods.orderId) continue;
      const traits = {
        ...record,
        partKey: deps.partKey(record.mpn),
        makerKey: await keyOf(record.manufacturer),
      };
      const photos = pictures.filter((one) => shows(one, { line, record }));
      const match = matchOf(traits, { ...traitsOfLine, hasPhoto: photos.length > 0 });
      if (match === null || isKnown(before, { record, line, match })) continue;
      if (!(await lockRecord(tx, record.id))) continue;
      const hit = await write(ctx, goods, { record, line, match, photos });
      if (hit !== null) made.push(hit);
    }
  }
  if (made.length === 0) return;
  if (goods.orderId !== null) await markOrder(tx, deps, goods.orderId);
  await notify(ctx, deps, made);
}

import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/dock/calls.ts';
import { shelfText } from '#contract/dock/label-shelf.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { findOrderForQc } from '#server/orders/public.ts';
import type { DockDeps } from '../deps.ts';
import { labelPdf, type PrintedLabel } from '../label-pdf.ts';
import { labelWords } from '../locales/words.ts';
import { listLabels } from './list-labels.ts';

type File = HandlerOutput<typeof contract.labelFile>;

const fileOf = (name: string, pdf: Buffer): File => ({ name, pdf: pdf.toString('base64') });

const fill = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => `${facts[name] ?? ''}`);

const numberOf = (count: number, lang: Language): string =>
  new Intl.NumberFormat(lang).format(count);

const DAY = { month: '2-digit', day: '2-digit' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Returns the window of a visit in the time of the dock, `11/30 09:00–10:00`. */
function visitTime(visit: { readonly startsAt: Date; readonly endsAt: Date }, lang: Language) {
  const timeZone = 'Asia/Shanghai';
  const day = new Intl.DateTimeFormat(lang, { ...DAY, timeZone }).format(visit.startsAt);
  const clock = new Intl.DateTimeFormat(lang, { ...CLOCK, timeZone });
  return `${day} ${clock.format(visit.startsAt)}–${clock.format(visit.endsAt)}`;
}

/** Returns labels of an order for a label printer: one for each parcel, one for each lot. */
export async function printLabels(
  ctx: QueryContext,
  deps: DockDeps,
  { id, size, parcels }: Input<typeof contract.labelFile>,
): Promise<File> {
  const { tx, lang } = ctx;
  const labels = await listLabels(ctx, deps, { id });
  const lines = (await findOrderForQc(tx, id))?.lines ?? [];
  const words = labelWords[lang];
  const part = lines.length === 1 ? (lines[0]?.mpn ?? '') : '';
  const visit = await deps.visitOf?.(tx, id);
  const time = visit ? [fill(words.visit, { time: visitTime(visit, lang) })] : [];
  const ofParcels = Array.from({ length: parcels }, (_, index): PrintedLabel => {
    const count = fill(words.parcel, { n: index + 1, count: parcels });
    return {
      code: labels.order.url,
      no: labels.order.no,
      part,
      lines: [...(part === '' ? [fill(words.parts, { count: lines.length })] : []), count, ...time],
    };
  });
  const ofLots = labels.lots.map((lot): PrintedLabel => {
    const line = lines.find((one) => one.id === lot.lineId);
    const codes = [lot.dateCode, lot.lotCode].filter((code) => code !== '').join(' · ');
    const pieces = fill(words.pieces, { count: numberOf(lot.onShelf, lang) });
    return {
      code: lot.url,
      no: lot.no,
      part: line?.mpn ?? '',
      lines: [line?.manufacturer ?? '', codes, pieces].filter((text) => text !== ''),
    };
  });
  const all = [...ofParcels, ...ofLots];
  const title = `${labels.order.no} ${size}`;
  return fileOf(`${labels.order.no}-${size}.pdf`, await labelPdf(all, { size, lang, title }));
}

/** Returns labels of places of the dock for a label printer. */
export async function printShelfLabels(
  { lang }: QueryContext,
  _deps: DockDeps,
  { shelves, size }: Input<typeof contract.shelfLabelFile>,
): Promise<File> {
  const words = labelWords[lang];
  const labels = shelves.map(
    (shelf): PrintedLabel => ({
      code: shelfText(shelf),
      no: shelf.toUpperCase(),
      part: '',
      lines: [words.shelf],
    }),
  );
  return fileOf(`shelves-${size}.pdf`, await labelPdf(labels, { size, lang, title: words.shelf }));
}

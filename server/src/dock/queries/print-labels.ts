import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/dock/calls.ts';
import { shelfText } from '#contract/dock/label-shelf.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { orderForQc } from '#server/orders/public.ts';
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

/** Returns labels of an order for a label printer: one for each parcel, one for each lot. */
export async function printLabels(
  ctx: QueryContext,
  deps: DockDeps,
  { id, size, parcels }: Input<typeof contract.labelFile>,
): Promise<File> {
  const { tx, lang } = ctx;
  const labels = await listLabels(ctx, deps, { id });
  const lines = (await orderForQc(tx, id))?.lines ?? [];
  const words = labelWords[lang];
  const part = lines.length === 1 ? (lines[0]?.mpn ?? '') : '';
  const ofParcels = Array.from({ length: parcels }, (_, index): PrintedLabel => {
    const count = fill(words.parcel, { n: index + 1, count: parcels });
    return {
      code: labels.order.url,
      no: labels.order.no,
      part,
      lines: [...(part === '' ? [fill(words.parts, { count: lines.length })] : []), count],
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

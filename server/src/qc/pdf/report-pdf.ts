import type { Language } from '#contract/options.ts';
import type { Report } from '#contract/qc/calls.ts';
import type { ReportValue } from '../core/report.ts';
import { fill } from '../locales/texts.ts';
import { area, ink, Sheet } from './canvas.ts';
import { drawConclusion, drawLimits } from './conclusion.ts';
import { drawDetails } from './details.ts';
import { drawFacts, drawHead, drawPart, drawRevocation } from './header.ts';
import { drawShown } from './photos.ts';
import { drawTests } from './tests.ts';

/** Everything that a printed report shows. */
export interface Printed {
  readonly value: ReportValue;
  readonly status: Report['status'];
  /** Why the report was revoked; null while it stands. */
  readonly revokedReason: string | null;
  /** SHA-256 of what was signed, in hexadecimal. */
  readonly sha256: string;
  /** Address that the QR code leads to. */
  readonly address: string;
  /** Pictures as JPEG, by the address that the report names them by. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** A report as A4 pages in a language: a page that sums up, then one section for each test. */
export function reportPdf(printed: Printed, lang: Language): Promise<Buffer> {
  const { value } = printed;
  const sheet = new Sheet(lang, `${value.no} ${value.mpn}`);
  drawHead(sheet, printed);
  drawRevocation(sheet, printed);
  drawPart(sheet, printed);
  drawFacts(sheet, printed);
  drawTests(sheet, printed);
  drawShown(sheet, printed);
  drawConclusion(sheet, printed);
  drawLimits(sheet, printed);
  drawDetails(sheet, printed);
  return sheet.finish((page, pages) => drawFoot(sheet, printed, `${page} / ${pages}`));
}

/** A hash in groups of four, its middle left out. */
const shortHash = (hash: string): string =>
  `${(hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ')} … ${hash.slice(-4)}`;

function drawFoot(sheet: Sheet, { value, sha256, address }: Printed, page: string): void {
  const { words } = sheet;
  const y = area.foot;
  const grey = { size: 7.5, color: ink.third } as const;
  sheet.rule(ink.strong, { y: y - 5 });
  const place = address.replace(/^https?:\/\//, '').replace(/\/v\/.*$/, '/v');
  const scope = fill(words.foot.scope, { address: place });
  sheet.text(scope, { x: area.left, y }, { ...grey, width: area.width * 0.78 });
  sheet.textRight(page, { right: area.right, y }, { ...grey, face: 'mono' });
  const last = y + 23;
  sheet.text(`SHA-256 ${shortHash(sha256)}`, { x: area.left, y: last }, { ...grey, face: 'mono' });
  const lab = `${value.no} · ${value.lab.name}, ${value.lab.address}`;
  sheet.textRight(lab, { right: area.right, y: last }, grey);
  const edition = fill(words.foot.edition, { edition: value.edition });
  sheet.text(edition, { x: area.left, y: last + 11 }, grey);
}

import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Language } from '#contract/option-schemas.ts';

/** Millimetres and CSS pixels in points. */
export const mm = (length: number): number => (length * 72) / 25.4;
const px = (length: number): number => length * 0.75;

const PAGE = { width: mm(210), height: mm(297) };
/** A4 with the margins of the design: 44 above and below, 52 at the sides. */
export const area = {
  left: px(52),
  right: PAGE.width - px(52),
  top: px(44),
  /** Below this line stands the foot. */
  bottom: PAGE.height - px(44) - 44,
  width: PAGE.width - 2 * px(52),
  foot: PAGE.height - px(44) - 36,
};

/** The light colours of the design: a report is white even where the screen is dark. */
export const ink = {
  text: '#13201A',
  second: '#44534B',
  third: '#5F6D65',
  rule: '#DAE1D9',
  strong: '#B7C2B8',
  green: '#0B5D45',
  gold: '#C99B45',
  red: '#B42318',
  amber: '#9A4A00',
  white: '#FFFFFF',
  /** Of codes on labels: printers mix no other color. */
  black: '#000000',
} as const;

const noto = (weight: string, name: string) =>
  fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${name}.ttf`),
  );
const plexFontPath = (weight: number) =>
  fileURLToPath(new URL(`../fonts/plex-mono-${weight}.ttf`, import.meta.url));

export type Face = 'sans' | 'bold' | 'mono' | 'monoBold';
/** The characters of the monospaced face; anything else is set in the sans. */
const MONO = /^[\x20-\x7e\u00a0-\u00ff–·…−×]*$/;

const HAN = /\p{Script=Han}/u;
/** The sans has Chinese quotes and dots, which are as wide as a character: too wide for others. */
const NARROW: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
};
const narrow = (text: string): string =>
  HAN.test(text) ? text : text.replace(/[’‘“”…]/g, (sign) => NARROW[sign] ?? sign);

/** The monospaced face rises less above its base line than the sans, by this part of its size. */
const MONO_DROP = 0.135;

export interface Style {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
  /** Width to break lines at; one line where it is absent. */
  readonly width?: number;
  readonly lineGap?: number;
}

/** Pages that fill from above, A4 unless said otherwise, and the pens to draw on them. */
export class PdfSheet {
  readonly doc: PDFKit.PDFDocument;
  readonly lang: Language;
  /** Where the next block begins. */
  y = area.top;

  constructor(lang: Language, title: string, page = PAGE) {
    this.lang = lang;
    this.doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      bufferPages: true,
      lang,
      displayTitle: true,
      info: { Title: title, Author: 'Assay', Creator: 'Assay', Producer: 'Assay' },
    });
    this.doc.registerFont('sans', noto('400Regular', '400Regular'));
    this.doc.registerFont('bold', noto('600SemiBold', '600SemiBold'));
    this.doc.registerFont('mono', plexFontPath(500));
    this.doc.registerFont('monoBold', plexFontPath(600));
  }

  /** Makes room for a block of this height: a new page begins where the present one is full. */
  room(height: number): void {
    if (this.y + height <= area.bottom) return;
    this.doc.addPage();
    this.y = area.top;
  }

  /** Sets the pen and answers how far below its place a text stands on the common base line. */
  private use({ face = 'sans', size = 9, color = ink.text }: Style, text: string): number {
    const isPlain = face !== 'mono' && face !== 'monoBold';
    const own = isPlain || MONO.test(text) ? face : face === 'mono' ? 'sans' : 'bold';
    this.doc.font(own).fontSize(size).fillColor(color);
    return own === 'mono' || own === 'monoBold' ? size * MONO_DROP : 0;
  }

  /** Width of one line of text. */
  widthOf(text: string, style: Style = {}): number {
    this.use(style, text);
    return this.doc.widthOfString(narrow(text));
  }

  /** Height of a text that breaks at its style's width. */
  heightOf(text: string, style: Style & { width: number }): number {
    this.use(style, text);
    return this.doc.heightOfString(narrow(text), {
      width: style.width,
      lineGap: style.lineGap ?? 0,
    });
  }

  /** Writes text with its upper left corner at x, y. */
  text(text: string, position: { x: number; y: number }, style: Style = {}): void {
    const y = position.y + this.use(style, text);
    const { width, align = 'left', lineGap = 0 } = style;
    if (width === undefined) {
      this.doc.text(narrow(text), position.x, y, { lineBreak: false });
      return;
    }
    this.doc.text(narrow(text), position.x, y, { width, align, lineGap });
  }

  /** Writes one line so that it ends at `right`. */
  textRight(text: string, position: { right: number; y: number }, style: Style = {}): void {
    this.text(text, { x: position.right - this.widthOf(text, style), y: position.y }, style);
  }

  /** One line, set smaller until it fits; never cut, never broken. */
  fit(text: string, position: { x: number; y: number }, style: Style & { width: number }): void {
    const { width, align = 'left', ...plain } = style;
    let size = style.size ?? 9;
    while (size > 5 && this.widthOf(text, { ...plain, size }) > width) size -= 0.25;
    const own = this.widthOf(text, { ...plain, size });
    const x = align === 'right' ? position.x + width - own : position.x;
    this.text(text, { x, y: position.y + ((style.size ?? 9) - size) * 0.8 }, { ...plain, size });
  }

  /** A line from side to side of the page's area, or between two x. */
  rule(
    color: string,
    options: { y?: number; from?: number; to?: number; width?: number } = {},
  ): void {
    const { y = this.y, from = area.left, to = area.right, width = 0.5 } = options;
    this.doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
  }

  /** The head of a section: an ink rule, its title, and a note at the right. */
  section(title: string, note = ''): void {
    this.rule(ink.text, { width: 0.75 });
    this.text(title, { x: area.left, y: this.y + 5 }, { face: 'bold', size: 9 });
    this.textRight(note, { right: area.right, y: this.y + 5 }, { color: ink.third });
    this.y += 22;
  }

  /** The finished file, after every page has got its foot. */
  finish(foot: (page: number, pages: number) => void): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      foot(page + 1, count);
    }
    const chunks: Buffer[] = [];
    const done = new Promise<Buffer>((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
    this.doc.end();
    return done;
  }
}

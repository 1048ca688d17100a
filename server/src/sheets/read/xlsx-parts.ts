import { type FormatKind, formatKind } from '../core/number-format.ts';
import type { SheetLimits } from '../limits.ts';
import { Unreadable } from './unreadable.ts';
import { attribute, XmlError, type XmlHandler, XmlReader } from './xml.ts';
import type { Zip } from './zip.ts';

/** A sheet as the workbook names it, and the part that holds it. */
export interface WorkbookSheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly part: string;
}

export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
  readonly from1904: boolean;
  readonly styles: string | null;
  readonly sharedStrings: string | null;
}

/** Reads a part of a workbook through a handler; what is no XML makes the file corrupt. */
export async function readPart(
  zip: Zip,
  part: string,
  name: string,
  handler: XmlHandler,
): Promise<void> {
  const reader = new XmlReader(handler);
  const decoder = new TextDecoder();
  try {
    for await (const chunk of zip.read(part)) reader.feed(decoder.decode(chunk, { stream: true }));
    reader.feed(decoder.decode());
    reader.end();
  } catch (error) {
    throw error instanceof XmlError ? new Unreadable(name, 'fileCorrupt') : error;
  }
}

/** The part that a relation of `from` names. */
function target(from: string, path: string): string {
  if (path.startsWith('/')) return path.slice(1);
  const folders = from.split('/').slice(0, -1);
  for (const step of path.split('/')) {
    if (step === '..') folders.pop();
    else if (step !== '.') folders.push(step);
  }
  return folders.join('/');
}

interface Relation {
  readonly part: string;
  readonly type: string;
}

async function relationsOf(zip: Zip, part: string, name: string): Promise<Map<string, Relation>> {
  const cut = part.lastIndexOf('/') + 1;
  const relations = `${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`;
  const found = new Map<string, Relation>();
  if (!zip.names.includes(relations)) return found;
  await readPart(zip, relations, name, {
    open(tag, attributes) {
      if (tag !== 'Relationship') return;
      const path = attribute(attributes, 'Target') ?? '';
      const type = (attribute(attributes, 'Type') ?? '').split('/').at(-1) ?? '';
      found.set(attribute(attributes, 'Id') ?? '', { part: target(part, path), type });
    },
    close() {},
  });
  return found;
}

/** The workbook of an xlsx: its sheets in their order and the parts that they share. */
export async function readWorkbook(zip: Zip, name: string): Promise<Workbook> {
  const root = await relationsOf(zip, '', name);
  const main =
    [...root.values()].find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  if (!zip.names.includes(main)) throw new Unreadable(name, 'fileCorrupt');
  const relations = await relationsOf(zip, main, name);
  const sheets: WorkbookSheet[] = [];
  let from1904 = false;
  await readPart(zip, main, name, {
    open(tag, attributes) {
      if (tag === 'workbookPr') {
        from1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '');
      }
      if (tag !== 'sheet') return;
      const id = attribute(attributes, 'r:id') ?? /\w+:id="([^"]*)"/.exec(attributes)?.[1] ?? '';
      const relation = relations.get(id);
      if (relation?.type !== 'worksheet') return;
      sheets.push({
        name: attribute(attributes, 'name') ?? '',
        hidden: (attribute(attributes, 'state') ?? 'visible') !== 'visible',
        part: relation.part,
      });
    },
    close() {},
  });
  const shared = (type: string) => {
    const part = [...relations.values()].find((one) => one.type === type)?.part;
    return part !== undefined && zip.names.includes(part) ? part : null;
  };
  return { sheets, from1904, styles: shared('styles'), sharedStrings: shared('sharedStrings') };
}

/** The kind of each cell style, by its number. */
export async function readStyles(zip: Zip, part: string, name: string): Promise<FormatKind[]> {
  const codes = new Map<number, string>();
  const kinds: number[] = [];
  let isInCells = false;
  await readPart(zip, part, name, {
    open(tag, attributes) {
      if (tag === 'numFmt') {
        const id = Number(attribute(attributes, 'numFmtId'));
        codes.set(id, attribute(attributes, 'formatCode') ?? '');
      }
      if (tag === 'cellXfs') isInCells = true;
      if (tag === 'xf' && isInCells) kinds.push(Number(attribute(attributes, 'numFmtId') ?? 0));
    },
    close(tag) {
      if (tag === 'cellXfs') isInCells = false;
    },
  });
  return kinds.map((id) => formatKind(id, codes.get(id)));
}

/** Texts that cells share, held as bytes: a million of them take little more than their letters. */
export class SharedTexts {
  #bytes = Buffer.allocUnsafe(1 << 20);
  #ends = new Uint32Array(1 << 14);
  #count = 0;
  #used = 0;

  /** Adds the next text; answers how many bytes all take, their places included. */
  add(text: string): number {
    const most = text.length * 3;
    if (this.#used + most > this.#bytes.length) {
      const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#used + most));
      this.#bytes.copy(grown, 0, 0, this.#used);
      this.#bytes = grown;
    }
    this.#used += this.#bytes.write(text, this.#used, 'utf8');
    if (this.#count === this.#ends.length) {
      const grown = new Uint32Array(this.#ends.length * 2);
      grown.set(this.#ends);
      this.#ends = grown;
    }
    this.#ends[this.#count] = this.#used;
    this.#count += 1;
    return this.#used + this.#count * 4;
  }

  /** The text of a number, empty where there is none. */
  get(index: number): string {
    if (!(index >= 0 && index < this.#count)) return '';
    const from = index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
    return this.#bytes.toString('utf8', from, this.#ends[index]);
  }
}

/** `_x000D_` and its like are how a workbook writes what XML cannot hold. */
export function workbookText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Reads the shared texts; rich text loses its form, readings of Japanese are left out. */
export async function readSharedTexts(
  zip: Zip,
  part: string,
  name: string,
  limits: SheetLimits,
): Promise<SharedTexts> {
  const texts = new SharedTexts();
  let text = '';
  let isText = false;
  let isReading = false;
  await readPart(zip, part, name, {
    open(tag) {
      if (tag === 'si') text = '';
      else if (tag === 'rPh') isReading = true;
      else if (tag === 't') isText = !isReading;
    },
    close(tag) {
      if (tag === 't') isText = false;
      else if (tag === 'rPh') isReading = false;
      else if (tag === 'si' && texts.add(workbookText(text)) > limits.sharedTextBytesMax) {
        throw new Unreadable(name, 'fileTooHard');
      }
    },
    text(more) {
      if (isText) text += more;
    },
  });
  return texts;
}

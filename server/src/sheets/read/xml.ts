/** Callbacks of the XML reader; names come without their prefix. */
export interface XmlHandler {
  /** `attributes` is as written: read it by `attribute`. */
  open(name: string, attributes: string, isEmpty: boolean): void;
  close(name: string): void;
  text?(text: string): void;
}

/** Thrown where the text is no XML, or asks for more than plain elements (a DTD). */
export class XmlError extends Error {}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** Text with its entities and character references read; unknown ones stay as written. */
export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** The value of an attribute by its whole name, or null. */
export function attribute(attributes: string, name: string): string | null {
  let index = attributes.indexOf(`${name}=`);
  // An attribute whose name ends alike (`customHeight` for `t`) is another one.
  while (index > 0 && attributes.charCodeAt(index - 1) > 32)
    index = attributes.indexOf(`${name}=`, index + 1);
  if (index < 0) return null;
  const quote = attributes[index + name.length + 1];
  if (quote !== '"' && quote !== "'") return null;
  const from = index + name.length + 2;
  const to = attributes.indexOf(quote, from);
  return to < 0 ? null : unescapeXml(attributes.slice(from, to));
}

const HELD_MAX = 4 * 1024 * 1024;

/** Reads XML piece by piece. It knows elements and text; a DTD is refused, nothing is fetched. */
export class XmlReader {
  #rest = '';
  readonly #handler: XmlHandler;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  /** Reads on; what is not complete is kept for the next piece. */
  feed(piece: string): void {
    const text = this.#rest === '' ? piece : this.#rest + piece;
    const consumed = this.#read(text);
    this.#rest = consumed === 0 ? text : text.slice(consumed);
    if (this.#rest.length > HELD_MAX) throw new XmlError('an element without an end');
  }

  /** The text has ended; refused where it ends inside a tag. */
  end(): void {
    if (this.#rest.trim() !== '') throw new XmlError('cut off');
  }

  /** Tells all that is complete; answers where the incomplete begins. */
  #read(text: string): number {
    let offset = 0;
    for (;;) {
      const tag = text.indexOf('<', offset);
      if (tag < 0) return offset;
      const mark = text.charCodeAt(tag + 1);
      const end = mark === 33 ? declarationEnd(text, tag) : tagEnd(text, tag);
      // The text before a tag is passed on only with the tag, so that it is never cut in halves.
      if (end < 0) return offset;
      if (tag > offset) this.#handler.text?.(unescapeXml(text.slice(offset, tag)));
      if (mark === 33) this.#declaration(text, tag, end);
      else if (mark !== 63) this.#element(text, tag, end);
      offset = end + 1;
    }
  }

  #element(text: string, tag: number, end: number): void {
    if (text.charCodeAt(tag + 1) === 47) {
      this.#handler.close(plainName(text.slice(tag + 2, end).trimEnd()));
      return;
    }
    const isEmpty = text.charCodeAt(end - 1) === 47;
    const stop = isEmpty ? end - 1 : end;
    let cut = tag + 1;
    while (cut < stop && text.charCodeAt(cut) > 32) cut += 1;
    const name = plainName(text.slice(tag + 1, cut));
    this.#handler.open(name, text.slice(cut, stop), isEmpty);
    if (isEmpty) this.#handler.close(name);
  }

  #declaration(text: string, tag: number, end: number): void {
    if (text.startsWith(CDATA, tag)) {
      this.#handler.text?.(text.slice(tag + CDATA.length, end - 2));
    } else if (!text.startsWith('<!--', tag)) throw new XmlError('a DTD');
  }
}

const CDATA = '<![CDATA[';

/** Where a comment or a CDATA section ends; a DTD ends at once, to be refused. */
function declarationEnd(text: string, tag: number): number {
  if (text.length - tag < CDATA.length) return -1;
  const foot = text.startsWith('<!--', tag) ? '-->' : text.startsWith(CDATA, tag) ? ']]>' : null;
  if (foot === null) return tag;
  const end = text.indexOf(foot, tag + 4);
  return end < 0 ? -1 : end + 2;
}

/** Where a tag ends; a `>` inside an attribute's quotes is none. */
function tagEnd(text: string, tag: number): number {
  let end = text.indexOf('>', tag);
  for (;;) {
    if (end < 0) return -1;
    const open = openQuote(text, tag, end);
    if (open === null) return end;
    const close = text.indexOf(open, end);
    end = close < 0 ? -1 : text.indexOf('>', close);
  }
}

function openQuote(text: string, from: number, to: number): string | null {
  let offset = from;
  for (;;) {
    const double = text.indexOf('"', offset);
    if (double < 0 || double > to) return null;
    const close = text.indexOf('"', double + 1);
    if (close < 0 || close > to) return '"';
    offset = close + 1;
  }
}

function plainName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

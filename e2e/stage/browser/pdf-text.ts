import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly id: string;
  readonly head: string;
  readonly body: string;
}

/** Returns the objects of a PDF as pdfkit writes them, streams unpacked. */
function objectsOf(bytes: Buffer): PdfObject[] {
  const text = bytes.toString('latin1');
  return [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', all = '']) => {
    const at = all.indexOf('stream\n');
    if (at < 0) return { id, head: all, body: '' };
    const raw = Buffer.from(all.slice(at + 7, all.lastIndexOf('\nendstream')), 'latin1');
    const body = all.slice(0, at).includes('FlateDecode') ? inflateSync(raw) : raw;
    return { id, head: all.slice(0, at), body: body.toString('latin1') };
  });
}

/** Returns what each glyph of a font stands for. */
function glyphsOf(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first, 16);
    for (const [index, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const units = hex.replace(/\s/g, '').match(/.{4}/g) ?? [];
      const said = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      glyphs.set(start + index, said);
    }
  }
  return glyphs;
}

/** Returns the text of a PDF as pdfkit writes it, a line for each piece that is written. */
export function pdfText(bytes: Buffer): string[] {
  const objects = objectsOf(bytes);
  const bodies = new Map(objects.map(({ id, body }) => [id, body]));
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.find((one) => one.id === id)?.head ?? '';
      const cmap = bodies.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '') ?? '';
      fonts.set(name, glyphsOf(cmap));
    }
  }
  const lines: string[] = [];
  for (const { body } of objects) {
    let glyphs = new Map<number, string>();
    for (const [whole, font] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[(?:<[^>]*>|[^\]<])*\] TJ/g)) {
      if (font) {
        glyphs = fonts.get(font) ?? glyphs;
        continue;
      }
      const hex = [...whole.matchAll(/<([^>]*)>/g)].map(([, one]) => one).join('');
      const said = (hex.match(/.{4}/g) ?? []).map((one) => glyphs.get(Number.parseInt(one, 16)));
      lines.push(said.join(''));
    }
  }
  return lines;
}

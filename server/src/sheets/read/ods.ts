import type { RawRow } from '../core/cell.ts';
import type { SheetLimits } from '../limits.ts';
import { OdsReader } from './ods-sheet.ts';
import type { OpenedParts, SheetInfo } from './opened.ts';
import { Unreadable } from './unreadable.ts';
import { readPart } from './xlsx-parts.ts';
import { attribute, XmlError, XmlReader } from './xml.ts';
import type { Zip } from './zip.ts';

const CONTENT = 'content.xml';
const ROWS_PER_BATCH = 1000;

/** Opens an ods by its parts: its tables are listed, and read when asked for. */
export async function openOds(zip: Zip, name: string, limits: SheetLimits): Promise<OpenedParts> {
  const sheets = await tablesOf(zip, name);
  let share = 0;
  async function* rows(index: number): AsyncGenerator<RawRow[]> {
    const sheet = sheets[index];
    if (!sheet) throw new Unreadable(name, 'sheetMissing');
    const held: RawRow[] = [];
    const context = { file: name, sheet: sheet.name, index, limits };
    const reader = new XmlReader(new OdsReader(context, (row) => held.push(row)));
    const decoder = new TextDecoder();
    const { packed } = zip.size(CONTENT);
    const onProgress = (bytes: number) => {
      share = bytes / Math.max(1, packed);
    };
    try {
      for await (const chunk of zip.read(CONTENT, onProgress)) {
        reader.feed(decoder.decode(chunk, { stream: true }));
        if (held.length >= ROWS_PER_BATCH) yield held.splice(0);
      }
      reader.feed(decoder.decode());
      reader.end();
    } catch (error) {
      throw error instanceof XmlError ? new Unreadable(name, 'fileCorrupt') : error;
    }
    if (held.length > 0) yield held.splice(0);
  }
  return { sheets, rows, share: () => Math.min(1, share), close: async () => zip.close() };
}

/** Tables by name; one whose style is not displayed is hidden. */
async function tablesOf(zip: Zip, name: string): Promise<SheetInfo[]> {
  const hiddenStyles = new Set<string>();
  const sheets: SheetInfo[] = [];
  let style = '';
  let depth = 0;
  await readPart(zip, CONTENT, name, {
    open(tag, attributes) {
      if (tag === 'style') style = attribute(attributes, 'style:name') ?? '';
      else if (tag === 'table-properties') {
        if (attribute(attributes, 'table:display') === 'false') hiddenStyles.add(style);
      } else if (tag === 'table') {
        depth += 1;
        if (depth > 1) return;
        const title = attribute(attributes, 'table:name') ?? '';
        const hidden = hiddenStyles.has(attribute(attributes, 'table:style-name') ?? '');
        sheets.push({ index: sheets.length, name: title, hidden });
      }
    },
    close(tag) {
      if (tag === 'table') depth -= 1;
    },
  });
  if (sheets.length === 0) throw new Unreadable(name, 'fileCorrupt');
  return sheets;
}

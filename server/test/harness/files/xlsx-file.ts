import { type ZipPart, zipFile } from './zip-file.ts';

/** A cell as written: text, number, or the XML of a whole `c` element after its reference. */
export type MadeCell = string | number | null | { readonly xml: string };

/** A sheet that a test or a bench makes. */
export interface MadeSheet {
  readonly name: string;
  readonly rows: Iterable<readonly MadeCell[]>;
  readonly state?: 'hidden' | 'veryHidden';
  readonly merges?: readonly string[];
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function letters(column: number): string {
  let text = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    text = String.fromCharCode(65 + (left % 26)) + text;
  }
  return text;
}

/** Styles by number: plain, a day, an exponent, ten digits with zeros in front. */
export const madeStyles = { plain: 0, day: 1, exponent: 2, zeros: 3 } as const;
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0000000000"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="11"/><xf numFmtId="164"/></cellXfs></styleSheet>`;

const PIECE_ROWS = 2000;

/** An xlsx with shared texts, as spreadsheet programs write it, in bounded memory. */
export function xlsxFile(sheets: readonly MadeSheet[]): Buffer {
  const shared = new Map<string, number>();
  const number = (text: string) => {
    const known = shared.get(text);
    if (known !== undefined) return known;
    shared.set(text, shared.size);
    return shared.size - 1;
  };
  const cellXml = (cell: MadeCell, reference: string) => {
    if (cell === null || cell === '') return '';
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
    if (typeof cell === 'object') return `<c r="${reference}" ${cell.xml}</c>`;
    return `<c r="${reference}" t="s"><v>${number(cell)}</v></c>`;
  };
  function* sheetXml({ rows, merges = [] }: MadeSheet) {
    let text = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
    let row = 0;
    for (const cells of rows) {
      row += 1;
      const line = cells.map((cell, column) => cellXml(cell, `${letters(column)}${row}`)).join('');
      if (line !== '') text += `<row r="${row}">${line}</row>`;
      if (row % PIECE_ROWS === 0) {
        yield text;
        text = '';
      }
    }
    const merged = merges.map((range) => `<mergeCell ref="${range}"/>`).join('');
    yield `${text}</sheetData>${merged ? `<mergeCells>${merged}</mergeCells>` : ''}</worksheet>`;
  }
  function* sharedXml() {
    yield `${HEAD}<sst xmlns="${MAIN}">`;
    let text = '';
    for (const one of shared.keys()) {
      text += `<si><t xml:space="preserve">${escaped(one)}</t></si>`;
      if (text.length > 1 << 18) {
        yield text;
        text = '';
      }
    }
    yield `${text}</sst>`;
  }
  const names = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', content: `${HEAD}<Types/>` },
    {
      name: '_rels/.rels',
      content: `${HEAD}<Relationships xmlns="${PACKAGE}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${HEAD}<Relationships xmlns="${PACKAGE}">${sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('')}${relation('rIdS', 'styles', 'styles.xml')}${relation('rIdT', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    },
    { name: 'xl/styles.xml', content: STYLES },
    ...sheets.map((sheet, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: sheetXml(sheet),
    })),
    // Packed after the sheets, which gather the texts.
    { name: 'xl/sharedStrings.xml', content: sharedXml() },
  ];
  return zipFile(parts);
}

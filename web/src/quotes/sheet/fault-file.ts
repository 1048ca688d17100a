/** Leading characters that a spreadsheet may take for a formula. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A cell of a text file that no spreadsheet calculates. */
function cellOf(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n,;\t]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as a text file that spreadsheets open as it is; the mark says that it is UTF-8. */
export const textFile = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;

/** Has the browser keep a text as a file. */
export function downloadFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

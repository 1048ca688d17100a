import { attachmentExtensions } from '#contract/limits.ts';

/** A format that is taken, by the extension it is named with. */
export interface Format {
  readonly extension: (typeof attachmentExtensions)[number];
  readonly type: string;
  readonly isPicture: boolean;
}

/** The type of a file, detected from its content. */
export interface Content {
  readonly ext: string;
  readonly mime: string;
}

const NAME_MAX = 120;

const formats: readonly (Format & { readonly foundAs: readonly string[] })[] = [
  { extension: 'pdf', type: 'application/pdf', isPicture: false, foundAs: ['pdf'] },
  { extension: 'xls', type: 'application/vnd.ms-excel', isPicture: false, foundAs: ['cfb'] },
  {
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isPicture: false,
    foundAs: ['xlsx'],
  },
  { extension: 'jpg', type: 'image/jpeg', isPicture: true, foundAs: ['jpg'] },
  { extension: 'png', type: 'image/png', isPicture: true, foundAs: ['png', 'apng'] },
  { extension: 'wav', type: 'audio/wav', isPicture: false, foundAs: ['wav'] },
  { extension: 'mp4', type: 'video/mp4', isPicture: false, foundAs: ['mp4', 'm4v'] },
  {
    extension: 'rmvb',
    type: 'application/vnd.rn-realmedia-vbr',
    isPicture: false,
    foundAs: ['rm'],
  },
];

const WORKBOOKS = ['Workbook', 'Book'].map((name) => Buffer.from(`${name}\0`, 'utf16le'));

/** The formats as the refusal names them. */
export const formatList = attachmentExtensions.join(', ');

const extensionOf = (name: string): string | null =>
  /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? null;

/**
 * The format of a file by its content, or null where it is none that is taken. The name decides
 * nothing, but a name that claims a format outside the list is refused as well.
 */
export function formatOf(name: string, content: Content | undefined, bytes: Buffer): Format | null {
  const claimed = extensionOf(name);
  if (claimed !== null && !attachmentExtensions.some((one) => one === claimed)) return null;
  const format = formats.find(({ foundAs }) => foundAs.includes(content?.ext ?? ''));
  if (format === undefined) return null;
  // Word, Outlook and Excel share a container; a workbook is a stream of a certain name in it.
  if (format.extension === 'xls' && !WORKBOOKS.some((mark) => bytes.includes(mark))) return null;
  const { extension, type, isPicture } = format;
  return { extension, type, isPicture };
}

/** The last part of a path as a name that any system can show, with the format's extension. */
export function nameFor(fileName: string, { extension }: Format): string {
  const claimed = extensionOf(fileName);
  const isTrue = claimed === extension || (extension === 'jpg' && claimed === 'jpeg');
  const stem = claimed === null ? fileName : fileName.slice(0, -claimed.length - 1);
  return `${cleanName(stem) || 'file'}.${isTrue ? claimed : extension}`;
}

/** A name without path, control and direction characters, of at most 120 characters. */
export function cleanName(fileName: string): string {
  const last = fileName.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, ' ').replace(/\s+/g, ' ');
  return [...plain]
    .slice(0, NAME_MAX)
    .join('')
    .replace(/^[ .]+|[ .]+$/g, '');
}

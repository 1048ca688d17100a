import type { DecodedLabel, LabelFields } from '#contract/dock/label.ts';
import { type ExpectedLine, lineOfLabel } from '#contract/dock/lots.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';

/** A reel, tube, tray or bag that is being counted. */
export interface PackDraft {
  readonly lineId: string;
  readonly dateCode: string;
  readonly lotCode: string;
  /** As typed. */
  readonly pieces: string;
  readonly labeled: number | null;
  readonly label: LabelFields;
  readonly isGuess: boolean;
}

/** A pack that was counted. */
export interface Pack {
  readonly key: number;
  readonly lineId: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly pieces: number;
  readonly labeled: number | null;
}

/** The pieces of a line that were received before, and those still expected. */
export const expectedOf = (
  line: Pick<OrderLine, 'id' | 'mpn' | 'manufacturer' | 'dateCode' | 'quantity' | 'pieces'>,
): ExpectedLine => ({
  id: line.id,
  mpn: line.mpn,
  manufacturer: line.manufacturer,
  dateCode: line.dateCode,
  expected: Math.max(0, (line.pieces?.shipped ?? line.quantity) - (line.pieces?.received ?? 0)),
});

/** An empty pack of a line. */
export const emptyPack = (lineId: string): PackDraft => ({
  lineId,
  dateCode: '',
  lotCode: '',
  pieces: '',
  labeled: null,
  label: {},
  isGuess: false,
});

/** Whether a pack can be written down: it has a line, and pieces. */
export const isWhole = (pack: PackDraft): boolean =>
  pack.lineId !== '' && /^[1-9]\d{0,8}$/.test(pack.pieces);

/** Whether a label goes on with the pack at hand, or begins the next one. */
const continues = (pack: PackDraft | null, { form, fields }: DecodedLabel): boolean =>
  pack !== null &&
  form === 'single' &&
  Object.keys(fields).every((name) => pack.label[name as keyof LabelFields] === undefined);

/**
 * Returns the pack at hand after a label was read, and the one before it where the label is of
 * another pack. Codes of single fields add to the pack at hand; a code with all fields begins one.
 */
export function afterLabel(
  pack: PackDraft | null,
  label: DecodedLabel,
  lines: readonly ExpectedLine[],
): { readonly current: PackDraft; readonly before: PackDraft | null } {
  const isSame = continues(pack, label);
  const known = isSame && pack !== null ? pack : emptyPack('');
  const fields = { ...known.label, ...label.fields };
  const line = lineOfLabel(fields, lines);
  return {
    before: isSame ? null : pack,
    current: {
      lineId: line?.id ?? known.lineId,
      dateCode: fields.dateCode ?? known.dateCode,
      lotCode: fields.lotCode ?? known.lotCode,
      pieces: label.fields.quantity === undefined ? known.pieces : `${label.fields.quantity}`,
      labeled: fields.quantity ?? null,
      label: fields,
      isGuess: known.isGuess || label.isGuess,
    },
  };
}

/** Pieces of a line that were counted so far. */
export const countedOf = (packs: readonly Pack[], lineId: string): number =>
  packs.reduce((all, pack) => (pack.lineId === lineId ? all + pack.pieces : all), 0);

/**
 * The forms of labels: ours, those of our shelves, a message with data identifiers, one field of a linear code, GS1, the
 * pairs of a distributor, and a bare part number that was expected.
 */
export const labelForms = ['own', 'shelf', 'message', 'single', 'gs1', 'pairs', 'plain'] as const;
export type LabelForm = (typeof labelForms)[number];

/** Why a text is no label. */
export const refusalReasons = [
  'empty',
  'tooLong',
  'characters',
  'unknown',
  'format',
  'trailing',
  'field',
  'repeated',
  'checkDigit',
  'ambiguous',
  'work',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The fields of a label; a field that it does not carry is absent. */
export interface LabelFields {
  readonly mpn?: string;
  /** The buyer's or distributor's own number of the part. */
  readonly customerPart?: string;
  /** Pieces, at least 1. */
  readonly quantity?: number;
  /** Year and week, `2338`; as printed where the maker writes another form. */
  readonly dateCode?: string;
  readonly lotCode?: string;
  readonly manufacturer?: string;
  /** ISO 3166 alpha-2. */
  readonly country?: string;
  readonly orderNo?: string;
  readonly serialNo?: string;
  readonly packageNo?: string;
  readonly gtin?: string;
  /** The number on a label of ours, and the code beside it that only the server can check. */
  readonly ownNo?: string;
  readonly ownCode?: string;
  /** The place of the dock on the label of a shelf. */
  readonly shelf?: string;
}

export interface DecodedLabel {
  readonly ok: true;
  readonly form: LabelForm;
  readonly fields: LabelFields;
  /** Read from a text without separators: a person looks at it before it counts. */
  readonly isGuess: boolean;
  /** Identifiers that were passed over. */
  readonly unread: readonly string[];
}

export interface LabelRefusal {
  readonly ok: false;
  readonly reason: RefusalReason;
  /** The identifier at fault, where one is. */
  readonly identifier: string | null;
}

/** Returns the refusal of a text. */
export const refuse = (reason: RefusalReason, identifier: string | null = null): LabelRefusal => ({
  ok: false,
  reason,
  identifier,
});

/** One field as it stands on a label. */
export interface RawField {
  readonly identifier: string;
  readonly value: string;
}

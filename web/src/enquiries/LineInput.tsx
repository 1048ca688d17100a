import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react';
import { UNIT_PRICE_DECIMALS } from '#contract/money.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFigureTyping } from '#web/ui/form/FigureInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { PostLine } from './post-form.ts';

/** Fields of a line that are typed, in the order in which Enter goes through them. */
export const typedFields = [
  'mpn',
  'quantity',
  'targetPrice',
  'dateCode',
  'manufacturer',
  'note',
] as const;
export type TypedField = (typeof typedFields)[number];

export interface LineActs {
  readonly change: (key: number, part: Partial<PostLine>) => void;
  readonly remove: (key: number) => void;
  readonly paste: (key: number, event: ClipboardEvent) => void;
  readonly press: (key: number, field: TypedField, event: KeyboardEvent) => void;
  readonly left: (key: number, field: TypedField, event: FocusEvent) => void;
}

export interface LineInputProps {
  readonly line: PostLine;
  readonly index: number;
  readonly acts: LineActs;
}

const limits = {
  mpn: 80,
  quantity: 16,
  targetPrice: 15,
  dateCode: 5,
  manufacturer: 120,
  note: 500,
} as const;
const inMono: readonly TypedField[] = ['mpn', 'quantity', 'targetPrice', 'dateCode'];

type FieldProps = LineInputProps & { readonly field: TypedField };

/** Returns the props that every typed field of a line has. */
function commonProps({ line, index, acts, field }: FieldProps) {
  return {
    mono: inMono.includes(field),
    name: `${field}.${index}`,
    maxLength: limits[field],
    autoComplete: 'off',
    spellCheck: false,
    translate: 'no',
    onKeyDown: (event: KeyboardEvent) => acts.press(line.key, field, event),
  } as const;
}

/** Edits a text of a line. Rows of a table can be pasted into its part number. */
export function LineInput(props: FieldProps) {
  const { line, acts, field } = props;
  return (
    <TextInput
      {...commonProps(props)}
      upper={field === 'mpn'}
      value={line[field]}
      placeholder={field === 'dateCode' ? '2401' : undefined}
      onChange={(text) => acts.change(line.key, { [field]: text })}
      onBlur={(event) => acts.left(line.key, field, event)}
      onPaste={field === 'mpn' ? (event) => acts.paste(line.key, event) : undefined}
    />
  );
}

/** Edits the quantity or the target price of a line, with its unit in the frame. */
export function LineFigureInput(
  props: FieldProps & { readonly field: 'quantity' | 'targetPrice' },
) {
  const { line, acts, field } = props;
  const t = useTranslator('enquiries');
  const isPrice = field === 'targetPrice';
  const typing = useFigureTyping({
    value: line[field],
    decimals: isPrice ? UNIT_PRICE_DECIMALS : 0,
    onChange: (figure) => acts.change(line.key, { [field]: figure }),
  });
  return (
    <TextInput
      {...commonProps(props)}
      align="right"
      inputMode={isPrice ? 'decimal' : 'numeric'}
      prefix={isPrice ? 'USD' : undefined}
      suffix={isPrice ? undefined : t('pieces')}
      value={typing.value}
      onChange={typing.onChange}
      onBlur={(event) => {
        typing.settle();
        acts.left(line.key, field, event);
      }}
    />
  );
}

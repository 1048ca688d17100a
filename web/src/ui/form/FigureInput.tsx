import { type ReactNode, type Ref, useState } from 'react';
import { decimalSign } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/translator.ts';
import { type InputSize, TextInput } from './TextInput.tsx';

interface Props {
  /** The text as typed: digits, and a point where `decimals` allows one. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** 0 for quantities, 2 for amounts, 5 for unit prices. */
  readonly decimals?: number | undefined;
  /** Inside the frame at the right: pcs, USD. */
  readonly unit?: ReactNode;
  readonly size?: InputSize | undefined;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** The sign that parts decimals in a reader's language; the other one groups thousands. */
export type PointSign = '.' | ',';

const UNITS = /^(?:USD|CNY|RMB|US\$|[$¥€])+|(?:USD|CNY|RMB|[$¥€]|pcs\.?|颗|шт\.?)+$/gi;
const COMMA_GROUPS = /^[1-9]\d{0,2}(?:,\d{3})+$/;
const DOT_GROUPS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** A figure with both signs: the later one parts the decimals, the other must group rightly. */
function readBoth(text: string): string {
  const point = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  const pointIndex = text.indexOf(point);
  const [whole, fraction] = [text.slice(0, pointIndex), text.slice(pointIndex + 1)];
  const groups = point === '.' ? COMMA_GROUPS : DOT_GROUPS;
  if (!groups.test(whole) || !/^\d*$/.test(fraction)) return text;
  return `${whole.replace(/[.,]/g, '')}.${fraction}`;
}

/** A figure with commas only: "1,234" groups where the point parts decimals, "0,25" never does. */
function readCommas(text: string, point: PointSign): string {
  const isOne = text.indexOf(',') === text.lastIndexOf(',');
  if (COMMA_GROUPS.test(text) && !(isOne && point === ',')) return text.replaceAll(',', '');
  return isOne ? text.replace(',', '.') : text;
}

/**
 * Takes the figures out of what was typed: groups and units go, a comma may stand for the point.
 * What is no figure stays as it was typed, so that the form says so: 1e3 is not 13, nor -1 one,
 * nor 1.5 pieces fifteen; nor does it lose the decimals that are too many.
 */
export function readFigure(text: string, decimals: number, point: PointSign = '.'): string {
  const compact = text.replace(/[\s\u00a0\u202f']/g, '').replace(UNITS, '');
  if (!/^[\d.,]*$/.test(compact)) return compact;
  if (decimals === 0) return COMMA_GROUPS.test(compact) ? compact.replaceAll(',', '') : compact;
  if (compact.includes('.') && compact.includes(',')) return readBoth(compact);
  if (compact.includes(',')) return readCommas(compact, point);
  const isGrouped = point === ',' && DOT_GROUPS.test(compact) && /\..*\./.test(compact);
  return isGrouped ? compact.replaceAll('.', '') : compact;
}

/** The typed text, and the figure that was read from it. */
export interface TypedFigure {
  readonly text: string;
  readonly read: string;
}

/** Returns the field's text: as typed while the form holds its figure, else that figure. */
export const resolveFigureText = (typed: TypedFigure | null, value: string): string =>
  typed !== null && typed.read === value ? typed.text : value;

interface Typing {
  readonly value: string;
  readonly decimals: number;
  readonly onChange: (figure: string) => void;
}

/**
 * The text of a field of figures: as it is typed until the field is left, so that a comma is not
 * lost before its decimals come; the form hears the figure.
 */
export function useFigureTyping({ value, decimals, onChange }: Typing) {
  const point = decimalSign(useLanguage());
  const [typed, setTyped] = useState<TypedFigure | null>(null);
  return {
    value: resolveFigureText(typed, value),
    onChange: (text: string) => {
      const read = readFigure(text, decimals, point);
      setTyped({ text, read });
      onChange(read);
    },
    settle: () => setTyped(null),
  };
}

/** An amount, unit price or quantity: right-aligned figures with the unit inside the frame. */
export function FigureInput(props: Props) {
  const { value, onChange, decimals = 0, unit, onBlur, ...rest } = props;
  const typing = useFigureTyping({ value, decimals, onChange });
  return (
    <TextInput
      {...rest}
      mono
      align="right"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      suffix={unit}
      value={typing.value}
      onChange={typing.onChange}
      onBlur={() => {
        typing.settle();
        onBlur?.();
      }}
    />
  );
}

import type { ReactNode, Ref } from 'react';
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
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const UNITS = /^(?:USD|CNY|RMB|US\$|[$¥€])+|(?:USD|CNY|RMB|[$¥€]|pcs\.?|颗|шт\.?)+$/gi;
const GROUPS = /^\d{1,3}(?:,\d{3})+$/;

/**
 * Takes the figures out of what was typed: groups and units go, a comma may stand for the point.
 * What is no figure stays as it was typed, so that the form says so: 1e3 is not 13, nor -1 one,
 * nor 1.5 pieces fifteen.
 */
export function readFigure(text: string, decimals: number): string {
  const compact = text.replace(/[\s\u00a0\u202f']/g, '').replace(UNITS, '');
  if (!/^[\d.,]*$/.test(compact)) return compact;
  // "1,234.5" groups with commas; "0,25" uses one as the decimal sign.
  if (decimals === 0) return GROUPS.test(compact) ? compact.replaceAll(',', '') : compact;
  const pointed =
    !compact.includes('.') && /,\d{1,2}$/.test(compact)
      ? compact.replace(/,(\d{1,2})$/, '.$1')
      : compact;
  const [whole = '', ...rest] = pointed.replaceAll(',', '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, decimals)}`;
}

/** An amount, unit price or quantity: right-aligned figures with the unit inside the frame. */
export function FigureInput({ value, onChange, decimals = 0, unit, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      mono
      align="right"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      suffix={unit}
      value={value}
      onChange={(text) => onChange(readFigure(text, decimals))}
    />
  );
}

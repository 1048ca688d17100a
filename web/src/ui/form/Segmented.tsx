import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { moveByArrows } from '../arrow-keys.ts';
import { cx } from '../class-names.ts';
import scroll from '../layout/scroll-marks.module.css';
import styles from './Segmented.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** The chosen segment's fill: ink, or green for yes and red for no in a decision. */
  readonly tone?: 'yes' | 'no' | undefined;
  readonly disabled?: boolean | undefined;
}

/** A radio group in one frame; arrows move the choice. */
export function Segmented<Value extends string>(props: {
  label: string;
  value: Value | null;
  options: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  small?: boolean;
  /** Fills the width, in equal parts: decisions on phones. */
  block?: boolean;
}) {
  const { options, value } = props;
  const held = options.some((option) => option.value === value);
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      className={cx(
        styles.frame,
        scroll.marks,
        props.small && styles.small,
        props.block && styles.block,
      )}
      onKeyDown={(event) =>
        moveByArrows(event, (index) => {
          const option = options[index];
          if (option) props.onChange(option.value);
        })
      }
    >
      {options.map((option, index) => {
        const on = option.value === value;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a radio input holds no glyph.
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={on}
            data-stop={index}
            data-tone={option.tone}
            tabIndex={on || (!held && index === 0) ? 0 : -1}
            disabled={option.disabled}
            onClick={() => props.onChange(option.value)}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}

/** The same frame where each choice is an address: it works without a program too. */
export function SegmentedLinks(props: {
  label: string;
  options: readonly { readonly to: string; readonly label: ReactNode; readonly current: boolean }[];
}) {
  return (
    <nav aria-label={props.label} className={cx(styles.frame, scroll.marks)}>
      {props.options.map(({ to, label, current }) => (
        <Link key={to} to={to} aria-current={current ? 'true' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLateFieldText } from '#web/api/field-text.ts';
import styles from '../bom.module.css';
import { cellMax } from './cells.ts';
import type { Onward, Writing } from './use-writing.ts';

interface Props {
  readonly writing: Writing;
  readonly label: string;
  /** Ends with what was typed, or null to leave the cell as it was; false where it cannot stand. */
  readonly onEnd: (text: string | null, onward: Onward) => boolean;
}

const onwards = {
  Enter: ['down', 'up'],
  Tab: ['next', 'before'],
} as const;

/** The field of a cell that is being written. */
export function CellEditor({ writing, label, onEnd }: Props) {
  const [text, setText] = useState(writing.text);
  const [isWrong, setWrong] = useState(false);
  const fieldText = useLateFieldText(isWrong);
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const id = useId();
  // Once, as it appears: what stands there is written over, a sign just pressed is gone on from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later signs must not be chosen.
  useEffect(() => {
    field.current?.focus();
    if (!writing.isFresh) field.current?.select();
  }, []);
  const end = (typed: string | null, onward: Onward) => {
    if (isOver.current) return;
    isOver.current = onEnd(typed, onward);
    if (!isOver.current) setWrong(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      end(null, 'stay');
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    event.preventDefault();
    end(text, onwards[event.key][event.shiftKey ? 1 : 0]);
  };
  return (
    <span className={styles.writing}>
      <input
        ref={field}
        className={styles.input}
        type="text"
        inputMode={writing.column === 'quantity' ? 'numeric' : undefined}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={cellMax[writing.column]}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => end(text, 'away')}
      />
      {isWrong && (
        <span id={id} className={styles.fault} role="alert">
          {fieldText('quantity')}
        </span>
      )}
    </span>
  );
}

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SearchBox.module.css';

export interface SearchAsk {
  readonly text: string;
  readonly mode: string;
  readonly exact: boolean;
}

interface Props {
  readonly labels: {
    /** "Part number, e.g. STM32F103C8T6". */
    readonly hint: string;
    readonly go: string;
    /** Names the choice of mode. */
    readonly modes?: string | undefined;
    readonly exact?: string | undefined;
  };
  /** Parts and sellers; without modes it is the plain field of a console. */
  readonly modes?: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly form?: 'public' | 'console' | 'staff' | undefined;
  readonly start?: Partial<SearchAsk> | undefined;
  readonly onSearch: (ask: SearchAsk) => void;
  /** `/` puts the cursor here; one per page. */
  readonly slash?: boolean | undefined;
}

/** The search for part numbers: upper-cased as typed, kept exactly as typed otherwise. */
export function SearchBox({ labels, modes, form = 'public', start, onSearch, slash }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start?.text ?? '');
  const [mode, setMode] = useState(start?.mode ?? modes?.[0]?.value ?? '');
  const [exact, setExact] = useState(start?.exact ?? true);
  useEffect(() => setText(start?.text ?? ''), [start?.text]);
  useSlash(slash ? input : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSearch({ text: text.trim(), mode, exact });
  };
  const upper = modes === undefined || mode === modes[0]?.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form is the landmark; <search> is too new.
    <form className={styles.search} data-form={form} role="search" onSubmit={submit}>
      {modes && (
        <div className={styles.modes} role="radiogroup" aria-label={labels.modes}>
          {modes.map((one) => (
            // biome-ignore lint/a11y/useSemanticElements: two words that switch, drawn as tabs.
            <button
              key={one.value}
              type="button"
              role="radio"
              aria-checked={one.value === mode}
              onClick={() => setMode(one.value)}
            >
              {one.label}
            </button>
          ))}
        </div>
      )}
      <label className={styles.vh} htmlFor={id}>
        {labels.hint}
      </label>
      <input
        id={id}
        ref={input}
        type="search"
        value={text}
        placeholder={labels.hint}
        autoComplete="off"
        spellCheck={false}
        translate="no"
        onChange={(event) => setText(upper ? event.target.value.toUpperCase() : event.target.value)}
      />
      {labels.exact && upper && (
        <Checkbox className={styles.exact} checked={exact} onChange={setExact}>
          {labels.exact}
        </Checkbox>
      )}
      <button type="submit" className={styles.go} aria-label={labels.go}>
        <Icon name="search" />
        {form === 'public' && <span>{labels.go}</span>}
      </button>
    </form>
  );
}

/** `/` anywhere outside a field puts the cursor into the search. */
function useSlash(input: React.RefObject<HTMLInputElement | null> | null): void {
  useEffect(() => {
    if (!input) return;
    const onKey = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      const typing = at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName);
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}

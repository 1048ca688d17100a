import {
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { moveByArrows } from '../../../ui/arrow-keys.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { upperCased } from '../../../ui/form/upper-case.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './SearchBox.module.css';
import { type Suggest, SuggestedInput } from './SuggestedInput.tsx';
import type { Suggestion } from './Suggestions.tsx';

export interface SearchRequest<Mode extends string = string> {
  readonly text: string;
  readonly mode: Mode;
  readonly exact: boolean;
}

/** One thing to look for: parts, sellers. */
export interface SearchKind<Mode extends string = string> {
  readonly value: Mode;
  readonly label: string;
  /** "Part number, e.g. STM32F103C8T6". */
  readonly hint: string;
  /** Upper-cased as typed: part numbers. */
  readonly upper: boolean;
  /** Exact unless the reader chooses otherwise. */
  readonly exact: boolean;
  /** Where the browser itself sends the form while the page has no program. */
  readonly page: string;
}

interface Props<Mode extends string> {
  readonly labels: {
    /** Where there are no modes: the box's own hint. */
    readonly hint?: string | undefined;
    readonly go: string;
    /** Names the choice of mode. */
    readonly modes?: string | undefined;
    readonly exact?: string | undefined;
  };
  /** Parts and sellers; without modes it is the plain field of a console. */
  readonly modes?: readonly SearchKind<Mode>[] | undefined;
  readonly form?: 'public' | 'console' | 'staff' | undefined;
  readonly start?: Partial<SearchRequest<Mode>> | undefined;
  /** Returns the reason why a search is always exact; nothing where the reader may choose. */
  readonly forced?: ((mode: Mode, text: string) => string | undefined) | undefined;
  readonly onSearch: (request: SearchRequest<Mode>) => void;
  /** Returns the suggestions of a mode; nothing for a mode without suggestions. */
  readonly suggest?: ((mode: Mode) => Suggest | undefined) | undefined;
  /** The box is emptied each time this changes, and by the choice of a suggestion. */
  readonly emptied?: number | undefined;
  /** `/` puts the cursor here; one per page. */
  readonly slash?: boolean | undefined;
}

/** Holds the box's content; another start (a search that was opened) replaces it. */
function useTyped<Mode extends string>(
  start: Partial<SearchRequest<Mode>> | undefined,
  { input, emptied }: { input: RefObject<HTMLInputElement | null>; emptied: number | undefined },
) {
  const [text, setText] = useState(start?.text ?? '');
  const [mode, setMode] = useState(start?.mode);
  const [exact, setExact] = useState(start?.exact);
  const lastRequest = useRef<Partial<SearchRequest<Mode>> | null>(null);
  useEffect(() => {
    // A text typed or chosen while its own search opens is not replaced by the page's.
    const own = lastRequest.current?.text === start?.text ? lastRequest.current : null;
    lastRequest.current = null;
    if (own === null) setText(start?.text ?? '');
    if (own?.mode === undefined || own.mode !== start?.mode) setMode(start?.mode);
    if (own?.exact === undefined || own.exact !== start?.exact) setExact(start?.exact);
  }, [start?.text, start?.mode, start?.exact]);
  // Keys belong to the record that was opened; a dialog on it gives the focus back to its page.
  const clear = useCallback(() => {
    setText('');
    input.current?.blur();
  }, [input]);
  useEffect(() => {
    if (emptied !== undefined && emptied > 0) clear();
  }, [emptied, clear]);
  return { text, setText, clear, mode, setMode, exact, setExact, asked: lastRequest };
}

/** Opens a suggestion; the box then holds its text, or nothing where it is emptied. */
function usePick<Mode extends string>(
  { asked, setText, clear }: Pick<ReturnType<typeof useTyped<Mode>>, 'asked' | 'setText' | 'clear'>,
  isEmptied: boolean,
) {
  const navigate = useNavigate();
  return ({ to, fill }: Suggestion) => {
    if (fill !== undefined) {
      asked.current = { text: fill } as Partial<SearchRequest<Mode>>;
      setText(fill);
    } else if (isEmptied) clear();
    navigate(to);
  };
}

/** The search for part numbers and sellers; a part number is upper-cased as typed. */
export function SearchBox<Mode extends string = string>(props: Props<Mode>) {
  const {
    labels,
    modes,
    form = 'public',
    start,
    forced,
    onSearch,
    slash,
    suggest,
    emptied,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const typed = useTyped(start, { input, emptied });
  const pick = usePick(typed, emptied !== undefined);
  useSlash(slash ? input : null);
  const kind = modes?.find((one) => one.value === typed.mode) ?? modes?.[0];
  const value = kind?.value ?? ('' as Mode);
  const upper = kind?.upper ?? true;
  const hint = kind?.hint ?? labels.hint;
  const reason = forced?.(value, typed.text.trim());
  const exact = reason !== undefined || (typed.exact ?? kind?.exact ?? true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.text.trim();
    if (text === '') return input.current?.focus();
    const request = { text, mode: value, exact };
    typed.asked.current = request;
    onSearch(request);
  };
  const choose = (mode: SearchKind<Mode>) => {
    typed.setMode(mode.value);
    // The choice of exactness for parts does not apply to names.
    typed.setExact(undefined);
    if (mode.upper) typed.setText(typed.text.toUpperCase());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form is the landmark; <search> is too new.
    <form
      className={styles.search}
      data-form={form}
      role="search"
      action={kind?.page}
      onSubmit={submit}
    >
      {modes && <ModeRow label={labels.modes} modes={modes} chosen={value} onChoose={choose} />}
      <label className={styles.vh} htmlFor={id}>
        {hint}
      </label>
      <SuggestedInput
        id={id}
        ref={input}
        type="search"
        name="keyword"
        value={typed.text}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        translate="no"
        data-upper={upper || undefined}
        suggest={suggest?.(value)}
        onPick={pick}
        onChange={({ target }) => {
          const text = upper ? upperCased(target) : target.value;
          typed.setText(text);
          return text;
        }}
      />
      {labels.exact && (
        <Exact label={labels.exact} checked={exact} reason={reason} onChange={typed.setExact} />
      )}
      <button type="submit" className={styles.go} aria-label={labels.go}>
        <Icon name="search" />
        {form === 'public' && <span>{labels.go}</span>}
      </button>
    </form>
  );
}

/** The switch between the very same and what is like it; a form without a program sends it too. */
function Exact(props: {
  label: string;
  checked: boolean;
  reason: string | undefined;
  onChange: (checked: boolean) => void;
}) {
  const { label, checked, reason, onChange } = props;
  return (
    <>
      <input type="hidden" name="isAccurate" value={checked ? '1' : '0'} />
      <Checkbox
        className={styles.exact}
        checked={checked}
        disabled={reason !== undefined}
        title={reason}
        onChange={onChange}
      >
        {label}
        {reason && <small>{reason}</small>}
      </Checkbox>
    </>
  );
}

function ModeRow<Mode extends string>(props: {
  label: string | undefined;
  modes: readonly SearchKind<Mode>[];
  chosen: Mode;
  onChoose: (mode: SearchKind<Mode>) => void;
}) {
  const { label, modes, chosen, onChoose } = props;
  const pick = (index: number) => {
    const mode = modes[index];
    if (mode) onChoose(mode);
  };
  return (
    <div
      className={styles.modes}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => moveByArrows(event, pick)}
    >
      {modes.map((one, index) => (
        // biome-ignore lint/a11y/useSemanticElements: two words that switch, drawn as tabs.
        <button
          key={one.value}
          type="button"
          role="radio"
          data-stop={index}
          tabIndex={one.value === chosen ? 0 : -1}
          aria-checked={one.value === chosen}
          onClick={() => onChoose(one)}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}

/** `/` anywhere outside a field puts the cursor into the search. */
function useSlash(input: React.RefObject<HTMLInputElement | null> | null): void {
  useEffect(() => {
    if (!input) return;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}

import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { useTypedEarly } from '../../../ui/form/use-typed-early.ts';
import type { Suggestion, SuggestionsState } from './Suggestions.tsx';

// Loaded when the first letter is typed: not needed before.
const Suggestions = lazy(async () => ({
  default: (await import('./Suggestions.tsx')).Suggestions,
}));

/** Suggestions for a text that is being typed. */
export interface Suggest {
  readonly label: string;
  /** "5 suggestions", read aloud. */
  readonly announce: (count: number) => string;
  readonly leastChars: number;
  /** Delay after the last key before a request; the search's own delay where it is left out. */
  readonly delayMs?: number;
  readonly fetchSuggestions: (typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
}

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly value: string;
  readonly onChange: (event: React.ChangeEvent<HTMLInputElement>) => string;
  readonly suggest: Suggest | undefined;
  readonly onPick: (picked: Suggestion) => void;
}

const closed: SuggestionsState = { open: false, active: undefined };

/** An input of search; with `suggest` it is a combobox whose list opens while someone types. */
export function SuggestedInput({ suggest, onPick, onChange, ...input }: Props) {
  const list = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState(closed);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const field = useTypedEarly(input.ref);
  const openSuggestions = (text: string) => {
    const said = text.trim();
    setTyped(suggest && said.length >= suggest.leastChars ? said : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed === null && event.key === 'ArrowDown') openSuggestions(input.value);
    else keys.current?.(event);
    if (event.key === 'Enter') setTyped(null);
  };
  return (
    <>
      <input
        {...input}
        ref={field}
        {...(suggest ? comboboxAria(list, shown) : {})}
        onChange={(event) => openSuggestions(onChange(event))}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(null)}
      />
      {suggest && typed !== null && (
        <Suspense>
          <Suggestions
            {...suggest}
            id={list}
            typed={typed}
            onPick={(picked) => {
              setTyped(null);
              onPick(picked);
            }}
            onStateChange={setShown}
            keys={keys}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns the ARIA attributes that describe the list. */
const comboboxAria = (list: string, { open, active }: SuggestionsState) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-haspopup': 'listbox' as const,
  'aria-expanded': open,
  'aria-controls': open ? list : undefined,
  'aria-activedescendant': active,
});

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { limits } from '#contract/limits.ts';
import text from '../../../ui/text.module.css';
import styles from './Suggestions.module.css';

/** One suggestion for a text. */
export interface Suggestion {
  readonly key: string;
  /** The address that it opens. */
  readonly to: string;
  /** The text that the box gets when this is picked; the typed text where it is left out. */
  readonly fill?: string | undefined;
  /** Its text, and a `small` with quiet words at the right end. */
  readonly face: ReactNode;
}

/** The state of the list for the box's input: whether it is open, and the id of the active line. */
export interface SuggestionsState {
  readonly open: boolean;
  readonly active: string | undefined;
}

interface Props {
  readonly id: string;
  readonly label: string;
  /** "5 suggestions", read aloud. */
  readonly announce: (count: number) => string;
  readonly typed: string;
  /** Rest of the keys before it asks; the search's own delay where it is left out. */
  readonly delayMs?: number;
  readonly fetchSuggestions: (typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  readonly onPick: (picked: Suggestion) => void;
  readonly onStateChange: (state: SuggestionsState) => void;
  /** Takes what hears the input's keys; it answers whether it used one. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | null>;
}

/** Asks once typing has rested; a newer text cancels the older one's call. */
function useSuggested({
  typed,
  fetchSuggestions,
  delayMs,
}: Pick<Props, 'typed' | 'fetchSuggestions' | 'delayMs'>) {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const asking = useRef(fetchSuggestions);
  useLayoutEffect(() => {
    asking.current = fetchSuggestions;
  });
  useEffect(() => {
    const call = new AbortController();
    const later = setTimeout(async () => {
      // Suggestions are a help: where they fail, the search itself still works.
      const list = await asking.current(typed, call.signal).catch(() => []);
      if (!call.signal.aborted) setFound(list);
    }, delayMs ?? limits.searchSuggestDelayMs);
    return () => {
      clearTimeout(later);
      call.abort();
    };
  }, [typed, delayMs]);
  return found;
}

/**
 * The list under a search box while someone types. The input keeps focus and its text: arrows mark a
 * line, Enter picks the marked one, Esc closes the list.
 */
export function Suggestions(props: Props) {
  const { id, label, announce, typed, onPick, onStateChange, keys } = props;
  const found = useSuggested(props);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  // By its key: the list of the same text that comes later keeps the line that is marked.
  const [marked, setMarked] = useState<{ key: string; typed: string } | null>(null);
  const markedIndex =
    marked?.typed === typed ? found.findIndex(({ key }) => key === marked.key) : -1;
  const open = found.length > 0 && closedFor !== typed;
  const active = open && markedIndex >= 0 ? `${id}-${markedIndex}` : undefined;
  useEffect(() => onStateChange({ open, active }), [open, active, onStateChange]);
  useEffect(() => () => onStateChange({ open: false, active: undefined }), [onStateChange]);
  useLayoutEffect(() => {
    keys.current = (event) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape' && open) {
        event.preventDefault();
        setClosedFor(typed);
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setClosedFor(null);
        const to = moved({
          index: open ? markedIndex : -1,
          by: event.key === 'ArrowDown' ? 1 : -1,
          found,
        });
        const next = found[to];
        setMarked(next ? { key: next.key, typed } : null);
      } else if (event.key === 'Enter' && active !== undefined) {
        event.preventDefault();
        const picked = found[markedIndex];
        if (picked) onPick(picked);
      }
    };
    return () => {
      keys.current = null;
    };
  });
  return (
    <>
      <span role="status" className={text.vh}>
        {open && announce(found.length)}
      </span>
      {open && (
        <ul
          id={id}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: focus stays in the input.
          role="listbox"
          aria-label={label}
          className={styles.list}
          // The input keeps focus while a line is pressed or the list is scrolled.
          onPointerDown={(event) => event.preventDefault()}
        >
          {found.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys of the list.
            // biome-ignore lint/a11y/useFocusableInteractive: the input names the marked line.
            <li
              key={one.key}
              id={`${id}-${index}`}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: of the list above.
              role="option"
              aria-selected={index === markedIndex}
              onClick={() => onPick(one)}
            >
              {one.face}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The next marked line; before the first and after the last none is, as while typing. */
function moved(step: { index: number; by: 1 | -1; found: readonly Suggestion[] }): number {
  const places = step.found.length + 1;
  return ((step.index + 1 + step.by + places) % places) - 1;
}

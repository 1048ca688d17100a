import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { arrowTarget } from '../arrow-keys.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Combobox.module.css';
import { TextInput } from './TextInput.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly value: string;
  /** How the chosen value reads while nothing is typed. */
  readonly displayValue: string;
  /** The choices that a typed text means, best first. */
  readonly find: (typed: string) => readonly Choice[];
  readonly onChange: (value: string) => void;
  /** In place of choices where nothing fits. */
  readonly nothing: string;
  /** Called with what was typed when the input is left without a choice. */
  readonly onLeave?: ((typed: string) => void) | undefined;
  readonly delayMs?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const ROOM = 280;

/** Where the list stands: below the input, or above it where there is more room. */
function placeOf(input: HTMLElement) {
  const box = input.getBoundingClientRect();
  const below = window.innerHeight - box.bottom - 12;
  const width = Math.max(box.width, 240);
  const left = Math.min(box.left, window.innerWidth - width - 8);
  if (below >= 160 || below >= box.top) {
    return { left, width, top: box.bottom + 4, maxHeight: Math.min(ROOM, below) };
  }
  const maxHeight = Math.min(ROOM, box.top - 12);
  return { left, width, bottom: window.innerHeight - box.top + 4, maxHeight };
}

interface Search {
  readonly find: Props['find'];
  readonly delayMs: number;
  readonly onPick: (value: string) => void;
}

/** The open list: what is typed, the choices that it finds, and the one that arrows are at. */
function useChoices({ find, delayMs, onPick }: Search) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState('');
  const [place, setPlace] = useState<ReturnType<typeof placeOf> | null>(null);
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState<readonly Choice[] | null>(null);
  const open = place !== null;
  useEffect(() => {
    const later = setTimeout(() => {
      setAsked(typed ?? '');
      setAt(0);
    }, delayMs);
    return () => clearTimeout(later);
  }, [typed, delayMs]);
  // A list that changed under a press would take the pressed choice away before its release.
  const choices = open ? (held ?? find(asked)) : [];
  const hold = () => {
    setHeld(choices);
    // The click comes right after the release, in the same task.
    const ends = new AbortController();
    const release = () => {
      ends.abort();
      setTimeout(() => setHeld(null));
    };
    window.addEventListener('pointerup', release, { signal: ends.signal });
    window.addEventListener('pointercancel', release, { signal: ends.signal });
  };
  const show = () => input.current && setPlace(placeOf(input.current));
  const close = () => {
    setPlace(null);
    setTyped(null);
    setAsked('');
    setHeld(null);
  };
  const pick = (choice: Choice | undefined) => {
    if (choice) onPick(choice.value);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key === 'Enter' && open) {
      event.preventDefault();
      // Uses the text just typed, not the list that was shown before it.
      return pick(asked === (typed ?? '') ? choices[at] : find(typed ?? '')[0]);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (open) setAt(arrowTarget(event.key, at, choices.length) ?? 0);
    else show();
  };
  return { input, typed, setTyped, place, at, choices, hold, show, close, pick, onKeyDown };
}

/** One of many, found by typing: arrows move, Enter picks, Esc closes and keeps what was chosen. */
export function Combobox({ value, displayValue, find, onChange, nothing, ...rest }: Props) {
  const { delayMs = 0, placeholder, disabled, onLeave } = rest;
  const id = useId();
  const list = useChoices({ find, delayMs, onPick: onChange });
  const { typed, place, at, choices } = list;
  const open = place !== null;
  return (
    <>
      <TextInput
        ref={list.input}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && choices[at] ? `${id}-${choices[at].value}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? displayValue}
        placeholder={placeholder}
        disabled={disabled}
        suffix={<Icon name="down" size={12} />}
        onChange={(text) => {
          list.setTyped(text);
          list.show();
        }}
        onClick={list.show}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          if (typed) onLeave?.(typed);
          list.close();
        }}
        onKeyDown={list.onKeyDown}
      />
      {open && (
        <ul
          id={`${id}-list`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: focus stays in the input.
          role="listbox"
          className={styles.list}
          style={place}
          // The input keeps focus while a choice is pressed or the list is scrolled.
          onPointerDown={(event) => {
            event.preventDefault();
            list.hold();
          }}
        >
          {choices.length === 0 && <li className={styles.nothing}>{nothing}</li>}
          {choices.map((choice, index) => (
            <Line
              key={choice.value}
              id={`${id}-${choice.value}`}
              choice={choice}
              chosen={choice.value === value}
              active={index === at}
              onPick={() => list.pick(choice)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Line(props: {
  id: string;
  choice: Choice;
  chosen: boolean;
  active: boolean;
  onPick: () => void;
}) {
  const line = useRef<HTMLLIElement>(null);
  const { active } = props;
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys of the list.
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps focus and names the active one.
    <li
      ref={line}
      id={props.id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the list above.
      role="option"
      aria-selected={props.chosen}
      data-active={active || undefined}
      onClick={props.onPick}
    >
      {props.choice.label}
      {props.chosen && <Icon name="check" size={12} />}
    </li>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../use-debounced.ts';
import { TextInput } from './TextInput.tsx';

const TYPING_MS = 300;

interface Props {
  readonly label: string;
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
  readonly className?: string | undefined;
  /** Finds names as well as numbers: what is typed keeps its case. */
  readonly names?: boolean | undefined;
}

/**
 * A keyword of a list that stands in the address: what is typed is asked once it rests, and the
 * address may change it from outside meanwhile.
 */
export function KeywordInput({ label, keyword, onSearch, className, names = false }: Props) {
  const [typed, setTyped] = useState(keyword);
  const settled = useDebounced(typed.trim(), TYPING_MS);
  const said = useRef(keyword);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks when typing rests, not else.
  useEffect(() => {
    if (settled === said.current) return;
    said.current = settled;
    onSearch(settled);
  }, [settled]);
  useEffect(() => {
    if (keyword === said.current) return;
    said.current = keyword;
    setTyped(keyword);
  }, [keyword]);
  return (
    <TextInput
      type="search"
      upper={!names}
      className={className}
      value={typed}
      maxLength={80}
      placeholder={label}
      aria-label={label}
      onChange={setTyped}
    />
  );
}

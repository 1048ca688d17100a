import { useState } from 'react';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

const TYPING_MS = 300;

/** Filter and page of a list; a new filter begins at the first page. */
export function useList() {
  const [typed, setTyped] = useState('');
  const { input, pager, first } = usePaging();
  const keyword = useDebounced(typed.trim(), TYPING_MS);
  return {
    typed,
    keyword,
    input: { keyword, ...input },
    type(text: string) {
      setTyped(text);
      first();
    },
    pager,
    first,
  };
}

export type List = ReturnType<typeof useList>;

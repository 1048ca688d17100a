import { useState } from 'react';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { useSettled } from '#web/ui/use-settled.ts';

const TYPING_MS = 300;

/** Filter and page of a list; a new filter begins at the first page. */
export function useList() {
  const [typed, setTyped] = useState('');
  const { input, pager, first } = usePaging();
  const keyword = useSettled(typed.trim(), TYPING_MS);
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

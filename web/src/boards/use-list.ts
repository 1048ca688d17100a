import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useSettled } from '#web/ui/use-settled.ts';

const TYPING_MS = 300;

/** Filter and page of a list; a new filter begins at the first page. */
export function useList() {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState<{ num: number; size: number }>({
    num: 1,
    size: limits.pageSizeDefault,
  });
  const keyword = useSettled(typed.trim(), TYPING_MS);
  return {
    typed,
    keyword,
    input: { keyword, pageNum: page.num, pageSize: page.size },
    type(text: string) {
      setTyped(text);
      setPage({ ...page, num: 1 });
    },
    page,
    setPage,
  };
}

export type List = ReturnType<typeof useList>;

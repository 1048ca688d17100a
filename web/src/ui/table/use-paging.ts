import { useState } from 'react';
import { type PageSize, pageSizes } from './Pager.tsx';

/** The page of a list that its address does not name. */
export function usePaging(size: PageSize = pageSizes[0]) {
  const [page, setPage] = useState<{ num: number; size: PageSize }>({ num: 1, size });
  return {
    /** The list call's input. */
    input: { pageNum: page.num, pageSize: page.size },
    /** The props of the pager below the list. */
    pager: {
      page: page.num,
      pageSize: page.size,
      onPage: (num: number) => setPage({ ...page, num }),
      onPageSize: (next: PageSize) => setPage({ num: 1, size: next }),
    },
    /** Back to the first page, where something else is asked. */
    first: () => setPage({ ...page, num: 1 }),
  };
}

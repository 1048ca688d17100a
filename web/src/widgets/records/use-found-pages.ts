import { useState } from 'react';

/** The page and keyword of a list whose page size is fixed; another keyword begins at page one. */
export function useFoundPages(pageSize: number) {
  const [place, setPlace] = useState({ pageNum: 1, keyword: '' });
  return {
    /** The list call's input. */
    input: { ...place, pageSize },
    find: (keyword: string) => setPlace({ pageNum: 1, keyword }),
    /** The props of the pager below the list. */
    pager: {
      page: place.pageNum,
      pageSize,
      onPage: (pageNum: number) => setPlace({ ...place, pageNum }),
    },
  };
}

import { Pager } from '#web/ui/table/Pager.tsx';
import type { Paged } from './use-paged.ts';

interface Props {
  readonly paged: Paged;
  readonly total: number;
}

/** The pager of a list whose place is in its address. */
export function ListPager({ paged, total }: Props) {
  return (
    <Pager
      total={total}
      page={paged.pageNum}
      pageSize={paged.pageSize}
      pageHref={paged.href}
      onPageSize={paged.onPageSize}
    />
  );
}

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { purchaseList } from '#contract/purchases/calls.ts';
import type { PurchaseList as List } from '#contract/purchases/constants.ts';
import type { Purchase } from '#contract/purchases/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { KeywordInput } from '#web/ui/form/KeywordInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { PagedTable } from '#web/ui/table/PagedTable.tsx';
import type { Column } from '#web/ui/table/Table.tsx';
import { currentQuery } from '#web/widgets/records/current-query.ts';
import { tabPath } from '../addresses.ts';
import { useMallConfig } from '../board-config.ts';
import boards from '../boards.module.css';
import { ClosePost } from '../posts/ClosePost.tsx';
import { NumberCell, PartsCell, StageCell } from './PurchaseCells.tsx';
import { OrdersCell } from './PurchaseOrders.tsx';
import { listPath } from './paths.ts';
import { type PurchaseQuery, readQuery, stagesOf, writeQuery } from './purchase-query.ts';
import { RowActs } from './RowActs.tsx';

/** My purchases of a list; the address says which page, stage and keyword. */
export function PurchaseList({ list }: { list: List }) {
  const p = useTranslator('boards/purchases');
  const t = useTranslator('boards');
  const [query, setQuery] = useSearchParams();
  const purchaseQuery = readQuery(list, query);
  const found = useCallQuery(purchaseList, { list, ...purchaseQuery }, { previous: true });
  const [closing, setClosing] = useState<Purchase | null>(null);
  const face = useMallConfig();
  const columns = useColumns(list, setClosing);
  const applyQuery = (next: PurchaseQuery) =>
    setQuery(writeQuery(next), { replace: true, state: { stay: true } });
  const filter = (part: Partial<PurchaseQuery>) =>
    applyQuery({ ...readQuery(list, currentQuery()), ...part, pageNum: 1 });
  const pageHref = (pageNum: number) => {
    const next = writeQuery({ ...purchaseQuery, pageNum });
    return next.size === 0 ? listPath(list) : `${listPath(list)}?${next}`;
  };
  const isFiltered = purchaseQuery.keyword !== '' || purchaseQuery.stage !== null;
  const post = <ButtonLink to={tabPath('index')}>{t('post.action')}</ButtonLink>;
  return (
    <>
      <PageHead
        title={p(`title.${list}`)}
        actions={
          <ButtonLink variant="primary" icon="plus" to={tabPath('index')}>
            {t('post.action')}
          </ButtonLink>
        }
      />
      <div className={layout.filterBar}>
        <KeywordInput
          label={p('list.search')}
          className={boards.filter}
          keyword={purchaseQuery.keyword}
          onSearch={(keyword) => filter({ keyword })}
        />
        <Select
          className={boards.choice}
          aria-label={p('list.stage')}
          placeholder={p('list.allStages')}
          value={purchaseQuery.stage ?? ''}
          options={stagesOf[list].map((value) => ({ value, label: p(`stage.${value}`) }))}
          onChange={(value) => filter({ stage: value || null })}
        />
        {isFiltered && (
          <Button variant="text" onClick={() => filter({ keyword: '', stage: null })}>
            {t('clear')}
          </Button>
        )}
      </div>
      <PagedTable
        label={p(`title.${list}`)}
        columns={columns}
        found={found}
        failed={p('list.failed')}
        empty={
          <Empty
            title={isFiltered ? p('list.emptyFound') : p(`empty.${list}`)}
            action={!isFiltered && post}
          />
        }
        pager={{
          page: purchaseQuery.pageNum,
          pageSize: purchaseQuery.pageSize,
          pageHref,
          onPageSize: (pageSize) => filter({ pageSize }),
        }}
      />
      {closing && (
        <ClosePost
          face={face}
          post={{ ...closing, replies: closing.offers, items: closing.lines }}
          onDone={() => setClosing(null)}
        />
      )}
    </>
  );
}

function useColumns(list: List, onClose: (purchase: Purchase) => void): Column<Purchase>[] {
  const p = useTranslator('boards/purchases');
  const t = useTranslator('boards');
  const columns: Column<Purchase>[] = [
    {
      key: 'parts',
      head: t('list.parts'),
      width: '26%',
      cell: (purchase) => <PartsCell list={list} purchase={purchase} />,
      phone: 'wide',
    },
    {
      key: 'no',
      head: p('list.no'),
      cell: (purchase) => <NumberCell purchase={purchase} />,
      phone: 'left',
    },
    {
      key: 'stage',
      head: p('list.stage'),
      cell: (purchase) => <StageCell purchase={purchase} />,
      phone: 'right',
    },
  ];
  if (list !== 'unquoted') {
    columns.push({
      key: 'orders',
      head: p('list.orders'),
      cell: (purchase) => <OrdersCell orders={purchase.orders} />,
      phone: 'wide',
    });
  }
  columns.push({
    key: 'action',
    head: t('list.action'),
    cell: (purchase) => <RowActs list={list} purchase={purchase} onClose={onClose} />,
    action: true,
  });
  return columns;
}

import { useState } from 'react';
import { inventoryConfirm, inventoryList } from '#contract/inventory/calls.ts';
import { limits } from '#contract/limits.ts';
import { useAct, useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { SelectionBar } from '#web/ui/SelectionBar.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import text from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import styles from '../inventory.module.css';
import { StockTable } from '../StockTable.tsx';

const TYPING_MS = 300;
const NONE: ReadonlySet<string> = new Set();

/** A seller's stock: what is there, and since when that was last said. */
export default function InventoryPage() {
  const t = useWords('inventory');
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim(), TYPING_MS);
  const [page, setPage] = useState<{ num: number; size: number }>({
    num: 1,
    size: limits.pageSizeDefault,
  });
  const [selected, setSelected] = useState(NONE);
  const input = { keyword, pageNum: page.num, pageSize: page.size };
  const stock = useRead(inventoryList, input, { keep: true });
  const confirm = useAct(inventoryConfirm, {
    changes: [inventoryList],
    onDone: ({ confirmed }) => {
      setSelected(NONE);
      toast(t('stock.done', { count: confirmed }));
    },
  });
  const type = (next: string) => {
    setTyped(next);
    setPage({ ...page, num: 1 });
    setSelected(NONE);
  };
  const turn = (next: { num: number; size: number }) => {
    setPage(next);
    setSelected(NONE);
  };
  const add = (
    <ButtonLink variant="primary" icon="plus" to="/seller-inventory-add">
      {t('stock.add')}
    </ButtonLink>
  );
  const isBare = stock.data?.total === 0 && keyword === '';
  return (
    <>
      <PageHead title={t('stock.title')} actions={!isBare && add} />
      {!isBare && (
        <div className={layout.filterBar}>
          <TextInput
            type="search"
            mono
            upper
            className={styles.filter}
            value={typed}
            placeholder={t('stock.filter')}
            aria-label={t('stock.filter')}
            onChange={type}
          />
          {typed && (
            <Button variant="text" onClick={() => type('')}>
              {t('stock.clear')}
            </Button>
          )}
          <span className={`${text.s12} ${text.q} ${styles.explain}`}>{t('stock.explain')}</span>
          <Button loading={confirm.isPending} onClick={() => confirm.mutate({ ids: [] })}>
            {t('stock.confirmAll')}
          </Button>
        </div>
      )}
      <FailNote error={confirm.error} />
      {stock.isError ? (
        <Note tone="fail" action={<Button onClick={() => stock.refetch()}>{t('retry')}</Button>}>
          {t('stock.failed')} {stock.error.message}
        </Note>
      ) : (
        <StockTable
          lines={stock.data?.list}
          refetching={stock.isPlaceholderData}
          selected={selected}
          onSelect={setSelected}
          empty={
            keyword ? (
              <Empty title={t('stock.emptyFound', { keyword })} />
            ) : (
              <Empty title={t('stock.empty')} action={add} />
            )
          }
        />
      )}
      {stock.data && stock.data.total > 0 && (
        <Pager
          total={stock.data.total}
          page={page.num}
          pageSize={page.size}
          onPage={(num) => turn({ ...page, num })}
          onPageSize={(size) => turn({ num: 1, size })}
        />
      )}
      {selected.size > 0 && (
        <SelectionBar
          label={t('stock.chosen', { count: selected.size })}
          action={
            <>
              <Button onClick={() => setSelected(NONE)}>{t('stock.clearChosen')}</Button>
              <Button
                loading={confirm.isPending}
                onClick={() => confirm.mutate({ ids: [...selected] })}
              >
                {t('stock.confirmChosen')}
              </Button>
            </>
          }
        >
          <b>{t('stock.chosen', { count: selected.size })}</b>
        </SelectionBar>
      )}
    </>
  );
}

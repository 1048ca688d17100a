import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { inventoryConfirm, inventoryFreshness, inventoryList } from '#contract/inventory/calls.ts';
import type { OwnLine } from '#contract/inventory/schemas.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Pager } from '#web/ui/table/Pager.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { BulkBar } from '../BulkBar.tsx';
import { BulkDialog, type BulkKind } from '../BulkDialog.tsx';
import { EditLineDialog } from '../EditLineDialog.tsx';
import { FreshnessTabs } from '../FreshnessTabs.tsx';
import styles from '../inventory.module.css';
import { LastChange } from '../LastChange.tsx';
import { NoStock } from '../NoStock.tsx';
import { StockFilterBar } from '../StockFilterBar.tsx';
import { StockTable } from '../StockTable.tsx';
import {
  isFiltered,
  listInput,
  parseStockQuery,
  type StockQuery,
  stockPath,
} from '../stock-query.ts';
import { useBulk, useUndo } from '../use-bulk.ts';
import { useSelection } from '../use-selection.ts';
import { useStockExport } from '../use-stock-export.ts';

const ADD = '/seller-inventory-add';
const UPDATE = '/seller-inventory-update';

/** A seller's stock: what is there, at which price, and since when that was last said. */
export default function InventoryPage() {
  const t = useTranslator('inventory');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = parseStockQuery(params);
  const stock = useCallQuery(inventoryList, listInput(query), { previous: true });
  const total = stock.data?.total ?? 0;
  const visibleIds = stock.data?.list.map((line) => line.id) ?? [];
  const selection = useSelection({ filter: query.filter, total, visibleIds });
  const [editing, setEditing] = useState<OwnLine | null>(null);
  const [open, setOpen] = useState<BulkKind | null>(null);
  const undo = useUndo();
  const bulk = useBulk({
    chosen: selection.chosen,
    count: selection.count,
    undo,
    onDone: selection.clear,
  });
  // The file has what stands in the field, also where the list is not there yet.
  const [typed, setTyped] = useState(query.filter.keyword);
  const file = useStockExport({ ...query.filter, keyword: typed.trim() });
  const go = (next: StockQuery) => void navigate(stockPath(next), { preventScrollReset: true });
  const sample = stock.data?.list.find(
    (line) => line.unitPrice !== null && (selection.isWhole || selection.ids.has(line.id)),
  );
  const drop = (line: OwnLine) =>
    void bulk.make({ what: 'delete' }, { chosen: { ids: [line.id] } });
  const isBare = stock.data?.total === 0 && !isFiltered(query.filter);
  return (
    <>
      <PageHead title={t('stock.title')} actions={!isBare && <StockActions menu={file.menu} />} />
      {!isBare && <StockFilters query={query} typed={typed} onType={setTyped} onChange={go} />}
      {file.note}
      <LastChange undo={undo} />
      {open === null && <FailNote error={bulk.error} />}
      <FailNote error={stock.error} again={() => void stock.refetch()} />
      {!stock.isError && (
        <StockTable
          lines={stock.data?.list}
          refetching={stock.isPlaceholderData}
          query={query}
          selected={selection.ids}
          onSelect={selection.choose}
          onEdit={setEditing}
          onDelete={drop}
          empty={<NoStock query={query} total={total} onChange={go} />}
        />
      )}
      {total > 0 && <StockPager query={query} total={total} onChange={go} />}
      {selection.count > 0 && (
        <BulkBar
          selection={selection}
          isBusy={bulk.isBusy}
          onConfirm={() => void bulk.make({ what: 'confirm' })}
          onOpen={setOpen}
        />
      )}
      {open && (
        <BulkDialog
          kind={open}
          bulk={bulk}
          sample={sampleOf(sample)}
          onClose={() => setOpen(null)}
        />
      )}
      {editing && (
        <EditLineDialog key={editing.id} line={editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

const sampleOf = (line: OwnLine | undefined) =>
  line?.unitPrice ? { mpn: line.mpn, unitPrice: line.unitPrice } : undefined;

/** Links to add, import and export stock. */
function StockActions({ menu }: { menu: ReactNode }) {
  const t = useTranslator('inventory');
  return (
    <>
      {menu}
      <ButtonLink icon="upload" to={UPDATE}>
        {t('stock.update')}
      </ButtonLink>
      <ButtonLink variant="primary" icon="plus" to={ADD}>
        {t('stock.add')}
      </ButtonLink>
    </>
  );
}

function StockPager(props: {
  query: StockQuery;
  total: number;
  onChange: (next: StockQuery) => void;
}) {
  const { query, total, onChange } = props;
  return (
    <Pager
      total={total}
      page={query.pageNum}
      pageSize={query.pageSize}
      pageHref={(pageNum) => stockPath({ ...query, pageNum })}
      onPageSize={(size) => {
        const pageSize = limits.pageSizes.find((one) => one === size);
        if (pageSize) onChange({ ...query, pageSize, pageNum: 1 });
      }}
    />
  );
}

/** How fresh the stock is, and what of it is shown. */
function StockFilters(props: {
  query: StockQuery;
  typed: string;
  onType: (typed: string) => void;
  onChange: (next: StockQuery) => void;
}) {
  const t = useTranslator('inventory');
  const confirm = useCommand(inventoryConfirm, {
    changes: [inventoryList, inventoryFreshness],
    onDone: ({ confirmed }) => toast(t('bulk.done.confirm', { count: confirmed })),
  });
  return (
    <>
      <FreshnessTabs query={props.query} />
      <StockFilterBar {...props} />
      <div className={styles.fresh}>
        <span className={`${text.s12} ${text.q}`}>{t('stock.explain')}</span>
        <Button loading={confirm.isPending} onClick={() => confirm.mutate({ ids: [] })}>
          {t('stock.confirmAll')}
        </Button>
      </div>
      <FailNote error={confirm.error} />
    </>
  );
}

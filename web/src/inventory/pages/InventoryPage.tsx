import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { OwnLine } from '#contract/inventory/calls.ts';
import { inventoryConfirm, inventoryFreshness, inventoryList } from '#contract/inventory/calls.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import text from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast.ts';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { BulkBar } from '../BulkBar.tsx';
import { BulkDialog, type BulkKind } from '../BulkDialog.tsx';
import { EditLineDialog } from '../EditLineDialog.tsx';
import { useExport } from '../ExportMenu.tsx';
import { FreshnessTabs } from '../FreshnessTabs.tsx';
import styles from '../inventory.module.css';
import { LastChange } from '../LastChange.tsx';
import { NoStock } from '../NoStock.tsx';
import { StockFilterBar } from '../StockFilterBar.tsx';
import { StockTable } from '../StockTable.tsx';
import { isFiltered, listInput, readQuery, type StockQuery, stockAddress } from '../stock-query.ts';
import { useBulk, useUndo } from '../use-bulk.ts';
import { useSelection } from '../use-selection.ts';

const ADD = '/seller-inventory-add';
const UPDATE = '/seller-inventory-update';

/** A seller's stock: what is there, at which price, and since when that was last said. */
export default function InventoryPage() {
  const t = useTranslator('inventory');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = readQuery(query);
  const stock = useCallQuery(inventoryList, listInput(asked), { keep: true });
  const total = stock.data?.total ?? 0;
  const shown = stock.data?.list.map((line) => line.id) ?? [];
  const selection = useSelection({ filter: asked.filter, total, shown });
  const [editing, setEditing] = useState<string | null>(null);
  const [open, setOpen] = useState<BulkKind | null>(null);
  const undo = useUndo();
  const bulk = useBulk({
    chosen: selection.chosen,
    count: selection.count,
    undo,
    onDone: selection.clear,
  });
  const file = useExport(asked.filter);
  const go = (next: StockQuery) => void navigate(stockAddress(next), { preventScrollReset: true });
  const edited = stock.data?.list.find((line) => line.id === editing);
  const sample = stock.data?.list.find(
    (line) => line.unitPrice !== null && (selection.isWhole || selection.ids.has(line.id)),
  );
  const drop = (line: OwnLine) =>
    void bulk.make({ what: 'delete' }, { chosen: { ids: [line.id] } });
  const isBare = stock.data?.total === 0 && !isFiltered(asked.filter);
  return (
    <>
      <PageHead title={t('stock.title')} actions={!isBare && <Ways menu={file.menu} />} />
      {!isBare && <Heads asked={asked} onAsk={go} />}
      {file.note}
      <LastChange undo={undo} />
      {open === null && <FailNote error={bulk.error} />}
      <FailNote error={stock.error} again={() => void stock.refetch()} />
      {!stock.isError && (
        <StockTable
          lines={stock.data?.list}
          refetching={stock.isPlaceholderData}
          asked={asked}
          selected={selection.ids}
          onSelect={selection.choose}
          onEdit={(line) => setEditing(line.id)}
          onDelete={drop}
          empty={<NoStock asked={asked} total={total} onAsk={go} />}
        />
      )}
      {total > 0 && <Pages asked={asked} total={total} onAsk={go} />}
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
      {edited && <EditLineDialog key={edited.id} line={edited} onClose={() => setEditing(null)} />}
    </>
  );
}

const sampleOf = (line: OwnLine | undefined) =>
  line?.unitPrice ? { mpn: line.mpn, unitPrice: line.unitPrice } : undefined;

/** What brings stock in and takes it out. */
function Ways({ menu }: { menu: ReactNode }) {
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

function Pages(props: { asked: StockQuery; total: number; onAsk: (next: StockQuery) => void }) {
  const { asked, total, onAsk } = props;
  return (
    <Pager
      total={total}
      page={asked.pageNum}
      pageSize={asked.pageSize}
      pageHref={(pageNum) => stockAddress({ ...asked, pageNum })}
      onPageSize={(size) => {
        const pageSize = limits.pageSizes.find((one) => one === size);
        if (pageSize) onAsk({ ...asked, pageSize, pageNum: 1 });
      }}
    />
  );
}

/** How fresh the stock is, and what of it is shown. */
function Heads(props: { asked: StockQuery; onAsk: (next: StockQuery) => void }) {
  const t = useTranslator('inventory');
  const confirm = useCommand(inventoryConfirm, {
    changes: [inventoryList, inventoryFreshness],
    onDone: ({ confirmed }) => toast(t('bulk.done.confirm', { count: confirmed })),
  });
  return (
    <>
      <FreshnessTabs asked={props.asked} />
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

import { useState } from 'react';
import { importRows } from '#contract/inventory/calls.ts';
import type {
  ImportCounts,
  ImportRowKind,
  ImportView,
} from '#contract/inventory/import-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Tabs } from '#web/ui/layout/Tabs.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { visibleKinds } from './CountFigures.tsx';
import { RefusedFile } from './RefusedFile.tsx';
import { RowTable } from './RowTable.tsx';
import styles from './update.module.css';

/** Returns the tab shown first: rows that need attention, else the largest group. */
function firstKind(counts: ImportCounts): ImportRowKind {
  if (counts.removed > 0) return 'removed';
  if (counts.changed > 0) return 'changed';
  if (counts.added > 0) return 'added';
  return counts.refused > 0 ? 'refused' : 'added';
}

/** The rows of an import by what becomes of them, old and new side by side. */
export function RowTabs({ view, counts }: { view: ImportView; counts: ImportCounts }) {
  const t = useTranslator('inventory/update');
  const format = useFormat();
  const [chosen, setKind] = useState<ImportRowKind | null>(null);
  const kind = chosen ?? firstKind(counts);
  return (
    <div className={styles.rows}>
      <Tabs
        label={t('rows.label')}
        value={kind}
        onChange={setKind}
        tabs={visibleKinds(counts).map((value) => ({
          value,
          label: (
            <>
              {t(`count.${value}`)}
              <span className={`${text.num} ${text.s12} ${text.q}`}>
                {format.number(counts[value], 0)}
              </span>
            </>
          ),
          panel: <Rows key={`${value}${view.version}`} view={view} kind={value} />,
        }))}
      />
    </div>
  );
}

function Rows({ view, kind }: { view: ImportView; kind: ImportRowKind }) {
  const t = useTranslator('inventory/update');
  const paging = usePaging();
  const rows = useCallQuery(importRows, { id: view.id, kind, ...paging.input }, { previous: true });
  return (
    <>
      {kind === 'refused' && (rows.data?.total ?? 0) > 0 && <RefusedFile id={view.id} />}
      <FailNote error={rows.error} again={() => void rows.refetch()} />
      {!rows.isError && (
        <RowTable
          kind={kind}
          rows={rows.data?.list}
          refetching={rows.isPlaceholderData}
          empty={<Empty title={t(`rows.none.${kind}`)} />}
        />
      )}
      {rows.data && rows.data.total > 0 && <Pager total={rows.data.total} {...paging.pager} />}
    </>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { importList } from '#contract/inventory/calls.ts';
import type { ImportSummary } from '#contract/inventory/import-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { sizeText } from '#web/ui/form/FileField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { importPath } from './addresses.ts';
import { ImportTag } from './ImportTag.tsx';
import styles from './update.module.css';
import { isBusy } from './use-import.ts';

/** While a file is worked on the list is asked so often. */
const POLL_MS = 3000;

/** Stock lists that came before: by the page, by a key, by mail or from a folder. */
export function ImportHistory() {
  const t = useTranslator('inventory/update');
  const paging = usePaging();
  const [works, setWorks] = useState(false);
  const read = useCallQuery(importList, paging.input, {
    previous: true,
    ...(works ? { everyMs: POLL_MS } : {}),
  });
  const worksNow = read.data?.list.some((one) => isBusy(one.state)) ?? false;
  if (worksNow !== works) setWorks(worksNow);
  const columns = useColumns();
  return (
    <Section title={t('history.title')}>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {!read.isError && (
        <div className={styles.scroll}>
          <Table
            label={t('history.title')}
            columns={columns}
            rows={read.data?.list}
            rowKey={(one) => one.id}
            refetching={read.isPlaceholderData}
            empty={<Empty title={t('history.none')} />}
          />
        </div>
      )}
      {read.data && read.data.total > 0 && <Pager total={read.data.total} {...paging.pager} />}
    </Section>
  );
}

function useColumns(): Column<ImportSummary>[] {
  const t = useTranslator('inventory/update');
  return [
    {
      key: 'file',
      head: t('history.file'),
      cell: (one) => (
        <>
          <Link to={importPath(one.id)} translate="no" className={styles.file}>
            {one.fileName}
          </Link>
          <CellNote>
            {sizeText(one.fileBytes)}
            {one.source !== 'page' && ` · ${t(`source.${one.source}`)}`}
          </CellNote>
        </>
      ),
      phone: 'title',
    },
    {
      key: 'at',
      head: t('history.at'),
      cell: (one) => <DateTime at={one.createdAt} />,
      phone: 'left',
    },
    {
      key: 'mode',
      head: t('history.mode'),
      cell: (one) => (one.mode ? t(`mode.${one.mode}`) : '–'),
      phone: 'right',
    },
    {
      key: 'counts',
      head: t('history.counts'),
      cell: (one) => <Counts one={one} />,
      phone: 'wide',
    },
    {
      key: 'state',
      head: t('history.state'),
      cell: (one) => <ImportTag one={one} />,
      phone: 'value',
    },
    {
      key: 'acts',
      head: t('history.open'),
      cell: (one) => (
        <ButtonLink
          size="xs"
          to={importPath(one.id)}
          aria-label={t('history.openFile', { file: one.fileName })}
        >
          {one.moves.includes('map') || one.moves.includes('apply')
            ? t('history.goOn')
            : t('history.open')}
        </ButtonLink>
      ),
      action: true,
    },
  ];
}

function Counts({ one }: { one: ImportSummary }) {
  const t = useTranslator('inventory/update');
  if (one.counts === null) {
    return one.problem ? <CellNote tone="red">{one.problem.message}</CellNote> : '–';
  }
  const { added, changed, removed, refused } = one.counts;
  return (
    <>
      {t('history.sum', { added, changed, removed })}
      {refused > 0 && <CellNote tone="amber">{t('history.refused', { count: refused })}</CellNote>}
    </>
  );
}

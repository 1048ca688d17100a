import { useState } from 'react';
import { opsManufacturerWaiting } from '#contract/manufacturers/calls.ts';
import type { WaitingManufacturer } from '#contract/manufacturers/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { KeywordInput } from '#web/ui/form/KeywordInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { DecideDrawer } from './DecideDrawer.tsx';
import styles from './makers.module.css';

const EVERY_MS = 60_000;

/** Names that wait for the desk. */
export function WaitingNames() {
  const t = useTranslator('operator/makers');
  const [keyword, setKeyword] = useState('');
  const paging = usePaging();
  // As it was opened: the list behind may be asked anew meanwhile.
  const [open, setOpen] = useState<WaitingManufacturer | null>(null);
  const columns = useColumns(setOpen);
  const read = useCallQuery(
    opsManufacturerWaiting,
    { keyword, ...paging.input },
    { previous: true, everyMs: EVERY_MS },
  );
  const total = read.data?.total ?? 0;
  return (
    <>
      <div className={layout.filterBar}>
        <KeywordInput
          label={t('keyword')}
          className={styles.keyword}
          keyword={keyword}
          onSearch={(next) => {
            setKeyword(next);
            paging.first();
          }}
        />
      </div>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {!read.isError && (
        <Table
          middle
          label={t('tabs.waiting')}
          columns={columns}
          rows={read.data?.list}
          rowKey={({ id }) => id}
          refetching={read.isPlaceholderData}
          empty={
            <Empty title={t(keyword === '' ? 'none' : 'noneFound')}>
              {keyword === '' && t('noneText')}
            </Empty>
          }
        />
      )}
      {total > 0 && <Pager total={total} {...paging.pager} />}
      {open && <DecideDrawer key={open.id} maker={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function useColumns(onOpen: (maker: WaitingManufacturer) => void): Column<WaitingManufacturer>[] {
  const t = useTranslator('operator/makers');
  const format = useFormat();
  return [
    {
      key: 'name',
      head: t('name'),
      phone: 'title',
      cell: ({ name, samples }) => (
        <>
          <b translate="no">{name}</b>
          <CellNote>
            <span translate="no">{samples.join(', ')}</span>
          </CellNote>
        </>
      ),
    },
    {
      key: 'lines',
      head: t('lines'),
      figures: true,
      phone: 'value',
      phoneLabel: t('lines'),
      cell: ({ lines }) => format.number(lines),
    },
    {
      key: 'parts',
      head: t('parts'),
      figures: true,
      phone: 'right',
      phoneLabel: t('parts'),
      cell: ({ parts }) => format.number(parts),
    },
    {
      key: 'near',
      head: t('near'),
      phone: 'left',
      cell: ({ near }) => <NearestMakers near={near} />,
    },
    {
      key: 'since',
      head: t('since'),
      phone: 'off',
      cell: ({ since }) => <DateTime at={since} form="day" />,
    },
    {
      key: 'decide',
      head: t('decide'),
      action: true,
      cell: (maker) => (
        <Button
          size="xs"
          aria-label={t('decideOne', { name: maker.name })}
          onClick={() => onOpen(maker)}
        >
          {t('decide')}
        </Button>
      ),
    },
  ];
}

function NearestMakers({ near }: Pick<WaitingManufacturer, 'near'>) {
  const t = useTranslator('operator/makers');
  const [first] = near;
  if (first === undefined) return <span className={styles.quiet}>{t('nearNone')}</span>;
  return (
    <>
      <span translate="no">{first.name}</span>
      <CellNote>{t(`why.${first.why}`)}</CellNote>
    </>
  );
}

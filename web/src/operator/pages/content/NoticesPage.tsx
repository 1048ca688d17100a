import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { opsNoticeList } from '#contract/notices/calls.ts';
import type { Notice } from '#contract/notices/schemas.ts';
import { noticeStates } from '#contract/notices/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { AudienceName } from '../../notices/AudienceName.tsx';
import { NoticeDrawer } from '../../notices/NoticeDrawer.tsx';
import { NoticeForm } from '../../notices/NoticeForm.tsx';
import { NoticeTag } from '../../notices/NoticeTag.tsx';
import { resolveText } from '../../notices/notice-form.ts';
import styles from '../../notices/notices.module.css';

const stateChoices = ['all', ...noticeStates] as const;
/** Counts of a notice that is on its way; the stream of events tells sooner. */
const EVERY_MS = 60_000;

interface Open {
  readonly id: string;
  readonly as: 'read' | 'edit';
}

/** The desk of platform notices: what is written, sent and withdrawn, and who has read it. */
export default function NoticesPage() {
  const t = useTranslator('operator/notices');
  const [state, setState] = useState<(typeof stateChoices)[number]>('all');
  const paging = usePaging();
  // Waiting records stand first: the queue's link finds it on the first page.
  const linkedId = useSearchParams()[0].get('id');
  const [open, setOpen] = useState<Open | 'new' | null>(
    linkedId ? { id: linkedId, as: 'read' } : null,
  );
  const read = useCallQuery(
    opsNoticeList,
    { ...paging.input, ...(state === 'all' ? {} : { state }) },
    { previous: true, everyMs: EVERY_MS },
  );
  const { list, total = 0, readers } = read.data ?? {};
  const opened = open === 'new' ? undefined : list?.find((one) => one.id === open?.id);
  const close = () => setOpen(null);
  const write = (
    <Button icon="plus" variant="primary" onClick={() => setOpen('new')}>
      {t('write')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} actions={write} />
      <p className={styles.about}>{t('about')}</p>
      <div className={layout.filterBar}>
        <Segmented
          label={t('state.label')}
          value={state}
          options={stateChoices.map((one) => ({ value: one, label: t(`state.${one}`) }))}
          onChange={(next) => {
            setState(next);
            paging.first();
          }}
        />
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Notices
        rows={list}
        refetching={read.isPlaceholderData}
        onOpen={(id) => setOpen({ id, as: 'read' })}
      />
      {total > 0 && <Pager total={total} {...paging.pager} />}
      {open === 'new' && <NoticeForm notice={null} readers={readers} onClose={close} />}
      {opened && open !== 'new' && open?.as === 'edit' && (
        <NoticeForm key={opened.id} notice={opened} readers={readers} onClose={close} />
      )}
      {opened && open !== 'new' && open?.as === 'read' && (
        <NoticeDrawer
          key={opened.id}
          notice={opened}
          readers={readers}
          onEdit={() => setOpen({ id: opened.id, as: 'edit' })}
          onClose={close}
        />
      )}
    </>
  );
}

function Notices(props: {
  rows: readonly Notice[] | undefined;
  refetching: boolean;
  onOpen: (id: string) => void;
}) {
  const t = useTranslator('operator/notices');
  const columns = useColumns(props.onOpen);
  return (
    <Table
      middle
      label={t('title')}
      columns={columns}
      rows={props.rows}
      rowKey={({ id }) => id}
      refetching={props.refetching}
      empty={<Empty title={t('none')}>{t('noneText')}</Empty>}
    />
  );
}

function useColumns(onOpen: (id: string) => void): Column<Notice>[] {
  const t = useTranslator('operator/notices');
  const format = useFormat();
  return [
    {
      key: 'title',
      head: t('heading'),
      phone: 'title',
      cell: ({ texts }) => {
        const { title, lang } = resolveText(texts, t.lang);
        return <span lang={lang}>{title}</span>;
      },
    },
    {
      key: 'audience',
      head: t('audience.label'),
      cell: ({ audience, email, mail }) => (
        <>
          {audience === 'one' ? (
            <span translate="no">{email}</span>
          ) : (
            <AudienceName audience={audience} />
          )}
          {mail && <CellNote>{t('important')}</CellNote>}
        </>
      ),
    },
    {
      key: 'state',
      head: t('state.label'),
      phone: 'value',
      cell: ({ state }) => <NoticeTag state={state} />,
    },
    {
      key: 'time',
      head: t('time'),
      cell: ({ at, startedAt }) => {
        const time = startedAt ?? at;
        return time === null ? '–' : <DateTime at={time} />;
      },
    },
    {
      key: 'got',
      head: t('got'),
      figures: true,
      phoneLabel: t('got'),
      cell: ({ received, startedAt }) => (startedAt === null ? '–' : format.number(received)),
    },
    {
      key: 'read',
      head: t('read'),
      figures: true,
      phoneLabel: t('read'),
      cell: ({ read, startedAt }) => (startedAt === null ? '–' : format.number(read)),
    },
    { key: 'by', head: t('by'), phone: 'off', cell: ({ savedBy }) => savedBy },
    {
      key: 'open',
      head: t('open'),
      action: true,
      cell: ({ id, texts }) => (
        <Button
          size="xs"
          aria-label={t('openOne', { title: resolveText(texts, t.lang).title })}
          onClick={() => onOpen(id)}
        >
          {t('open')}
        </Button>
      ),
    },
  ];
}

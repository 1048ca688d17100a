import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { PopularCandidate, PopularPublished } from '#contract/content/popular-part-schemas.ts';
import {
  opsPopularCandidates,
  opsPopularList,
  opsPopularPublish,
  opsPopularWithdraw,
} from '#contract/content/staff-calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { PartCell } from '#web/widgets/parts/PartCell.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../../content/content.module.css';
import { ReportNo } from '../../content/ReportNo.tsx';

/** Deals that everybody may see, and completed ones to choose from. */
export default function PopularDeskPage() {
  const t = useTranslator('content-desk');
  return (
    <>
      <PageHead title={t('popular.title')} />
      <p className={styles.about}>{t('popular.about')}</p>
      <div className={styles.sections}>
        <PublishedParts />
        <PartCandidates />
      </div>
    </>
  );
}

type Deal = Pick<
  PopularPublished,
  'mpn' | 'manufacturer' | 'quantity' | 'supplier' | 'unitPrice' | 'at' | 'verdict' | 'report'
> & { readonly orderNo: string; readonly grade?: string | null };

/** The columns that both tables begin with. */
function useDealColumns<Row extends Deal>(): Column<Row>[] {
  const t = useTranslator('content-desk');
  const parts = useTranslator('widgets');
  return [
    {
      key: 'mpn',
      head: t('popular.mpn'),
      phone: 'title',
      cell: (row) => <PartCell part={row} />,
    },
    {
      key: 'qty',
      head: t('popular.qty'),
      figures: true,
      phone: 'value',
      cell: (row) => <Quantity count={row.quantity} bare />,
    },
    {
      key: 'supplier',
      head: t('popular.supplier'),
      unbroken: true,
      cell: (row) => (
        <>
          <span translate="no">{row.supplier}</span>
          <CellNote>{row.orderNo}</CellNote>
        </>
      ),
    },
    {
      key: 'price',
      head: t('popular.price'),
      figures: true,
      phone: 'right',
      cell: (row) => <UnitPriceText price={row.unitPrice} currency="USD" />,
    },
    {
      key: 'time',
      head: t('popular.time'),
      foldsUnder: 'mpn',
      cell: (row) => <DateTime at={row.at} />,
    },
    {
      key: 'result',
      head: t('popular.result'),
      foldsUnder: 'report',
      phone: 'right',
      cell: (row) =>
        [parts(`verdict.${row.verdict}`), row.grade].filter((one) => Boolean(one)).join(' · '),
    },
    {
      key: 'report',
      head: t('popular.report'),
      cell: (row) => <ReportNo report={row.report} />,
    },
  ];
}

function PublishedParts() {
  const t = useTranslator('content-desk');
  const paging = usePaging();
  const read = useCallQuery(opsPopularList, paging.input, { previous: true });
  const withdraw = useCommand(opsPopularWithdraw);
  const columns: Column<PopularPublished>[] = [
    ...useDealColumns<PopularPublished>(),
    {
      key: 'by',
      head: t('popular.by'),
      foldsUnder: 'report',
      phone: 'off',
      cell: (row) => (
        <>
          {row.publishedBy}
          <CellNote>
            <DateTime at={row.publishedAt} form="day" />
          </CellNote>
        </>
      ),
    },
    {
      key: 'act',
      head: t('popular.act'),
      action: true,
      cell: (row) => (
        <Button
          size="xs"
          disabled={withdraw.isPending}
          aria-label={`${t('popular.withdraw')}: ${row.mpn}`}
          onClick={() =>
            withdraw.mutate(
              { id: row.id },
              { onSuccess: () => toast(t('popular.withdrawn', { mpn: row.mpn })) },
            )
          }
        >
          {t('popular.withdraw')}
        </Button>
      ),
    },
  ];
  const total = read.data?.total ?? 0;
  return (
    <Section
      title={t('popular.shown')}
      action={<Link to="/hot-sale-parts">{t('popular.title')}</Link>}
    >
      <FailNote error={read.error} again={() => read.refetch()} />
      <FailNote error={withdraw.error} />
      <Table
        middle
        label={t('popular.shown')}
        columns={columns}
        rows={read.data?.list}
        rowKey={(row) => row.id}
        refetching={read.isPlaceholderData}
        empty={<Empty title={t('popular.none')} />}
      />
      {total > 0 && <Pager total={total} {...paging.pager} />}
    </Section>
  );
}

function PartCandidates() {
  const t = useTranslator('content-desk');
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const read = useCallQuery(opsPopularCandidates, { keyword }, { previous: true });
  const publish = useCommand(opsPopularPublish);
  const columns: Column<PopularCandidate>[] = [
    ...useDealColumns<PopularCandidate>(),
    {
      key: 'act',
      head: t('popular.act'),
      action: true,
      cell: (row) =>
        row.published ? (
          <span className={styles.quiet}>{t('popular.isPublished')}</span>
        ) : (
          <Button
            size="xs"
            disabled={publish.isPending}
            aria-label={`${t('popular.publish')}: ${row.mpn}`}
            onClick={() =>
              publish.mutate(
                { lineId: row.lineId },
                { onSuccess: () => toast(t('popular.published', { mpn: row.mpn })) },
              )
            }
          >
            {t('popular.publish')}
          </Button>
        ),
    },
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setKeyword(typed.trim());
  };
  return (
    <Section title={t('popular.candidates')} aside={t('popular.candidatesAside')}>
      <form className={styles.find} onSubmit={submit}>
        <TextInput
          value={typed}
          maxLength={80}
          aria-label={t('popular.find')}
          placeholder={t('popular.find')}
          onChange={setTyped}
        />
        <Button type="submit" icon="search">
          {t('popular.findGo')}
        </Button>
      </form>
      <FailNote error={read.error} again={() => read.refetch()} />
      <FailNote error={publish.error} />
      <Table
        middle
        label={t('popular.candidates')}
        columns={columns}
        rows={read.data}
        rowKey={(row) => row.lineId}
        refetching={read.isPlaceholderData}
        empty={<Empty title={t('popular.noCandidates')} />}
      />
    </Section>
  );
}

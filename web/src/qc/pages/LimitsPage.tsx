import { useState } from 'react';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { isPermitted } from '#contract/permissions.ts';
import { limitTemplateList } from '#contract/qc/lab-record-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { LimitDialog, LimitRemovalDialog, type Template } from '../records/LimitDialogs.tsx';
import { DeclinedLimits, PendingLimits } from '../records/PendingLimits.tsx';
import { pendingOf, useLimitRequests, usePendingLimits } from '../records/pending-limits.ts';

/** The limits whose dialog is open, by their id: null for new ones. */
type Opened = { readonly id: string | null; readonly removes: boolean };

/** Limits by test and package, from which the bench fills in measurements; two people change them. */
export default function LimitsPage() {
  const t = useTranslator('qc/records');
  const read = useCallQuery(limitTemplateList, {});
  const waiting = usePendingLimits();
  const requests = useLimitRequests();
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  const mayWrite = isPermitted(roles, 'labWork');
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = waiting.data?.list ?? [];
  const close = () => setOpened(null);
  // Somebody else may change them while the dialog is open: it has what they say now.
  const template = read.data?.find(({ id }) => id === opened?.id) ?? null;
  return (
    <div className={layout.sections}>
      <div>
        <PageHead
          title={t('limit.title')}
          actions={
            mayWrite && (
              <Button onClick={() => setOpened({ id: null, removes: false })}>
                {t('limit.add')}
              </Button>
            )
          }
        />
        <p>{t('limit.lead')}</p>
      </div>
      <PendingLimits
        open={open}
        onDone={() => void Promise.all([waiting.refetch(), read.refetch()])}
      />
      <DeclinedLimits requests={requests.data?.list ?? []} />
      <FailNote error={read.error} again={() => read.refetch()} />
      <LimitTable
        rows={read.data}
        isPending={({ id }) => pendingOf(open, id) !== undefined}
        onOpen={mayWrite ? setOpened : null}
      />
      {opened !== null && !opened.removes && (opened.id === null || template !== null) && (
        <LimitDialog template={template} onClose={close} />
      )}
      {opened?.removes && template !== null && (
        <LimitRemovalDialog template={template} onClose={close} />
      )}
    </div>
  );
}

interface TableProps {
  readonly rows: readonly Template[] | undefined;
  readonly isPending: (template: Template) => boolean;
  /** Opens a dialog; null where the reader may propose nothing. */
  readonly onOpen: ((opened: Opened) => void) | null;
}

function LimitTable({ rows, isPending, onOpen }: TableProps) {
  const t = useTranslator('qc/records');
  const facts = useTranslator('order-parts');
  return (
    <Table<Template>
      label={t('limit.title')}
      rows={rows}
      rowKey={(one) => one.id}
      empty={<Empty title={t('limit.none')} />}
      columns={[
        {
          key: 'name',
          head: t('limit.name'),
          phone: 'title',
          cell: (one) => (
            <>
              {one.name}
              <CellNote>{facts(`test.${one.test}`)}</CellNote>
            </>
          ),
        },
        {
          key: 'package',
          head: t('limit.package'),
          phoneLabel: t('limit.package'),
          cell: (one) => one.package || t('limit.every'),
        },
        {
          key: 'limits',
          head: t('limit.limits'),
          phone: 'value',
          figures: true,
          cell: (one) => `${one.min || '–'} … ${one.max || '–'} ${one.unit}`,
        },
        {
          key: 'changed',
          head: t('limit.changed'),
          cell: (one) => (
            <>
              {one.changedBy}
              <CellNote>
                {one.confirmedBy !== '' && `${t('limit.confirmed', { name: one.confirmedBy })} · `}
                <DateTime at={one.changedAt} />
              </CellNote>
            </>
          ),
        },
        {
          key: 'edit',
          head: t('limit.edit'),
          action: true,
          cell: (one) =>
            isPending(one) ? (
              <Tag tone="wait">{t('limit.waits')}</Tag>
            ) : (
              onOpen && <Actions template={one} onOpen={onOpen} />
            ),
        },
      ]}
    />
  );
}

function Actions(props: { template: Template; onOpen: (opened: Opened) => void }) {
  const { template, onOpen } = props;
  const t = useTranslator('qc/records');
  return (
    <>
      <Button
        size="xs"
        aria-label={`${t('limit.edit')} ${template.name}`}
        onClick={() => onOpen({ id: template.id, removes: false })}
      >
        {t('limit.edit')}
      </Button>{' '}
      <Button
        size="xs"
        aria-label={`${t('limit.remove')} ${template.name}`}
        onClick={() => onOpen({ id: template.id, removes: true })}
      >
        {t('limit.remove')}
      </Button>
    </>
  );
}

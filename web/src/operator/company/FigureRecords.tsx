import { Link } from 'react-router';
import { opsCompanyRecords } from '#contract/risk/calls.ts';
import type { CompanyFigure } from '#contract/risk/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import queue from '../queues/queues.module.css';
import { useEntryState } from './use-entry-state.ts';

interface Props {
  readonly accountId: string;
  readonly figure: CompanyFigure;
  readonly onClose: () => void;
}

/** The records that a figure of a company is counted from. */
export function FigureRecords({ accountId, figure, onClose }: Props) {
  const t = useTranslator('operator/company');
  const stateOf = useEntryState();
  const paging = usePaging();
  const input = { id: accountId, figure, ...paging.input };
  const read = useCallQuery(opsCompanyRecords, input, { previous: true });
  const kind = figure === 'lotsPassed' || figure === 'lotsNotPassed' ? 'lot' : 'order';
  const title = t('records', { figure: t(`figure.${figure}`) });
  return (
    <Drawer open onClose={onClose} title={title}>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table
        label={title}
        rows={read.data?.list}
        rowKey={(row) => row.ref}
        columns={[
          {
            key: 'record',
            head: t('record'),
            phone: 'title',
            cell: (row) => (
              <Link to={row.link} className={queue.ref} translate="no">
                {row.ref}
              </Link>
            ),
          },
          { key: 'state', head: t('state'), cell: ({ state }) => stateOf({ kind, state }) },
          { key: 'at', head: t('when'), cell: (row) => <DateTime at={row.at} /> },
        ]}
      />
      {read.data && <Pager total={read.data.total} {...paging.pager} />}
    </Drawer>
  );
}

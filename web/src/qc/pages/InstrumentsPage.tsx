import { useState } from 'react';
import { opsMe } from '#contract/accounts/session-calls.ts';
import type { Output } from '#contract/call.ts';
import { equipmentList } from '#contract/qc/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { CalibrationDialog } from '../instruments/CalibrationDialog.tsx';

type Instrument = Output<typeof equipmentList>[number];

/** The instruments of the lab with their calibration; a person of the lab records the next one. */
export default function InstrumentsPage() {
  const t = useTranslator('qc/instruments');
  const facts = useTranslator('order-parts');
  const read = useCallQuery(equipmentList, {});
  const mayRecord = useCallQuery(opsMe, {}).data?.roles.includes('qc') ?? false;
  const [open, setOpen] = useState<Instrument | null>(null);
  return (
    <div className={layout.sections}>
      <div>
        <PageHead title={t('title')} />
        <p>{t('lead')}</p>
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table
        label={t('title')}
        rows={read.data}
        rowKey={(one) => one.id}
        columns={[
          {
            key: 'instrument',
            head: t('instrument'),
            phone: 'title',
            cell: (one) => (
              <>
                {one.id}
                <CellNote>{one.name}</CellNote>
              </>
            ),
          },
          {
            key: 'tests',
            head: t('tests'),
            phone: 'wide',
            cell: (one) => one.tests.map((test) => facts(`test.${test}`)).join(' · '),
          },
          {
            key: 'calibratedOn',
            head: t('calibratedOn'),
            phoneLabel: t('calibratedOn'),
            cell: (one) => <span className={text.nw}>{one.calibratedOn}</span>,
          },
          {
            key: 'dueOn',
            head: t('dueOn'),
            phoneLabel: t('dueOn'),
            cell: (one) => <span className={text.nw}>{one.dueOn}</span>,
          },
          {
            key: 'state',
            head: t('state'),
            phone: 'value',
            cell: (one) => (
              <Tag tone={one.overdue ? 'fail' : 'pass'}>{t(one.overdue ? 'overdue' : 'valid')}</Tag>
            ),
          },
          {
            key: 'record',
            head: t('open'),
            action: true,
            cell: (one) =>
              mayRecord && (
                <Button
                  size="xs"
                  aria-label={`${t('open')} ${one.id}`}
                  onClick={() => setOpen(one)}
                >
                  {t('open')}
                </Button>
              ),
          },
        ]}
      />
      {open && <CalibrationDialog instrument={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import {
  opsPayoutFileCancel,
  opsPayoutFileOne,
  opsPayoutFileRelease,
} from '#contract/bank/payout-calls.ts';
import type { Output } from '#contract/call.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../money/money.module.css';
import { FileTag } from './FileTag.tsx';
import { HeldBy } from './HeldBy.tsx';

type Read = Output<typeof opsPayoutFileOne>;

/** Returns the sentence that says what holds a file; null where it is free. */
function holdOf(items: Read['items']): 'fileHeld' | 'filePayeeChanged' | null {
  if (items.some(({ payeeChanged }) => payeeChanged)) return 'filePayeeChanged';
  return items.some(({ heldBy }) => heldBy !== null) ? 'fileHeld' : null;
}

/** Saves a file of payments on the reader's computer. */
function save(no: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${no}.xml`;
  link.click();
  URL.revokeObjectURL(address);
}

/** One file of payments: what is paid, who made it, and what a second person does with it. */
export function PayoutFileDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslator('operator/payout-files');
  const read = useCallQuery(opsPayoutFileOne, { id });
  if (!read.data) return <FailNote error={read.error} again={() => read.refetch()} />;
  const { file, items, content } = read.data;
  return (
    <RecordDrawer
      onClose={onClose}
      name={t('one')}
      no={file.no}
      state={<FileTag state={file.state} />}
      footer={
        content !== null && (
          <Button variant="primary" icon="download" onClick={() => save(file.no, content)}>
            {t('download')}
          </Button>
        )
      }
    >
      <Facts file={file} />
      {file.state === 'made' && <Decide file={file} hold={holdOf(items)} onDone={onClose} />}
      <Payments items={items} isMade={file.state === 'made'} />
    </RecordDrawer>
  );
}

function Facts({ file }: { file: Read['file'] }) {
  const t = useTranslator('operator/payout-files');
  return (
    <Section title={t('facts')}>
      <p className={`${styles.big} ${styles.above}`}>
        <MoneyText money={file.total} />
      </p>
      <DefinitionList
        items={[
          { key: 'count', term: t('count'), value: String(file.count) },
          {
            key: 'made',
            term: t('madeBy'),
            value: (
              <>
                {file.madeBy}, <DateTime at={file.madeAt} zone />
              </>
            ),
          },
          ...(file.decidedAt
            ? [
                {
                  key: 'decided',
                  term: t(file.state === 'released' ? 'releasedBy' : 'cancelledBy'),
                  value: (
                    <>
                      {file.decidedBy}, <DateTime at={file.decidedAt} zone />
                    </>
                  ),
                },
              ]
            : []),
          ...(file.paidOn
            ? [
                {
                  key: 'paidOn',
                  term: t(file.state === 'made' ? 'paidOnNow' : 'paidOn'),
                  value: <span translate="no">{file.paidOn}</span>,
                },
              ]
            : []),
          // The release may write another day into the file: its digest is that of what the bank gets.
          ...(file.state === 'released'
            ? [
                {
                  key: 'sha256',
                  term: t('digest'),
                  value: (
                    <span className={styles.mono} style={{ overflowWrap: 'anywhere' }}>
                      {file.sha256} <CopyButton text={file.sha256} />
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

function Decide(props: {
  file: Read['file'];
  hold: ReturnType<typeof holdOf>;
  onDone: () => void;
}) {
  const { file, hold, onDone } = props;
  const t = useTranslator('operator/payout-files');
  const format = useFormat();
  const { id, version, paidOn, events } = file;
  // Who compared a file for one day has not for another that it is read with meanwhile.
  const face = `${version} ${paidOn}`;
  const [comparedFace, setComparedFace] = useState('');
  const isCompared = comparedFace === face;
  const release = useCommand(opsPayoutFileRelease, { onDone: () => toast(t('released')) });
  const cancel = useCommand(opsPayoutFileCancel, {
    onDone: () => {
      toast(t('cancelled'));
      onDone();
    },
  });
  const isReleaser = events.includes('release');
  return (
    <Section title={t('second')}>
      <div className={styles.failForm}>
        {hold ? (
          <Note tone="fail">{t(hold)}</Note>
        ) : isReleaser ? (
          <Checkbox checked={isCompared} onChange={(on) => setComparedFace(on ? face : '')}>
            {t('compared')}
          </Checkbox>
        ) : (
          <p className={styles.quiet}>{t('waitsForOther')}</p>
        )}
        <FailNote error={release.error ?? cancel.error} />
        <div className={styles.buttons}>
          <Button
            variant="danger"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ id, version })}
          >
            {t('cancel')}
          </Button>
          {isReleaser && (
            <Button
              variant="primary"
              disabled={!isCompared}
              loading={release.isPending}
              onClick={() => release.mutate({ id, version, paidOn })}
            >
              {t('release', { money: format.money(file.total) })}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}

function Payments({ items, isMade }: { items: Read['items']; isMade: boolean }) {
  const t = useTranslator('operator/payout-files');
  return (
    <Section title={t('payments')}>
      <Table
        label={t('payments')}
        dense
        rows={items}
        rowKey={(item) => item.id}
        columns={[
          {
            key: 'no',
            head: t('number'),
            phone: 'title',
            cell: (item) => (
              <>
                <Link to={item.link} translate="no">
                  {item.no}
                </Link>
                <CellNote>
                  {item.kind === 'paymentReturn' ? t('paymentReturn') : item.ownerName}
                  {item.kind === 'exchange' && ` · ${t('exchange')}`}
                </CellNote>
              </>
            ),
          },
          {
            key: 'payee',
            head: t('payee'),
            cell: (item) => (
              <>
                {item.payee}
                <CellNote>
                  <span translate="no">{item.accountNumber}</span>
                </CellNote>
                <CellNote>
                  {item.bankName} <span translate="no">{item.bankCode}</span>
                </CellNote>
              </>
            ),
          },
          {
            key: 'state',
            head: t('state'),
            cell: (item) => (
              <>
                {t(`withdrawal.${item.state}`)}
                {isMade && <HeldBy payment={item} />}
                {item.reason && <CellNote tone="red">{item.reason}</CellNote>}
              </>
            ),
          },
          {
            key: 'amount',
            head: t('amount'),
            figures: true,
            phone: 'value',
            cell: (item) => <MoneyText money={item.amount} />,
          },
        ]}
      />
    </Section>
  );
}

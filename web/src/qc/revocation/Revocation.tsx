import { useState } from 'react';
import {
  opsApprovalApprove,
  opsApprovalList,
  opsApprovalRefuse,
  opsApprovalWithdraw,
} from '#contract/approvals/calls.ts';
import type { Approval } from '#contract/approvals/schemas.ts';
import { reportOne, revokeReport } from '#contract/qc/calls.ts';
import type { Report } from '#contract/qc/schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../Verify.module.css';
import { ReasonForm } from './ReasonForm.tsx';

const KIND = 'qc.revokeReport' as const;

interface Props {
  readonly report: Report;
  /** Whether the reader may ask for one; an open request is shown to everyone who may read it. */
  readonly mayRequest: boolean;
}

/** Revokes a report by two people of the lab: one asks, another approves or refuses. */
export function Revocation({ report, mayRequest }: Props) {
  const t = useTranslator('qc/revocation');
  const read = useCallQuery(opsApprovalList, {
    kinds: [KIND],
    state: 'requested',
    key: report.no,
    pageSize: 1,
  });
  const [request] = read.data?.list ?? [];
  if (report.revoked !== null || read.data === undefined) return null;
  if (request === undefined && !mayRequest) return null;
  return (
    <Section title={t('title')} className={styles.section}>
      <p>{t('lead')}</p>
      {request ? <Decision request={request} /> : <RevocationForm no={report.no} />}
    </Section>
  );
}

function RevocationForm({ no }: { no: string }) {
  const t = useTranslator('qc/revocation');
  const [open, setOpen] = useState(false);
  const command = useCommand(revokeReport, {
    changes: [opsApprovalList],
    onDone: () => toast(t('sent')),
  });
  if (!open) return <Button onClick={() => setOpen(true)}>{t('open')}</Button>;
  return (
    <ReasonForm
      label={t('reason')}
      hint={t('hint')}
      button={t('send')}
      command={command}
      onSubmit={(reason) => command.mutate({ no, reason })}
      onClose={() => setOpen(false)}
    />
  );
}

/** A request that waits: its maker withdraws it, another person approves or refuses. */
export function Decision({ request }: { request: Approval }) {
  const t = useTranslator('qc/revocation');
  const { id, version, events } = request;
  return (
    <>
      <p>
        {t.parts('waits', {
          name: <b>{request.requestedBy}</b>,
          at: <DateTime at={request.expiresAt} />,
        })}
      </p>
      <p lang="">{request.reason}</p>
      {events.includes('withdraw') && <Withdraw id={id} version={version} />}
      {events.includes('approve') && <Decide id={id} version={version} />}
      {!events.includes('approve') && <p>{t('other')}</p>}
    </>
  );
}

function Withdraw(input: { id: string; version: number }) {
  const t = useTranslator('qc/revocation');
  const command = useCommand(opsApprovalWithdraw, { onDone: () => toast(t('withdrawn')) });
  return (
    <>
      <Button loading={command.isPending} onClick={() => command.mutate(input)}>
        {t('withdraw')}
      </Button>
      <FailNote error={command.error} />
    </>
  );
}

function Decide(input: { id: string; version: number }) {
  const t = useTranslator('qc/revocation');
  const [refusing, setRefusing] = useState(false);
  const approve = useCommand(opsApprovalApprove, {
    changes: [opsApprovalList, reportOne],
    onDone: () => toast(t('approved')),
  });
  const refuse = useCommand(opsApprovalRefuse, { onDone: () => toast(t('refused')) });
  if (refusing) {
    return (
      <ReasonForm
        label={t('refuseReason')}
        button={t('refuse')}
        command={refuse}
        onSubmit={(reason) => refuse.mutate({ ...input, reason })}
        onClose={() => setRefusing(false)}
      />
    );
  }
  return (
    <>
      <Button variant="danger" loading={approve.isPending} onClick={() => approve.mutate(input)}>
        {t('approve')}
      </Button>{' '}
      <Button onClick={() => setRefusing(true)}>{t('refuse')}</Button>
      <FailNote error={approve.error} />
    </>
  );
}

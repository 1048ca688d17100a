import { useState } from 'react';
import {
  opsApprovalApprove,
  opsApprovalList,
  opsApprovalRefuse,
  opsApprovalSendBack,
  opsApprovalWithdraw,
} from '#contract/approvals/calls.ts';
import type { Approval, ApprovalKind } from '#contract/approvals/schemas.ts';
import { type StaffRole, staffRoles } from '#contract/call.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ReasonDialog } from '#web/widgets/records/ReasonDialog.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../system/system.module.css';

const kinds = {
  'staff.invite': 'kind.invite',
  'staff.roles': 'kind.roles',
  'staff.reactivate': 'kind.reactivate',
  'staff.resetSecondFactor': 'kind.resetSecondFactor',
  'staff.resetPassword': 'kind.resetPassword',
} as const satisfies Partial<Record<ApprovalKind, string>>;
type StaffKind = keyof typeof kinds;
const staffKinds = Object.keys(kinds) as StaffKind[];

const tones: Record<Approval['state'], TagTone> = {
  requested: 'wait',
  approved: 'pass',
  refused: 'fail',
  sentBack: 'wait',
  withdrawn: 'none',
  expired: 'none',
  void: 'none',
};

/** A decision that needs a reason. */
interface Refusal {
  readonly one: Approval;
  readonly event: 'refuse' | 'sendBack';
}

/** Requests about staff: those that wait for a second administrator, then those decided lately. */
export function PendingRequests() {
  const t = useTranslator('operator/staff');
  const read = useCallQuery(
    opsApprovalList,
    { kinds: staffKinds, pageSize: 20 },
    { everyMs: 60_000 },
  );
  const [refusing, setRefusing] = useState<Refusal | null>(null);
  const all = read.data?.list ?? [];
  const waiting = all.filter(({ state }) => state === 'requested');
  const decided = all.filter(({ state }) => state !== 'requested').slice(0, 5);
  return (
    <>
      <Section title={t('pending')}>
        <FailNote error={read.error} again={() => read.refetch()} />
        {read.data && waiting.length === 0 ? (
          <p className={styles.quiet}>{t('pendingNone')}</p>
        ) : (
          <Requests
            label={t('pending')}
            rows={read.data && waiting}
            last={{ head: t('acts'), cell: (one) => <Acts one={one} onRefuse={setRefusing} /> }}
          />
        )}
      </Section>
      {decided.length > 0 && (
        <Section title={t('history')}>
          <Requests
            label={t('history')}
            rows={decided}
            last={{ head: t('state'), cell: outcome }}
          />
        </Section>
      )}
      {refusing?.event === 'refuse' && (
        <Refuse one={refusing.one} onClose={() => setRefusing(null)} />
      )}
      {refusing?.event === 'sendBack' && (
        <SendBack one={refusing.one} onClose={() => setRefusing(null)} />
      )}
    </>
  );
}

const outcome = (one: Approval) => <Outcome one={one} />;

function Outcome({ one }: { one: Approval }) {
  const t = useTranslator('operator/staff');
  return (
    <>
      <Tag tone={tones[one.state]}>{t(`decided.${one.state}`)}</Tag>
      {one.decidedBy && <CellNote>{one.decidedBy}</CellNote>}
      {one.decisionReason && <CellNote>{one.decisionReason}</CellNote>}
    </>
  );
}

function Requests(props: {
  label: string;
  rows: readonly Approval[] | undefined;
  last: { head: string; cell: (one: Approval) => React.ReactNode };
}) {
  const t = useTranslator('operator/staff');
  const columns: Column<Approval>[] = [
    {
      key: 'what',
      head: t('what.label'),
      phone: 'title',
      cell: (one) => (
        <>
          {t(kinds[one.kind as StaffKind], { email: one.subject })}
          <Facts one={one} />
        </>
      ),
    },
    { key: 'reason', head: t('reason'), phone: 'wide', cell: (one) => one.reason },
    {
      key: 'by',
      head: t('requestedHead'),
      cell: (one) => (
        <>
          {t('by', { name: one.requestedBy })}
          <CellNote>
            {one.state === 'requested' ? (
              t.parts('until', { at: <DateTime at={one.expiresAt} /> })
            ) : (
              <DateTime at={one.requestedAt} />
            )}
          </CellNote>
        </>
      ),
    },
    { key: 'last', head: props.last.head, action: true, cell: props.last.cell },
  ];
  return (
    <Table
      middle
      label={props.label}
      columns={columns}
      rows={props.rows}
      rowKey={(one) => one.id}
    />
  );
}

/** The roles of a request, before and after. */
function Facts({ one }: { one: Approval }) {
  const t = useTranslator('operator/staff');
  const role = useTranslator('operator');
  const roleNames = (value: unknown) =>
    staffRoles
      .filter((one: StaffRole) => Array.isArray(value) && value.includes(one))
      .map((one) => role(`role.${one}`))
      .join(', ');
  const after = roleNames(one.after['roles']);
  if (after === '') return null;
  return (
    <CellNote>
      {one.kind === 'staff.invite'
        ? t('as', { name: String(one.after['name'] ?? ''), roles: after })
        : t('from', { before: roleNames(one.before['roles']), after })}
    </CellNote>
  );
}

function Acts({ one, onRefuse }: { one: Approval; onRefuse: (refusal: Refusal) => void }) {
  const t = useTranslator('operator/staff');
  const { id, version, events } = one;
  const approve = useCommand(opsApprovalApprove, { onDone: () => toast(t('approved')) });
  const withdraw = useCommand(opsApprovalWithdraw, { onDone: () => toast(t('withdrawn')) });
  const about = t(kinds[one.kind as StaffKind], { email: one.subject });
  if (events.includes('withdraw')) {
    return (
      <Button
        size="xs"
        loading={withdraw.isPending}
        aria-label={`${t('withdraw')}: ${about}`}
        onClick={() => withdraw.mutate({ id, version })}
      >
        {t('withdraw')}
      </Button>
    );
  }
  if (!events.includes('approve')) return <CellNote>{t('otherDecides')}</CellNote>;
  return (
    <span className={styles.buttons}>
      <Button
        size="xs"
        variant="text"
        aria-label={`${t('refuse')}: ${about}`}
        onClick={() => onRefuse({ one, event: 'refuse' })}
      >
        {t('refuse')}
      </Button>
      <Button
        size="xs"
        variant="text"
        aria-label={`${t('sendBack')}: ${about}`}
        onClick={() => onRefuse({ one, event: 'sendBack' })}
      >
        {t('sendBack')}
      </Button>
      <Button
        size="xs"
        variant="primary"
        loading={approve.isPending}
        aria-label={`${t('approve')}: ${about}`}
        onClick={() => approve.mutate({ id, version })}
      >
        {t('approve')}
      </Button>
    </span>
  );
}

function Refuse({ one, onClose }: { one: Approval; onClose: () => void }) {
  const t = useTranslator('operator/staff');
  const [reason, setReason] = useState('');
  const input = { id: one.id, version: one.version, reason };
  const { form, command: refuse } = useFormCommand(opsApprovalRefuse, input, {
    onDone: () => {
      toast(t('refused'));
      onClose();
    },
  });
  return (
    <ReasonDialog
      width="middle"
      danger
      title={t('refuseTitle')}
      submit={t('refuse')}
      command={refuse}
      form={form}
      onSubmit={() => refuse.mutate(input)}
      onClose={onClose}
      field={{
        label: t('refuseReason'),
        autoFocus: true,
        value: reason,
        maxLength: 500,
        onChange: setReason,
      }}
    >
      <p>{t(kinds[one.kind as StaffKind], { email: one.subject })}</p>
    </ReasonDialog>
  );
}

function SendBack({ one, onClose }: { one: Approval; onClose: () => void }) {
  const t = useTranslator('operator/staff');
  const [note, setNote] = useState('');
  const input = { id: one.id, version: one.version, note };
  const { form, command: sendBack } = useFormCommand(opsApprovalSendBack, input, {
    onDone: () => {
      toast(t('sentBack'));
      onClose();
    },
  });
  return (
    <ReasonDialog
      width="middle"
      title={t('sendBackTitle')}
      submit={t('sendBack')}
      command={sendBack}
      form={form}
      onSubmit={() => sendBack.mutate(input)}
      onClose={onClose}
      field={{
        name: 'note',
        label: t('sendBackReason'),
        autoFocus: true,
        value: note,
        maxLength: 500,
        onChange: setNote,
      }}
    >
      <p>{t(kinds[one.kind as StaffKind], { email: one.subject })}</p>
    </ReasonDialog>
  );
}

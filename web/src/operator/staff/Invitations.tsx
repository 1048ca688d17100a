import { staffInvitationResend, staffInvitationWithdraw } from '#contract/staff/calls.ts';
import type { StaffInvitation } from '#contract/staff/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../system/system.module.css';
import { useRolesColumn } from './RolesColumn.tsx';

/** Invitations that were sent and not used: again by a new link, or taken back. */
export function Invitations({ rows }: { rows: readonly StaffInvitation[] }) {
  const t = useTranslator('operator/staff');
  const rolesColumn = useRolesColumn();
  const columns: Column<StaffInvitation>[] = [
    {
      key: 'who',
      head: t('name'),
      phone: 'title',
      cell: (one) => (
        <>
          {one.name}
          <CellNote>{one.email}</CellNote>
        </>
      ),
    },
    rolesColumn,
    {
      key: 'until',
      head: t('state'),
      cell: (one) => (
        <>
          {one.expired ? (
            <Tag tone="none">{t('expired')}</Tag>
          ) : (
            t.parts('ends', { at: <DateTime at={one.expiresAt} /> })
          )}
          <CellNote>{t.parts('sent', { at: <DateTime at={one.sentAt} /> })}</CellNote>
        </>
      ),
    },
    { key: 'acts', head: t('acts'), action: true, cell: (one) => <Acts one={one} /> },
  ];
  return (
    <Section title={t('invitations')}>
      <Table
        middle
        label={t('invitations')}
        columns={columns}
        rows={rows}
        rowKey={(one) => one.id}
      />
    </Section>
  );
}

function Acts({ one: { id, email } }: { one: StaffInvitation }) {
  const t = useTranslator('operator/staff');
  const resend = useCommand(staffInvitationResend, { onDone: () => toast(t('resent')) });
  const withdraw = useCommand(staffInvitationWithdraw, { onDone: () => toast(t('takenBack')) });
  return (
    <span className={styles.buttons}>
      <Button
        size="xs"
        variant="text"
        loading={withdraw.isPending}
        aria-label={`${t('takeBack')}: ${email}`}
        onClick={() => withdraw.mutate({ id })}
      >
        {t('takeBack')}
      </Button>
      <Button
        size="xs"
        loading={resend.isPending}
        aria-label={`${t('resend')}: ${email}`}
        onClick={() => resend.mutate({ id })}
      >
        {t('resend')}
      </Button>
    </span>
  );
}

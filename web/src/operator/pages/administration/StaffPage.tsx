import { useState } from 'react';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { staffList } from '#contract/staff/calls.ts';
import type { StaffMember } from '#contract/staff/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { ChangeStaff } from '../../staff/ChangeStaff.tsx';
import { Invitations } from '../../staff/Invitations.tsx';
import { InviteStaff } from '../../staff/InviteStaff.tsx';
import { PendingRequests } from '../../staff/PendingRequests.tsx';
import { useRolesColumn } from '../../staff/RolesColumn.tsx';

/** Staff, what waits for a second administrator, and open invitations; only admins come here. */
export default function StaffPage() {
  const t = useTranslator('operator/staff');
  const read = useCallQuery(staffList, {});
  const me = useCallQuery(opsMe, {}).data;
  const [inviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<StaffMember | null>(null);
  const {
    staff,
    invitations = [],
    activeAdmins = 2,
    mayInviteAdminAlone = false,
  } = read.data ?? {};
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <Button variant="primary" icon="plus" onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        }
      />
      <div className={layout.sections}>
        {activeAdmins < 2 && (
          <Note tone="wait">
            <p>{t(mayInviteAdminAlone || invitations.length > 0 ? 'alone' : 'aloneStuck')}</p>
            {mayInviteAdminAlone && <p>{t('aloneMay')}</p>}
          </Note>
        )}
        {read.error ? (
          <FailNote error={read.error} again={() => read.refetch()} />
        ) : (
          <Members rows={staff} meId={me?.id} onChange={setChanged} />
        )}
        <PendingRequests />
        {invitations.length > 0 && <Invitations rows={invitations} />}
      </div>
      {inviting && (
        <InviteStaff mayInviteAdminAlone={mayInviteAdminAlone} onClose={() => setInviting(false)} />
      )}
      {changed && <ChangeStaff member={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

function Members(props: {
  rows: readonly StaffMember[] | undefined;
  meId: string | undefined;
  onChange: (member: StaffMember) => void;
}) {
  const t = useTranslator('operator/staff');
  const rolesColumn = useRolesColumn();
  const columns: Column<StaffMember>[] = [
    {
      key: 'name',
      head: t('name'),
      phone: 'title',
      cell: (one) => (
        <>
          {one.name}
          {one.id === props.meId && ` (${t('you')})`}
          <CellNote>{one.email}</CellNote>
        </>
      ),
    },
    rolesColumn,
    {
      key: 'factor',
      head: t('factor'),
      cell: (one) => t(one.totp === 'enrol' ? 'factorNone' : 'factorSet'),
    },
    {
      key: 'state',
      head: t('state'),
      phone: 'value',
      cell: (one) => (
        <Tag tone={one.active ? 'pass' : 'none'}>{t(one.active ? 'active' : 'inactive')}</Tag>
      ),
    },
    {
      key: 'since',
      head: t('since'),
      phone: 'off',
      cell: (one) => <DateTime at={one.createdAt} form="day" />,
    },
    {
      key: 'acts',
      head: t('acts'),
      action: true,
      cell: (one) =>
        one.id === props.meId ? (
          <CellNote>{t('self')}</CellNote>
        ) : (
          <Button
            size="xs"
            aria-label={`${t('change')}: ${one.name}`}
            onClick={() => props.onChange(one)}
          >
            {t('change')}
          </Button>
        ),
    },
  ];
  return (
    <Table middle label={t('title')} columns={columns} rows={props.rows} rowKey={(one) => one.id} />
  );
}

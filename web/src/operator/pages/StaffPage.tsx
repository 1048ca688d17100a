import { useState } from 'react';
import { opsMe, staffList } from '#contract/accounts/calls.ts';
import type { Output } from '#contract/call.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { CellNote, type Column, Table } from '#web/ui/Table.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { AddStaff } from '../system/AddStaff.tsx';
import { EditStaff } from '../system/EditStaff.tsx';
import { ResetTotp } from '../system/ResetTotp.tsx';
import styles from '../system/system.module.css';

export type Member = Output<typeof staffList>[number];

type Asked = { readonly what: 'add' } | { readonly what: 'edit' | 'reset'; readonly one: Member };

/** Staff with their roles; only an admin comes here. */
export default function StaffPage() {
  const t = useTranslator('operator');
  const read = useCallQuery(staffList, {});
  const me = useCallQuery(opsMe, {}).data;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <PageHead
        title={t('staff.title')}
        actions={
          <Button variant="primary" icon="plus" onClick={() => setAsked({ what: 'add' })}>
            {t('staff.add')}
          </Button>
        }
      />
      {read.error ? (
        <FailNote error={read.error} again={() => read.refetch()} />
      ) : (
        <Members rows={read.data} meId={me?.id} onAsk={setAsked} />
      )}
      {asked?.what === 'add' && <AddStaff onClose={close} />}
      {asked?.what === 'edit' && (
        <EditStaff member={asked.one} isMe={asked.one.id === me?.id} onClose={close} />
      )}
      {asked?.what === 'reset' && <ResetTotp member={asked.one} onClose={close} />}
    </>
  );
}

function Members(props: {
  rows: readonly Member[] | undefined;
  meId: string | undefined;
  onAsk: (asked: Asked) => void;
}) {
  const t = useTranslator('operator');
  const columns: Column<Member>[] = [
    {
      key: 'name',
      head: t('staff.name'),
      phone: 'title',
      cell: (one) => (
        <>
          {one.name}
          {one.id === props.meId && ` (${t('staff.you')})`}
          <CellNote>{one.email}</CellNote>
        </>
      ),
    },
    {
      key: 'roles',
      head: t('staff.roles'),
      phone: 'wide',
      cell: (one) => (
        <span className={styles.rolesOf}>
          {one.roles.map((role) => (
            <Tag key={role}>{t(`role.${role}`)}</Tag>
          ))}
        </span>
      ),
    },
    {
      key: 'totp',
      head: t('staff.totp'),
      cell: (one) => t(one.totp === 'enrol' ? 'staff.totpNone' : 'staff.totpSet'),
    },
    {
      key: 'state',
      head: t('staff.state'),
      phone: 'value',
      cell: (one) => (
        <Tag tone={one.active ? 'pass' : 'none'}>
          {t(one.active ? 'staff.active' : 'staff.inactive')}
        </Tag>
      ),
    },
    {
      key: 'since',
      head: t('staff.since'),
      phone: 'off',
      cell: (one) => <DateTime at={one.createdAt} form="day" />,
    },
    {
      key: 'acts',
      head: t('staff.acts'),
      action: true,
      cell: (one) => (
        <span className={styles.buttons}>
          <Button
            size="xs"
            variant="text"
            disabled={one.totp === 'enrol'}
            aria-label={`${t('staff.reset')}: ${one.name}`}
            onClick={() => props.onAsk({ what: 'reset', one })}
          >
            {t('staff.reset')}
          </Button>
          <Button
            size="xs"
            aria-label={`${t('staff.edit')}: ${one.name}`}
            onClick={() => props.onAsk({ what: 'edit', one })}
          >
            {t('staff.edit')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <Table
      middle
      label={t('staff.title')}
      columns={columns}
      rows={props.rows}
      rowKey={(one) => one.id}
    />
  );
}

import { useState } from 'react';
import { keyList, keyRevoke } from '#contract/inventory/calls.ts';
import type { StockKey } from '#contract/inventory/import-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './keys.module.css';

/** The keys that are good, and when each was last used. */
export function KeyTable({ keys }: { keys: readonly StockKey[] | undefined }) {
  const t = useTranslator('inventory/keys');
  const modes = useTranslator('inventory/update');
  const [ending, setEnding] = useState<StockKey | null>(null);
  const columns: Column<StockKey>[] = [
    { key: 'name', head: t('list.name'), cell: (one) => <b>{one.name}</b>, phone: 'title' },
    {
      key: 'hint',
      head: t('list.hint'),
      cell: (one) => (
        <span className={styles.hint} translate="no">
          {one.hint}…
        </span>
      ),
      phone: 'value',
    },
    { key: 'mode', head: t('list.mode'), cell: (one) => modes(`mode.${one.mode}`), phone: 'left' },
    {
      key: 'created',
      head: t('list.created'),
      cell: (one) => <DateTime at={one.createdAt} />,
      phone: 'left',
      phoneLabel: t('list.created'),
    },
    {
      key: 'used',
      head: t('list.used'),
      cell: (one) => (one.lastUsedAt ? <DateTime at={one.lastUsedAt} /> : t('list.never')),
      phone: 'left',
      phoneLabel: t('list.used'),
    },
    {
      key: 'acts',
      head: t('list.acts'),
      cell: (one) => (
        <Button
          size="xs"
          aria-label={t('revoke.of', { name: one.name })}
          onClick={() => setEnding(one)}
        >
          {t('revoke.action')}
        </Button>
      ),
      action: true,
    },
  ];
  return (
    <>
      <Table
        label={t('list.title')}
        columns={columns}
        rows={keys}
        rowKey={(one) => one.id}
        skeletonRows={2}
        empty={<Empty title={t('list.none')} />}
      />
      {ending && <Revoke ending={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function Revoke({ ending, onClose }: { ending: StockKey; onClose: () => void }) {
  const t = useTranslator('inventory/keys');
  const revoke = useCommand(keyRevoke, {
    changes: [keyList],
    onDone: () => {
      toast(t('revoke.done', { name: ending.name }));
      onClose();
    },
  });
  return (
    <CommandDialog
      title={t('revoke.title', { name: ending.name })}
      submit={t('revoke.action')}
      cancel={t('revoke.keep')}
      danger
      command={revoke}
      onSubmit={() => revoke.mutate({ id: ending.id })}
      onClose={onClose}
    >
      <p>{t('revoke.text')}</p>
    </CommandDialog>
  );
}

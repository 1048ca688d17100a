import { Fragment } from 'react';
import { useSearchParams } from 'react-router';
import { opsSettingList } from '#contract/settings/calls.ts';
import type { Setting } from '#contract/settings/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { SettingDrawer } from '../../settings/SettingDrawer.tsx';
import { type SettingField, SettingText, settingFields } from '../../settings/SettingText.tsx';

const EVERY_MS = 60_000;
const plain: ReadonlySet<SettingField> = new Set(['rate', 'beneficiary']);

/** Rates, fees, limits and bank accounts of the provider; each change takes two people. */
export default function SettingsPage() {
  const t = useTranslator('operator/settings');
  const finance = useTranslator('operator/finance');
  const [params, setParams] = useSearchParams();
  const read = useCallQuery(opsSettingList, {}, { everyMs: EVERY_MS });
  const open = (key: string | null) => setParams(key ? { key } : {}, { replace: true });
  const chosen = read.data?.list.find(({ key }) => key === params.get('key'));
  const columns: Column<Setting>[] = [
    {
      key: 'name',
      head: t('label'),
      phone: 'title',
      cell: (row) => t(`name.${row.key}`),
    },
    {
      key: 'value',
      head: t('value'),
      phone: 'wide',
      cell: (row) => <SettingValue setting={row} />,
    },
    {
      key: 'since',
      head: t('from'),
      phone: 'wide',
      phoneLabel: t('from'),
      cell: (row) =>
        row.current?.from ? (
          <>
            <DateTime at={row.current.from} />
            <CellNote>
              {row.current.proposedBy}, {row.current.approvedBy}
            </CellNote>
          </>
        ) : (
          t('never')
        ),
    },
    {
      key: 'proposal',
      head: finance('status'),
      cell: (row) => row.proposal && <Tag tone="wait">{finance('waitsSecond')}</Tag>,
    },
    {
      key: 'open',
      head: t('open'),
      action: true,
      cell: (row) => (
        <Button
          size="xs"
          onClick={() => open(row.key)}
          aria-label={`${t('open')} ${t(`name.${row.key}`)}`}
        >
          {t('open')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <PageHead title={t('title')}>
        <span>{t('two')}</span>
      </PageHead>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table
        middle
        label={t('title')}
        columns={columns}
        rows={read.data?.list}
        rowKey={(row) => row.key}
      />
      {chosen && <SettingDrawer key={chosen.key} setting={chosen} onClose={() => open(null)} />}
    </>
  );
}

function SettingValue({ setting }: { setting: Setting }) {
  const t = useTranslator('operator/settings');
  const { key, current } = setting;
  if (current === null) return t('nothing');
  return (
    <>
      {settingFields[key].map((field, index) => {
        const value = <SettingText brief field={field} value={current.value} />;
        const labelled = t.parts('of', { field: t(`field.${field}`), value });
        if (index > 0) return <CellNote key={field}>{labelled}</CellNote>;
        // A rate and a beneficiary say it themselves; one of several amounts or counts does not.
        const isPlain = settingFields[key].length === 1 || plain.has(field);
        return <Fragment key={field}>{isPlain ? value : labelled}</Fragment>;
      })}
    </>
  );
}

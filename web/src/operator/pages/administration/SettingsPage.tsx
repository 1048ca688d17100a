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
import { SettingDrawer } from '../../finance/SettingDrawer.tsx';
import { type SettingField, SettingText, settingFields } from '../../finance/SettingText.tsx';

const EVERY_MS = 60_000;
const plain: ReadonlySet<SettingField> = new Set(['rate', 'beneficiary']);

/** Rates, fees, limits and bank accounts of the provider; each change takes two people. */
export default function SettingsPage() {
  const t = useTranslator('operator/finance');
  const [params, setParams] = useSearchParams();
  const read = useCallQuery(opsSettingList, {}, { everyMs: EVERY_MS });
  const open = (key: string | null) => setParams(key ? { key } : {}, { replace: true });
  const chosen = read.data?.list.find(({ key }) => key === params.get('key'));
  const columns: Column<Setting>[] = [
    {
      key: 'name',
      head: t('setting.label'),
      phone: 'title',
      cell: (row) => t(`setting.name.${row.key}`),
    },
    {
      key: 'value',
      head: t('setting.value'),
      phone: 'wide',
      cell: (row) => <SettingValue setting={row} />,
    },
    {
      key: 'since',
      head: t('setting.from'),
      phone: 'wide',
      phoneLabel: t('setting.from'),
      cell: (row) =>
        row.current?.from ? (
          <>
            <DateTime at={row.current.from} />
            <CellNote>
              {row.current.proposedBy}, {row.current.approvedBy}
            </CellNote>
          </>
        ) : (
          t('setting.never')
        ),
    },
    {
      key: 'proposal',
      head: t('status'),
      cell: (row) => row.proposal && <Tag tone="wait">{t('waitsSecond')}</Tag>,
    },
    {
      key: 'open',
      head: t('setting.open'),
      action: true,
      cell: (row) => (
        <Button
          size="xs"
          onClick={() => open(row.key)}
          aria-label={`${t('setting.open')} ${t(`setting.name.${row.key}`)}`}
        >
          {t('setting.open')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <PageHead title={t('setting.title')}>
        <span>{t('setting.two')}</span>
      </PageHead>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table
        middle
        label={t('setting.title')}
        columns={columns}
        rows={read.data?.list}
        rowKey={(row) => row.key}
      />
      {chosen && <SettingDrawer key={chosen.key} setting={chosen} onClose={() => open(null)} />}
    </>
  );
}

function SettingValue({ setting }: { setting: Setting }) {
  const t = useTranslator('operator/finance');
  const { key, current } = setting;
  if (current === null) return t('setting.nothing');
  return (
    <>
      {settingFields[key].map((field, index) => {
        const value = <SettingText brief field={field} value={current.value} />;
        const labelled = t.parts('setting.of', { field: t(`setting.field.${field}`), value });
        if (index > 0) return <CellNote key={field}>{labelled}</CellNote>;
        // A rate and a beneficiary say it themselves; one of several amounts or counts does not.
        const isPlain = settingFields[key].length === 1 || plain.has(field);
        return <Fragment key={field}>{isPlain ? value : labelled}</Fragment>;
      })}
    </>
  );
}

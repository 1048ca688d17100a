import { useState } from 'react';
import { opsSettingHistory } from '#contract/settings/calls.ts';
import type { Setting, SettingEntry } from '#contract/settings/schemas.ts';
import type { SettingKey } from '#contract/settings/setting-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { SecondPerson } from '../finance/SecondPerson.tsx';
import styles from '../money/money.module.css';
import { CountedBefore, DryRun, useDryRun } from '../setting-effects/DryRun.tsx';
import { ProposeSetting } from './ProposeSetting.tsx';
import { SettingText, settingFields } from './SettingText.tsx';

interface Props {
  readonly setting: Setting;
  readonly onClose: () => void;
}

/** One setting: what it says, what is proposed, what it said, and a change of it. */
export function SettingDrawer({ setting, onClose }: Props) {
  const t = useTranslator('operator/settings');
  const { key, proposal } = setting;
  return (
    <Drawer open onClose={onClose} title={t(`name.${key}`)}>
      <div className={styles.drawer}>
        {proposal ? (
          <SecondPerson
            title={t('proposed')}
            proposed={proposal}
            facts={[
              ...settingFields[key].map((field) => ({
                key: field,
                term: t(`field.${field}`),
                value: <SettingText field={field} value={proposal.value} />,
              })),
              { key: 'reason', term: t('reason'), value: proposal.reason },
            ]}
            approve={t('approve')}
            approved={t('changed')}
            onDone={onClose}
          >
            <Proposed settingKey={key} value={proposal.value} />
            {proposal.counted && <CountedBefore counted={proposal.counted} />}
          </SecondPerson>
        ) : (
          <ProposeSetting setting={setting} onDone={onClose} />
        )}
        <History settingKey={key} />
      </div>
    </Drawer>
  );
}

/** Shows what a proposed value would change, counted anew for who reads it. */
function Proposed({ settingKey, value }: { settingKey: SettingKey; value: SettingEntry['value'] }) {
  return <DryRun settingKey={settingKey} value={value} read={useDryRun(settingKey, value, true)} />;
}

const HISTORY_ROWS = 5;

function History({ settingKey }: { settingKey: SettingKey }) {
  const t = useTranslator('operator/settings');
  const [pageNum, setPageNum] = useState(1);
  const input = { key: settingKey, pageNum, pageSize: HISTORY_ROWS };
  const read = useCallQuery(opsSettingHistory, input, { previous: true });
  return (
    <Section title={t('history')}>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table
        label={t('history')}
        dense
        rows={read.data?.list}
        rowKey={(row) => String(row.version)}
        empty={<Empty title={t('never')} />}
        columns={[
          {
            key: 'from',
            head: t('from'),
            phone: 'title',
            cell: (row) => row.from && <DateTime at={row.from} />,
          },
          {
            key: 'value',
            head: t('value'),
            phone: 'wide',
            cell: (row) => (
              <DefinitionList
                items={settingFields[settingKey].map((field) => ({
                  key: field,
                  term: t(`field.${field}`),
                  value: <SettingText field={field} value={row.value} />,
                }))}
              />
            ),
          },
          {
            key: 'by',
            head: t('by'),
            phone: 'wide',
            cell: (row) => `${row.proposedBy}, ${row.approvedBy}: ${row.reason}`,
          },
        ]}
      />
      {read.data && read.data.total > HISTORY_ROWS && (
        <Pager total={read.data.total} page={pageNum} pageSize={HISTORY_ROWS} onPage={setPageNum} />
      )}
    </Section>
  );
}

import { auditRoots } from '#contract/operator/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import styles from '../system/system.module.css';

/** Where the log stood at the end of each of the last days. */
export function DailyRoots() {
  const t = useTranslator('operator/audit');
  const roots = useCallQuery(auditRoots, {}, { quiet: true }).data;
  if (!roots?.length) return null;
  return (
    <Section title={t('roots')} aside={t('rootsAside')}>
      <Table
        dense
        label={t('roots')}
        rows={roots}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', head: t('day'), phone: 'title', cell: ({ day }) => day },
          { key: 'seq', head: t('row'), figures: true, phone: 'value', cell: ({ seq }) => seq },
          {
            key: 'hash',
            head: t('hash'),
            phone: 'wide',
            cell: ({ hash }) => (
              <span className={styles.code} translate="no">
                {hash}
              </span>
            ),
          },
        ]}
      />
    </Section>
  );
}

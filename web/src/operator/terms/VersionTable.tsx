import type { LegalState, LegalVersion } from '#contract/legal/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './terms.module.css';

const tones = { current: 'pass', scheduled: 'wait', past: 'none' } as const;

/** Every version of a document, with who made it and how many members accepted it. */
export function VersionTable({ state }: { state: LegalState }) {
  const t = useTranslator('operator/terms');
  const format = useFormat();
  const { document, versions } = state;
  return (
    <Section title={t('versions')}>
      <Table<LegalVersion>
        label={t('versions')}
        rows={versions}
        rowKey={({ number }) => `${number}`}
        columns={[
          {
            key: 'number',
            head: t('version'),
            phone: 'title',
            cell: ({ number, state: now }) => (
              <>
                <a href={`/blogs/${document}?version=${number}`} target="_blank" rel="noreferrer">
                  {t('number', { number })}
                </a>{' '}
                <Tag tone={tones[now]}>{t(`state.${now}`)}</Tag>
              </>
            ),
          },
          {
            key: 'from',
            head: t('from'),
            cell: ({ effectiveAt }) => <DateTime at={effectiveAt} form="day" />,
          },
          {
            key: 'changes',
            head: t('changes'),
            phone: 'wide',
            cell: ({ number, changes, reason }) => (
              <>
                <span className={styles.changes}>{number === 0 ? t('first') : changes}</span>
                <CellNote>{reason}</CellNote>
              </>
            ),
          },
          {
            key: 'by',
            head: t('by'),
            phone: 'wide',
            cell: ({ proposedBy, approvedBy }) =>
              proposedBy === '' ? '–' : `${proposedBy}, ${approvedBy}`,
          },
          {
            key: 'accepted',
            head: t('accepted'),
            figures: true,
            cell: ({ number, accepted }) => (number === 0 ? '–' : format.number(accepted)),
          },
          {
            key: 'declined',
            head: t('declined'),
            figures: true,
            cell: ({ number, declined }) => (number === 0 ? '–' : format.number(declined)),
          },
        ]}
      />
    </Section>
  );
}

import { opsTemplateHistory } from '#contract/cases/template-calls.ts';
import type { CaseTemplate, TemplateVersion } from '#contract/cases/template-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

/** The versions of a template; one that is taken back stands in the form until it is saved. */
export function TemplateHistory(props: {
  template: CaseTemplate;
  onRestore: (version: TemplateVersion) => void;
}) {
  const { template, onRestore } = props;
  const t = useTranslator('cases/templates');
  const read = useCallQuery(opsTemplateHistory, { id: template.id });
  return (
    <Section title={t('history')}>
      <FailNote error={read.error} again={() => void read.refetch()} />
      <Table<TemplateVersion>
        middle
        label={t('history')}
        rows={read.data}
        rowKey={({ version }) => `${version}`}
        skeletonRows={2}
        columns={[
          {
            key: 'version',
            head: t('version'),
            phone: 'title',
            cell: ({ version, name }) => (
              <>
                {t('number', { number: version })}
                <CellNote>{name}</CellNote>
              </>
            ),
          },
          {
            key: 'changed',
            head: t('changed'),
            phone: 'left',
            cell: ({ changedBy, changedAt }) => (
              <>
                <span translate="no">{changedBy}</span>
                <CellNote>
                  <DateTime at={changedAt} />
                </CellNote>
              </>
            ),
          },
          {
            key: 'restore',
            head: t('restore'),
            action: true,
            phone: 'right',
            cell: (row) =>
              row.version !== template.version && (
                <Button
                  size="xs"
                  aria-label={`${t('restore')}: ${t('number', { number: row.version })}`}
                  onClick={() => {
                    onRestore(row);
                    toast(t('restored', { number: row.version }));
                  }}
                >
                  {t('restore')}
                </Button>
              ),
          },
        ]}
      />
    </Section>
  );
}

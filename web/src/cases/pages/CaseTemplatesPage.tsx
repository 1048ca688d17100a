import { useState } from 'react';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { opsTemplateList } from '#contract/cases/template-calls.ts';
import type { CaseTemplate } from '#contract/cases/template-schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { TemplateForm } from '../templates/TemplateForm.tsx';
import styles from '../templates/templates.module.css';

/** The answers that support prepares for cases, with how often each is used. */
export default function CaseTemplatesPage() {
  const t = useTranslator('cases/templates');
  const read = useCallQuery(opsTemplateList, {});
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  const mayChange = isPermitted(roles, 'caseWork');
  const [open, setOpen] = useState<CaseTemplate | 'new' | null>(null);
  const columns = useColumns(mayChange, setOpen);
  return (
    <>
      <PageHead title={t('title')}>
        {mayChange && (
          <Button variant="primary" onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      <p className={styles.about}>{t('about')}</p>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {!read.isError && (
        <Table
          label={t('title')}
          columns={columns}
          rows={read.data}
          rowKey={({ id }) => id}
          empty={<Empty title={t('none')} />}
        />
      )}
      {open !== null && (
        <TemplateForm template={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function useColumns(
  mayChange: boolean,
  onOpen: (template: CaseTemplate) => void,
): readonly Column<CaseTemplate>[] {
  const t = useTranslator('cases/templates');
  const cases = useTranslator('cases');
  const desk = useTranslator('cases/desk');
  const columns: Column<CaseTemplate>[] = [
    { key: 'name', head: t('name'), cell: ({ name }) => name, phone: 'title' },
    {
      key: 'kind',
      head: desk('kinds'),
      cell: ({ kind }) => (kind === null ? desk('anyKind') : cases(`kind.${kind}`)),
      phone: 'left',
    },
    { key: 'act', head: desk('act'), cell: ({ act }) => desk(act), phone: 'right' },
    {
      key: 'used',
      head: t('used'),
      figures: true,
      cell: ({ used }) => used,
      phone: 'left',
      phoneLabel: t('used'),
    },
    {
      key: 'usedAt',
      head: t('usedAt'),
      cell: ({ usedAt }) => (usedAt === null ? t('never') : <DateTime at={usedAt} />),
      phone: 'right',
    },
    {
      key: 'changed',
      head: t('changed'),
      cell: ({ changedBy, changedAt }) => (
        <>
          <span translate="no">{changedBy}</span> · <DateTime at={changedAt} />
        </>
      ),
      phone: 'wide',
    },
  ];
  if (!mayChange) return columns;
  return [
    ...columns,
    {
      key: 'open',
      head: t('edit'),
      action: true,
      cell: (template) => (
        <Button
          size="xs"
          aria-label={`${t('edit')}: ${template.name}`}
          onClick={() => onOpen(template)}
        >
          {t('edit')}
        </Button>
      ),
      phone: 'wide',
    },
  ];
}

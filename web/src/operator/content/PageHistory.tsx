import type { PageRevision } from '#contract/content/page-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { RevisionNote } from '../publish/RevisionNote.tsx';
import styles from './content.module.css';
import type { Edited } from './use-page-text.ts';

interface Props {
  readonly page: Edited;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onRestore: (number: number) => void;
}

/** Every revision of a page in one language; any of them can be taken back to. */
export function PageHistory({ page, busy, error, onRestore }: Props) {
  const t = useTranslator('content-desk');
  const isOwn = page.history.length === 0 || page.history[0]?.restores === 0;
  const noteOf = ({ restores }: PageRevision) => {
    if (restores === null) return null;
    return restores === 0 ? t('page.restoresOwn') : t('page.restores', { number: restores });
  };
  return (
    <>
      <FailNote error={error} />
      <Table<PageRevision>
        middle
        label={t('page.history')}
        rows={page.history}
        rowKey={(row) => `${row.number}`}
        empty={<Empty title={t('page.noHistory')} />}
        columns={[
          {
            key: 'number',
            head: t('page.what'),
            phone: 'title',
            cell: (row) => (
              <>
                {t('page.revision', { number: row.number })}
                <CellNote>{noteOf(row) ?? row.title}</CellNote>
                <CellNote>
                  <RevisionNote revision={row} />
                </CellNote>
              </>
            ),
          },
          { key: 'author', head: t('page.author'), cell: (row) => row.author },
          { key: 'at', head: t('page.at'), cell: (row) => <DateTime at={row.at} /> },
          {
            key: 'act',
            head: t('page.restore'),
            action: true,
            cell: (row) =>
              row.number !== page.revision && (
                <Button
                  size="xs"
                  disabled={busy}
                  aria-label={`${t('page.restore')}: ${t('page.revision', { number: row.number })}`}
                  onClick={() => onRestore(row.number)}
                >
                  {t('page.restore')}
                </Button>
              ),
          },
        ]}
      />
      {!isOwn && (
        <div className={styles.actions}>
          <Button disabled={busy} onClick={() => onRestore(0)}>
            {t('page.restoreOwn')}
          </Button>
        </div>
      )}
    </>
  );
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { importUpload } from '#contract/inventory/calls.ts';
import { importExtensions, limits } from '#contract/limits.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { FileField } from '#web/ui/form/FileField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { importPath } from './addresses.ts';
import styles from './update.module.css';

const BYTES_PER_MB = 1024 * 1024;

/** A place for a stock list as it is; once it is in, its import is open. */
export function UploadPanel() {
  const t = useTranslator('inventory/update');
  const format = useFormat();
  const navigate = useNavigate();
  const uploads = useUploads(importUpload, t('upload.lost'));
  const [opened] = uploads.answers;
  const id = opened?.id;
  useEffect(() => {
    if (id !== undefined) void navigate(importPath(id));
  }, [id, navigate]);
  return (
    <Section title={t('upload.title')}>
      <p className={styles.lead}>{t('upload.text')}</p>
      <FileField
        files={uploads.files}
        onAdd={uploads.add}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
        accept={importExtensions.map((ending) => `.${ending}`).join(',')}
        maxBytes={limits.importMaxMb * BYTES_PER_MB}
        maxFiles={1}
        hint={t('upload.hint', {
          endings: importExtensions.join(', '),
          mb: limits.importMaxMb,
          rows: format.number(limits.importRowsMax, 0),
        })}
      />
    </Section>
  );
}

import { useEffect, useRef } from 'react';
import { bomUpload } from '#contract/bom/calls.ts';
import { BOM_FILE_KB, BOM_RETENTION_HOURS, BOM_VISITOR_KB } from '#contract/bom/shapes.ts';
import { importExtensions } from '#contract/limits.ts';
import { useSession } from '#web/api/hooks.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { FileField } from '#web/ui/form/FileField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './start.module.css';
import { useBrought } from './use-brought.ts';

const KB_PER_MB = 1024;

/** A place for a bill of materials as it is; once it is in, its page opens. */
export function UploadStart() {
  const t = useTranslator('bom');
  const isVisitor = useSession('member') === null;
  const uploads = useUploads(bomUpload, t('file.lost'));
  const open = useBrought();
  const opened = useRef<string | null>(null);
  const [brought] = uploads.answers;
  useEffect(() => {
    if (brought === undefined || opened.current === brought.bom.id) return;
    opened.current = brought.bom.id;
    open(brought);
  });
  const mostKb = isVisitor ? BOM_VISITOR_KB : BOM_FILE_KB;
  const [mb, endings] = [mostKb / KB_PER_MB, importExtensions.join(', ').toUpperCase()];
  return (
    <Section title={t('file.title')}>
      <div className={styles.drop}>
        <FileField
          {...uploads.field}
          accept={importExtensions.map((ending) => `.${ending}`).join(',')}
          maxBytes={mostKb * 1024}
          maxFiles={1}
          hint={t('file.hint', { endings, mb })}
        />
      </div>
      {isVisitor && (
        <p className={styles.quiet}>{t('file.visitor', { mb, hours: BOM_RETENTION_HOURS })}</p>
      )}
    </Section>
  );
}

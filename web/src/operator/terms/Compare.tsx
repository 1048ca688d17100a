import { useState } from 'react';
import type { LegalDocument } from '#contract/legal/documents.ts';
import { opsLegalCompare } from '#contract/legal/staff-calls.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { ParagraphList } from '#web/widgets/ParagraphList.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './terms.module.css';

/** The draft beside the newest version, paragraph by paragraph, in one language at a time. */
export function Compare({ document }: { document: LegalDocument }) {
  const t = useTranslator('operator/terms');
  const [lang, setLang] = useState<Language>('zh');
  const [isWhole, setWhole] = useState(false);
  const read = useCallQuery(opsLegalCompare, { document, lang });
  const all = read.data?.paragraphs ?? [];
  const paragraphs = isWhole ? all : all.filter(({ kind }) => kind !== 'same');
  return (
    <Section title={t('compare')}>
      <div className={styles.form}>
        <div className={styles.actions}>
          <Segmented<Language>
            label={t('compareIn')}
            value={lang}
            options={languages.map((one) => ({ value: one, label: t(`lang.${one}`) }))}
            onChange={setLang}
          />
          <Checkbox checked={isWhole} onChange={setWhole}>
            {t('wholeText')}
          </Checkbox>
        </div>
        <FailNote error={read.error} again={() => read.refetch()} />
        {read.isPending && <SkeletonLines label={t('reading')} lines={4} />}
        {read.data && paragraphs.length === 0 && <p>{t('noDifference')}</p>}
        <div lang={lang}>{paragraphs.length > 0 && <ParagraphList paragraphs={paragraphs} />}</div>
      </div>
    </Section>
  );
}

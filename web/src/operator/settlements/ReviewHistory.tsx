import { useState } from 'react';
import type { Review } from '#contract/onboarding/schemas.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { TimeLine } from '#web/ui/layout/TimeLine.tsx';
import { type CompanyField, companyFields, modelPlace } from './company-fields.ts';
import styles from './settlements.module.css';

const allFields: readonly string[] = Object.values(companyFields).flat();

/** Shows what happened to the settlement, the newest first. */
export function ReviewHistory({ review }: { review: Review }) {
  const t = useTranslator('operator/settlements');
  const [all, setAll] = useState(false);
  const rows = [...review.history].reverse();
  if (rows.length === 0) return null;
  const fieldName = (field: string) => {
    const place = modelPlace(field);
    if (place !== null) return t('model', { at: place });
    return allFields.includes(field) ? t(`field.${field as CompanyField}`) : field;
  };
  return (
    <Section title={t('history')} aside="GMT+8">
      <TimeLine
        label={t('history')}
        rows={(all ? rows : rows.slice(0, 5)).map((row, index) => ({
          key: `${rows.length - index}`,
          time: row.at,
          formattedTime: formatStamp(row.at),
          actor: row.by,
          what: (
            <>
              {t(`event.${row.event}`)}
              {row.changes.map((change) => (
                <div key={change.field} className={styles.quiet}>
                  {fieldName(change.field)}: {change.note}
                </div>
              ))}
            </>
          ),
        }))}
      />
      {rows.length > 5 && !all && (
        <Button size="xs" variant="text" onClick={() => setAll(true)}>
          {t('allHistory')}
        </Button>
      )}
    </Section>
  );
}

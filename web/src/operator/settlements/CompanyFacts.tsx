import { type ReactNode, useState } from 'react';
import type { Review } from '#contract/onboarding/schemas.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { PhotoViewer } from '#web/ui/overlay/PhotoViewer.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import {
  type CompanyField,
  companyFields,
  companyParts,
  fieldValue,
  modelField,
} from './company-fields.ts';
import styles from './settlements.module.css';

/** Requested changes by field, as typed; a field without an entry is in order. */
export type Changes = Readonly<Record<string, string>>;

interface Props {
  readonly review: Review;
  /** With it the reviewer marks fields and says what to change. */
  readonly changes?: Changes | undefined;
  readonly onChanges?: ((changes: Changes) => void) | undefined;
  readonly error?: ((field: string) => string | undefined) | undefined;
}

/** Shows a submitted company field by field; changes since the last submission are marked. */
export function CompanyFacts(props: Props) {
  const t = useTranslator('operator/settlements');
  return companyParts.map((part) => (
    <Section key={part} title={t(`part.${part}`)}>
      <dl className={styles.facts}>
        {companyFields[part].map((field) =>
          field === 'models' && props.review.company.models.length > 0 ? (
            <Models key={field} {...props} />
          ) : (
            <Fact key={field} field={field} {...props} />
          ),
        )}
      </dl>
    </Section>
  ));
}

/** The part numbers, each with an outcome of its own; what changed or is missing is said of all. */
function Models({ changes, onChanges, error, review }: Props) {
  const t = useTranslator('operator/settlements');
  return (
    <>
      <Fact field="models" review={review} />
      {onChanges &&
        review.company.models.map((model, index) => (
          <MarkedFact
            key={model}
            field={modelField(index)}
            name={t('model', { at: index + 1 })}
            {...{ changes, onChanges, error }}
          >
            <span className={styles.mono}>{model}</span>
          </MarkedFact>
        ))}
    </>
  );
}

function Fact({ field, review, ...marks }: Props & { field: CompanyField }) {
  const t = useTranslator('operator/settlements');
  return (
    <MarkedFact field={field} name={t(`field.${field}`)} {...marks}>
      <Value field={field} review={review} />
      {review.changed.includes(field) && <Tag tone="wait">{t('changed')}</Tag>}
      {review.missing.includes(field) && <Tag tone="fail">{t('missing')}</Tag>}
    </MarkedFact>
  );
}

interface MarkedFactProps extends Omit<Props, 'review'> {
  /** The field under which its change is kept. */
  readonly field: string;
  readonly name: string;
  readonly children: ReactNode;
}

function MarkedFact({ field, name, children, changes, onChanges, error }: MarkedFactProps) {
  const t = useTranslator('operator/settlements');
  const note = changes?.[field];
  const marked = note !== undefined;
  const mark = (on: boolean) => {
    const { [field]: _, ...rest } = changes ?? {};
    onChanges?.(on ? { ...rest, [field]: '' } : rest);
  };
  const wrong = error?.(field);
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <div className={styles.value}>
          {children}
          {onChanges && (
            <span className={styles.mark}>
              <Checkbox
                checked={marked}
                onChange={mark}
                aria-label={t('askField', { field: name })}
              >
                {t('ask')}
              </Checkbox>
            </span>
          )}
        </div>
        {marked && onChanges && (
          <>
            <TextInput
              value={note}
              maxLength={500}
              aria-label={t('noteOf', { field: name })}
              aria-invalid={wrong !== undefined || undefined}
              placeholder={t('noteHint')}
              onChange={(text) => onChanges({ ...changes, [field]: text })}
            />
            {wrong && <small className={styles.red}>{wrong}</small>}
          </>
        )}
      </dd>
    </div>
  );
}

function Value({ field, review }: { field: CompanyField; review: Review }) {
  const t = useTranslator('operator/settlements');
  const { company, links } = review;
  if (field === 'licencePhoto' || field === 'logo') {
    return <Picture link={links[field]} label={t(`field.${field}`)} />;
  }
  const text = fieldValue(company, field);
  if (text === '') return <span className={styles.quiet}>–</span>;
  if (field === 'country') return <>{countryName(text, t.lang)}</>;
  if (field === 'website') {
    return (
      <a href={text} target="_blank" rel="noreferrer">
        {text}
      </a>
    );
  }
  const mono = field === 'creditCode' || field === 'models' || field === 'mobile';
  return <span className={mono ? styles.mono : undefined}>{text}</span>;
}

function Picture({ link, label }: { link: string; label: string }) {
  const [at, setAt] = useState<number | null>(null);
  if (link === '') return <span className={styles.quiet}>–</span>;
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setAt(0)}>
        <img src={link} alt={label} />
      </button>
      <PhotoViewer
        photos={[{ key: link, src: link, alt: label }]}
        index={at}
        onMove={setAt}
        onClose={() => setAt(null)}
      />
    </>
  );
}

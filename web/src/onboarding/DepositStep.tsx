import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { fieldLabel } from './field-label.ts';
import { stepNames, stepOf } from './fields.ts';
import styles from './Settlement.module.css';
import type { Settlement } from './use-settlement.ts';

const facts = ['amount', 'how', 'who', 'when', 'use', 'back'] as const;

/** Third step: what the deposit is; nothing is paid on this page. */
export function DepositStep({ of }: { of: Settlement }) {
  const t = useTranslator('onboarding');
  return (
    <Section title={t('deposit.title')}>
      <div className={styles.facts}>
        <DefinitionList
          items={facts.map((fact) => ({
            key: fact,
            term: t(`deposit.${fact}`),
            value: t(`deposit.${fact}Value`),
          }))}
        />
      </div>
      {of.missing.length > 0 && <Missing of={of} />}
    </Section>
  );
}

function Missing({ of }: { of: Settlement }) {
  const t = useTranslator('onboarding');
  return (
    <Note tone="wait" className={styles.missing}>
      <b>{t('missingTitle', { count: of.missing.length })}</b>
      <FieldLinks of={of} rows={of.missing.map((field) => ({ field, note: '' }))} />
    </Note>
  );
}

/** Fields with what is to be done about each, and a way to them. */
export function FieldLinks(props: {
  of: Settlement;
  rows: readonly { readonly field: string; readonly note: string }[];
}) {
  const t = useTranslator('onboarding');
  const { of, rows } = props;
  return (
    <ul className={styles.links}>
      {rows.map(({ field, note }) => (
        <li key={field}>
          <span>
            {t('stepOf', { at: stepNames.indexOf(stepOf(field)) + 1 })}{' '}
            <b>{fieldLabel(t, field)}</b>
          </span>
          <span>{note}</span>
          <Button
            variant="text"
            size="xs"
            onClick={() => {
              of.try();
              of.go(stepOf(field));
            }}
          >
            {t('go')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

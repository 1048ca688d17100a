import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { MODELS } from './fields.ts';
import { ModelResult } from './ModelResult.tsx';
import { LongPart, TextPart } from './Part.tsx';
import styles from './Settlement.module.css';
import type { Settlement } from './use-settlement.ts';

/** Second step: what the company sells, where, and three parts that prove it. */
export function ProofStep({ of }: { of: Settlement }) {
  const t = useTranslator('onboarding');
  return (
    <>
      <Section title={t('section.shop')}>
        <div className={`${layout.fields} ${styles.fields}`}>
          <TextPart of={of} name="platform" max={80} />
          <TextPart of={of} name="website" optional autoComplete="url" />
        </div>
      </Section>
      <Section title={t('section.models')} aside={t('hint.models')}>
        <div className={`${layout.fields3} ${styles.fields}`}>
          {Array.from({ length: MODELS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the three places never change.
            <Model key={index} of={of} index={index} />
          ))}
        </div>
      </Section>
      <Section title={t('section.about')}>
        <div className={`${layout.fields} ${styles.fields}`}>
          <LongPart of={of} name="mainProducts" max={500} />
          <LongPart of={of} name="profile" />
        </div>
      </Section>
    </>
  );
}

function Model({ of, index }: { of: Settlement; index: number }) {
  const t = useTranslator('onboarding');
  const models = Array.from({ length: MODELS }, (_, place) => of.company.models[place] ?? '');
  const value = models[index] ?? '';
  const isRepeated = value !== '' && models.indexOf(value) < index;
  // Empty places are not sent, so an error's place counts the filled ones before this.
  const sentAt = models.slice(0, index).filter((model) => model.trim() !== '').length;
  const own = value === '' ? undefined : of.form.error(`models.${sentAt}`);
  const whole = value === '' || isRepeated ? of.error('models') : undefined;
  const result = of.audit.modelResults.find((one) => one.model === value.trim());
  const note = result?.isAccepted === false ? result.note : undefined;
  return (
    <Field
      label={t('field.model', { at: index + 1 })}
      required
      error={own ?? whole ?? note}
      aside={result && <ModelResult audit={of.audit} model={result.model} />}
    >
      <TextInput
        mono
        upper
        name={`model${index + 1}`}
        autoComplete="off"
        spellCheck={false}
        translate="no"
        maxLength={80}
        value={value}
        onChange={(text) =>
          of.set({ models: models.map((model, place) => (place === index ? text : model)) })
        }
        onBlur={of.form.left(`models.${sentAt}`)}
      />
    </Field>
  );
}

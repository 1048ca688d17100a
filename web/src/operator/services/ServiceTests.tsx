import { catalogue } from '#contract/qc/catalogue.ts';
import type { ServiceContent } from '#contract/qc/service-schemas.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './services.module.css';

type Tests = ServiceContent['tests'];

/** A figure as typed; text that is no number is left to the schema to refuse. */
const figureOf = (typed: string): number => (/^\d{1,6}$/.test(typed) ? Number(typed) : 0);

/** Price and time of each test of a service, and its sample where no standard sets one. */
export function ServiceTests(props: {
  content: ServiceContent;
  form: Form;
  onChange: (tests: Tests) => void;
}) {
  const t = useTranslator('operator/services');
  const goods = useTranslator('order-parts/goods');
  const { content, form, onChange } = props;
  const change = (position: number, part: Partial<Tests[number]>) =>
    onChange(content.tests.map((one, index) => (index === position ? { ...one, ...part } : one)));
  return (
    <Section title={t('tests')}>
      {content.tests.map((one, position) => {
        const own = catalogue[one.test];
        const isOpen = own.level === 'E' && own.sample.kind !== 'all';
        const path = (field: string) => `content.tests.${position}.${field}`;
        return (
          <fieldset key={one.test} className={styles.test}>
            <legend>{goods(`test.${one.test}`)}</legend>
            <Field label={t('price')} error={form.error(path('price'))}>
              <FigureInput
                decimals={2}
                unit="USD"
                value={one.price}
                disabled={own.priceMinor === 0n}
                onChange={(price) => change(position, { price })}
              />
            </Field>
            <Field label={t('days')} error={form.error(path('days'))}>
              <FigureInput
                value={one.days === 0 ? '' : `${one.days}`}
                onChange={(days) => change(position, { days: figureOf(days) })}
              />
            </Field>
            <Field
              label={t('sample')}
              error={form.error(path('pieces'))}
              hint={isOpen ? undefined : t('sampleFixed')}
            >
              <FigureInput
                disabled={!isOpen}
                value={piecesText(one)}
                onChange={(typed) =>
                  change(position, { pieces: typed === '' ? null : figureOf(typed) })
                }
              />
            </Field>
          </fieldset>
        );
      })}
    </Section>
  );
}

function piecesText({ test, pieces }: Tests[number]): string {
  if (pieces !== null) return pieces === 0 ? '' : `${pieces}`;
  const { sample } = catalogue[test];
  return sample.kind === 'all' ? '' : `${sample.pieces}`;
}

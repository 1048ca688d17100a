import { testCodes } from '#contract/orders/terms.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { included } from '#contract/qc/catalogue.ts';
import { sampleOf } from '#contract/qc/planning/sampling.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import styles from './moves.module.css';

/** Tests of a lot with the sample that each takes from it; what was bought cannot be taken off. */
export function TestPicker(props: {
  pieces: number;
  /** Tests that are part of the plan whatever is chosen. */
  fixed?: readonly TestCode[];
  chosen: readonly TestCode[];
  /** The price of a test, where it is shown. */
  priceOf?: (test: TestCode) => string;
  error?: string | undefined;
  onChange: (tests: readonly TestCode[]) => void;
}) {
  const { pieces, fixed = [], chosen, priceOf, error, onChange } = props;
  const t = useTranslator('operator/order');
  const own = useTranslator('operator/bench');
  const facts = useTranslator('order-parts');
  const { quantity } = useFormat();
  const sample = (test: TestCode) =>
    Number.isInteger(pieces) && pieces > 0 ? quantity(sampleOf(test, pieces).sample) : '–';
  return (
    <Field label={t('move.inspect.tests')} aside={t('move.inspect.always')} group error={error}>
      <div className={styles.tests}>
        {testCodes
          .filter((test) => !included.includes(test))
          .map((test) => {
            const isFixed = fixed.includes(test);
            const isChosen = isFixed || chosen.includes(test);
            return (
              <Checkbox
                key={test}
                checked={isChosen}
                disabled={isFixed}
                onChange={(on) =>
                  onChange(on ? [...chosen, test] : chosen.filter((one) => one !== test))
                }
              >
                {facts(`test.${test}`)} <span className={styles.quiet}>{sample(test)}</span>
                {priceOf && <span className={styles.quiet}> · {priceOf(test)}</span>}
                {isFixed && <span className={styles.quiet}> · {own('plan.bought')}</span>}
              </Checkbox>
            );
          })}
      </div>
    </Field>
  );
}

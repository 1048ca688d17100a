import { parseMoney, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import { serviceList } from '#contract/qc/service-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import styles from './moves.module.css';
import { TestPicker } from './TestPicker.tsx';

/** Lots and tests of a retest; undefined until somebody chooses others than proposed. */
export interface RetestDraft {
  readonly lots?: readonly string[] | undefined;
  readonly tests?: readonly TestCode[] | undefined;
}

export interface RetestChoice {
  readonly lots: readonly string[];
  readonly tests: readonly TestCode[];
}

/** Returns the lots and tests of a draft; those of revoked reports or that did not pass, and the bought tests, where none are chosen. */
export function retestChoice(order: OrderView, { lots, tests }: RetestDraft): RetestChoice {
  const all = order.lines.flatMap((line) => line.lots);
  const bad = order.suspension
    ? order.suspension.lots
    : all.filter((lot) => lot.verdict !== 'pass').map((lot) => lot.id);
  const proposed = bad.length > 0 ? bad : all.map((lot) => lot.id);
  const known = new Set(all.map((lot) => lot.id));
  return {
    lots: (lots ?? proposed).filter((id) => known.has(id)),
    tests: tests ?? order.inspection.tests,
  };
}

const minorOf = ({ amount, currency }: MoneyWire): bigint => parseMoney(amount, currency).minor;

/** Returns the price of a test on one lot by the catalogue in force. */
function useTestPrices(): (test: TestCode) => MoneyWire {
  const services = useCallQuery(serviceList, {}, { quiet: true }).data ?? [];
  const offers = services.flatMap((one) => one.tests);
  return (test) =>
    offers.find((one) => one.test === test)?.price ?? wire(catalogue[test].priceMinor);
}

/** Chooses lots and tests of a retest, and states its price and that Assay bears it. */
export function RetestFields(props: {
  order: OrderView;
  draft: RetestDraft;
  /** Whether the form was sent: then it says what is missing. */
  isSent: boolean;
  onChange: (draft: RetestDraft) => void;
}) {
  const { order, draft, isSent, onChange } = props;
  const t = useTranslator('operator/order');
  const outcome = useTranslator('operator');
  const { quantity, money } = useFormat();
  const priceOf = useTestPrices();
  const lots = order.lines.flatMap((line) => line.lots.map((lot) => ({ ...lot, mpn: line.mpn })));
  const choice = retestChoice(order, draft);
  const chosen = lots.filter((lot) => choice.lots.includes(lot.id));
  const each = choice.tests.reduce((sum, test) => sum + minorOf(priceOf(test)), 0n);
  return (
    <>
      <Field
        label={t('retest.lots')}
        group
        required
        error={isSent && chosen.length === 0 ? t('retest.noLot') : undefined}
      >
        <div className={styles.tests}>
          {lots.map((lot) => (
            <Checkbox
              key={lot.id}
              checked={choice.lots.includes(lot.id)}
              onChange={(on) =>
                onChange({
                  ...draft,
                  lots: on ? [...choice.lots, lot.id] : choice.lots.filter((id) => id !== lot.id),
                })
              }
            >
              <span translate="no">{lot.no}</span>{' '}
              <span className={styles.quiet}>
                {lot.mpn} · {quantity(lot.onShelf)}
                {lot.verdict && ` · ${outcome(`verdict.${lot.verdict}`)}`}
              </span>
            </Checkbox>
          ))}
        </div>
      </Field>
      <TestPicker
        pieces={Math.max(0, ...chosen.map((lot) => lot.onShelf))}
        chosen={choice.tests}
        priceOf={(test) => money(priceOf(test))}
        error={isSent && choice.tests.length === 0 ? t('retest.noTest') : undefined}
        onChange={(tests) => onChange({ ...draft, tests })}
      />
      <p>
        {t('retest.price', {
          price: money(wire(each * BigInt(chosen.length))),
          count: chosen.length,
        })}{' '}
        {t('retest.payer')}
      </p>
    </>
  );
}

import { useState } from 'react';
import { wire } from '#contract/money.ts';
import type { OrderKind } from '#contract/orders/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { useFees, useFeeTexts } from '#web/widgets/money/use-fees.ts';
import styles from './PayoutCalculator.module.css';
import { PayoutLines } from './PayoutLines.tsx';
import { PayoutTable } from './PayoutTable.tsx';
import { exampleRate, payoutOf, readAmount, readRate } from './payout.ts';

const SAID_AFTER_MS = 500;
const exampleAmount = '5000.00';

/** Calculates a seller's payout for an order whose size, kind and rate the reader chooses. */
export function PayoutCalculator() {
  const g = useTranslator('content/seller');
  const format = useFormat();
  const fees = useFees();
  const { exchange: fee, ...commission } = useFeeTexts();
  const [amount, setAmount] = useState(exampleAmount);
  const [kind, setKind] = useState<OrderKind>('trade');
  const [rate, setRate] = useState(exampleRate);
  const goods = readAmount(amount);
  const parsedRate = readRate(rate);
  const isWhole = goods !== null && parsedRate !== null && fees !== null;
  const payout = isWhole ? payoutOf({ goods, kind, rate: parsedRate, fees }) : null;
  // Told once the reader has stopped typing, not at every key.
  const said = useDebounced(
    payout ? `${g('payout.cny')}: ${format.money(wire(payout.cny, 'CNY'))}` : '',
    SAID_AFTER_MS,
  );
  const wrong = (example: string) => g('payout.rateWrong', { example });
  return (
    <Section title={g('payout.title')} aside={g('payout.aside', { ...commission, fee })}>
      <div className={styles.calculator}>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <Field label={g('payout.amount')} error={goods === null ? wrong(exampleAmount) : null}>
            <FigureInput value={amount} onChange={setAmount} decimals={2} unit="USD" />
          </Field>
          <Field label={g('payout.kind')} group>
            <Segmented<OrderKind>
              label={g('payout.kind')}
              value={kind}
              onChange={setKind}
              block
              options={[
                { value: 'trade', label: g('payout.trade') },
                { value: 'agent', label: g('payout.agent') },
              ]}
            />
          </Field>
          <Field
            label={g('payout.rate')}
            hint={g('payout.rateHint')}
            error={parsedRate === null ? wrong(exampleRate) : null}
          >
            <FigureInput value={rate} onChange={setRate} decimals={6} unit="CNY" />
          </Field>
        </form>
        <div className={styles.result}>
          {payout && <PayoutLines payout={payout} />}
          <p className={text.vh} aria-live="polite">
            {said}
          </p>
          <p className={styles.note}>{g('payout.tests')}</p>
        </div>
      </div>
      <div className={styles.table}>
        <h3>{g('payout.table', { rate: format.rate(exampleRate) })}</h3>
        <PayoutTable />
      </div>
    </Section>
  );
}

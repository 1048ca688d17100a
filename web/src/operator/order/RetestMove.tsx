import { useState } from 'react';
import type { OrderView } from '#contract/orders/calls.ts';
import type { TestCode } from '#contract/orders/terms.ts';
import { type Inspection, inspectionList, openInspection } from '#contract/qc/calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Section } from '#web/ui/Section.tsx';
import { toast } from '#web/ui/toast.ts';
import { FailNote } from '#web/widgets/FailNote.tsx';
import styles from './moves.module.css';
import { TestPicker } from './TestPicker.tsx';

const LISTED = 100;
type Lot = Omit<Inspection, 'tests' | 'allowed' | 'rounds'>;

/** Returns the last inspection of each lot of an order. */
function lastOf(lots: readonly Lot[]): Lot[] {
  const last = new Map<string, Lot>();
  for (const lot of lots) {
    const known = last.get(lot.lotNo);
    if (known === undefined || known.round < lot.round) last.set(lot.lotNo, lot);
  }
  return [...last.values()];
}

/** Opens the next inspection of lots of an order that support sent to be tested again. */
export function RetestMove({ order }: { order: OrderView }) {
  const { data } = useCallQuery(inspectionList, { orderId: order.id, pageSize: LISTED });
  const lots = data === undefined ? [] : lastOf(data.list);
  const isWaiting = lots.length > 0 && lots.every((lot) => lot.state === 'issued');
  if (order.state !== 'inspecting' || !isWaiting) return null;
  return <RetestForm order={order} lots={lots} />;
}

function RetestForm({ order, lots }: { order: OrderView; lots: readonly Lot[] }) {
  const own = useTranslator('operator/bench');
  const { quantity } = useFormat();
  const [chosen, setChosen] = useState<readonly string[]>(
    lots.filter((lot) => lot.verdict !== 'pass').map((lot) => lot.id),
  );
  const [tests, setTests] = useState<readonly TestCode[]>(order.inspection.tests);
  const input = {
    orderId: order.id,
    version: order.version,
    lots: lots
      .filter((lot) => chosen.includes(lot.id))
      .map(({ lineId, dateCode, lotCode, pieces, goodsType }) => ({
        lineId,
        dateCode,
        lotCode,
        pieces,
        goodsType,
        tests: [...tests],
      })),
  };
  const form = useForm(input, validateInput(openInspection, input));
  const open = useCommand(openInspection, {
    onDone: () => toast(own('retest.done')),
    onFail: (error) => form.refuse(error),
  });
  return (
    <Section title={own('retest.title')}>
      <form
        ref={form.frame}
        noValidate
        className={styles.lot}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.ready()) open.mutate(input);
        }}
      >
        <p>{own('retest.hint')}</p>
        {lots.map((lot) => (
          <Checkbox
            key={lot.id}
            checked={chosen.includes(lot.id)}
            onChange={(on) =>
              setChosen(on ? [...chosen, lot.id] : chosen.filter((one) => one !== lot.id))
            }
          >
            {own('retest.lot', { no: lot.lotNo, mpn: lot.mpn })}{' '}
            <span className={styles.quiet}>
              {own('retest.pieces', { count: quantity(lot.pieces) })}
            </span>
          </Checkbox>
        ))}
        <TestPicker
          pieces={Math.max(...lots.map((lot) => lot.pieces))}
          chosen={tests}
          onChange={setTests}
        />
        <FailNote error={open.error} />
        <div>
          <Button
            type="submit"
            variant="primary"
            loading={open.isPending}
            disabled={chosen.length === 0}
          >
            {own('retest.button')}
          </Button>{' '}
          {chosen.length === 0 && <span className={styles.quiet}>{own('retest.none')}</span>}
        </div>
      </form>
    </Section>
  );
}

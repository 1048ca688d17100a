import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import text from '#web/ui/text.module.css';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import styles from './moves.module.css';
import { expectedPieces, type Receipt } from './use-receipt.ts';

interface Props {
  readonly order: OrderView;
  readonly receipt: Receipt;
}

/** The pieces of each line as counted, beside those that are expected. */
export function CountedLines({ order, receipt }: Props) {
  return (
    <div>
      {order.lines.map((line, index) => (
        <MoveLine
          key={line.id}
          about={
            <>
              <Mpn mpn={line.mpn} size={16} />
              <span className={styles.quiet}>
                <Expected order={order} receipt={receipt} line={line} />
              </span>
            </>
          }
          control={
            <div className={styles.count}>
              <CountField order={order} receipt={receipt} line={line} index={index} />
            </div>
          }
        />
      ))}
    </div>
  );
}

/** The ordered pieces, and how many of them were sent: in this parcel, or in all. */
function Expected({ order, receipt, line }: Props & { line: OrderLine }) {
  const t = useTranslator('operator/order');
  const ordered = line.quantity;
  if (receipt.sent?.declared && (order.inbound?.parcels.length ?? 0) > 1) {
    const sent = expectedPieces(order, line, receipt.place);
    return t('move.receive.inParcel', { ordered, sent });
  }
  return t('move.receive.expected', { ordered, sent: line.pieces?.shipped ?? line.quantity });
}

function CountField(props: Props & { line: OrderLine; index: number }) {
  const { order, receipt, line, index } = props;
  const t = useTranslator('operator');
  const own = useTranslator('operator/order');
  const { draft, set, form, closes, sent, place, countOf } = receipt;
  return (
    <Field
      label={own('move.receive.counted')}
      required
      error={form.error(`lines.${index}.pieces`)}
      hint={
        (closes || sent?.declared) && (
          <Difference expected={expectedPieces(order, line, place)} counted={countOf(line)} />
        )
      }
    >
      <FigureInput
        value={countOf(line)}
        unit={t('pcs')}
        onChange={(text) => set({ pieces: { ...draft.pieces, [line.id]: text } })}
        onBlur={form.left(`lines.${index}.pieces`)}
      />
    </Field>
  );
}

function Difference({ expected, counted }: { expected: number; counted: string }) {
  const t = useTranslator('operator/order');
  if (counted === '') return null;
  const by = Number(counted) - expected;
  if (by === 0) return <>{t('move.receive.equal')}</>;
  return (
    <span className={text.amber}>
      {t(by < 0 ? 'move.receive.short' : 'move.receive.over', { count: Math.abs(by) })}
    </span>
  );
}

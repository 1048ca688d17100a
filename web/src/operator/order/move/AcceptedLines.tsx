import type { OrderView } from '#contract/orders/view-schemas.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { piecesAtMost } from '../pieces.ts';
import styles from './moves.module.css';

/** The pieces of each line that the buyer keeps. */
export function AcceptedLines(props: {
  order: OrderView;
  texts: Readonly<Record<string, string>>;
  /** Why the money of these pieces is not known. */
  failed: Error | null;
  form: Form;
  onChange: (lineId: string, text: string) => void;
}) {
  const { order, texts, failed, form, onChange } = props;
  const t = useTranslator('operator');
  const own = useTranslator('operator/order');
  return (
    <div>
      {order.lines.map((line, index) => (
        <MoveLine
          key={line.id}
          about={
            <>
              <Mpn mpn={line.mpn} />
              <span className={styles.quiet}>
                {own('move.settlePart.came', { count: piecesAtMost(line) })}
              </span>
            </>
          }
          control={
            <div className={styles.count}>
              <Field
                label={own('move.settlePart.kept')}
                error={form.error(`lines.${index}.acceptedQuantity`)}
              >
                <FigureInput
                  value={texts[line.id] ?? ''}
                  unit={t('pcs')}
                  onChange={(text) => onChange(line.id, text)}
                  onBlur={form.left(`lines.${index}.acceptedQuantity`)}
                />
              </Field>
            </div>
          }
        />
      ))}
      <FailNote error={failed} />
    </div>
  );
}

import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { recountOrder } from '#contract/orders/staff-calls.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { Mpn } from '#web/widgets/Mpn.tsx';
import { needed } from '../needed.ts';
import { DeskMoveBox } from './DeskMoveBox.tsx';
import styles from './moves.module.css';
import { type DeskMoveProps, useDeskMove } from './use-desk-move.ts';

interface Draft {
  readonly pieces: Readonly<Record<string, string>>;
  readonly reason: string;
}
const EMPTY: Draft = { pieces: {}, reason: '' };

/** A second person counts what the dock received; what the first one counted stays in the history. */
export function RecountMove(props: DeskMoveProps) {
  const { order, station } = props;
  const t = useTranslator('operator/order');
  const words = useTranslator('operator');
  const [draft, setDraft, forget] = useDraft(`ops-recount:${order.id}`, EMPTY);
  const typed = (line: OrderLine) => draft.pieces[line.id] ?? '';
  const lines = order.lines.map((line) => ({
    lineId: line.id,
    pieces: typed(line) === '' ? Number.NaN : Number(typed(line)),
  }));
  const input = { id: order.id, version: order.version, reason: draft.reason, lines };
  const faults = needed(
    validateInput(recountOrder, input),
    Object.fromEntries(
      order.lines.map((line, index) => [`lines.${index}.pieces`, typed(line)] as const),
    ),
  );
  const form = useForm(input, faults);
  const move = useDeskMove(recountOrder, 'recount', props, {
    onDone: forget,
    refuse: form.refuse,
  });
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={t('recount.title')}
      effects={[{ key: 'both', text: t('recount.effect') }]}
      button={t('recount.button')}
      variant="default"
      busy={move.busy}
      form={form}
      onSubmit={() => move.take({ reason: draft.reason, lines })}
    >
      <div>
        {order.lines.map((line, index) => (
          <MoveLine
            key={line.id}
            about={
              <>
                <Mpn mpn={line.mpn} size={16} />
                <span className={styles.quiet}>
                  {t('recount.first', { count: line.pieces?.received ?? 0 })}
                </span>
              </>
            }
            control={
              <div className={styles.count}>
                <Field
                  label={t('recount.counted')}
                  required
                  error={form.error(`lines.${index}.pieces`)}
                >
                  <FigureInput
                    value={typed(line)}
                    unit={words('pcs')}
                    onChange={(text) =>
                      setDraft({ ...draft, pieces: { ...draft.pieces, [line.id]: text } })
                    }
                    onBlur={form.left(`lines.${index}.pieces`)}
                  />
                </Field>
              </div>
            }
          />
        ))}
      </div>
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea
          value={draft.reason}
          maxLength={1000}
          onChange={(reason) => setDraft({ ...draft, reason })}
          onBlur={form.left('reason')}
        />
      </Field>
    </DeskMoveBox>
  );
}

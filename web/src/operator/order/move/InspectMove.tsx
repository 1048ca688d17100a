import { useState } from 'react';
import { useNavigate } from 'react-router';
import { proposeLots } from '#contract/dock/lots.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { openInspection } from '#contract/qc/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import text from '#web/ui/text.module.css';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { useFailText } from '#web/widgets/records/FailNote.tsx';
import { DeskMoveBox } from './DeskMoveBox.tsx';
import { type LotDraft, LotFields } from './LotFields.tsx';
import { unusedKey } from './lot-keys.ts';
import styles from './moves.module.css';
import type { DeskMoveProps } from './use-desk-move.ts';

const lotOf = (line: OrderLine, order: DeskMoveProps['order']): LotDraft => ({
  key: line.id,
  lineId: line.id,
  dateCode: line.dateCode.replace('+', ''),
  lotCode: '',
  pieces: `${line.pieces?.received ?? line.quantity}`,
  goodsType: order.inspection.goodsType,
  tests: [],
});

/** The lots that the dock read from labels, where they hold all that was counted; else one lot. */
function lotsFromDock(line: OrderLine, order: DeskMoveProps['order']): LotDraft[] {
  const packs = order.dock?.packs.filter(({ lineId }) => lineId === line.id) ?? [];
  const lots = proposeLots(packs);
  const pieces = lots.reduce((all, lot) => all + lot.pieces, 0);
  const one = lotOf(line, order);
  if (lots.length === 0 || pieces !== line.pieces?.received) return [one];
  return lots.map((lot, index) => ({
    ...one,
    key: `${line.id} dock ${index}`,
    dateCode: lot.dateCode,
    lotCode: lot.lotCode.slice(0, 40),
    pieces: `${lot.pieces}`,
  }));
}

/** The bench sorts what came into lots, one for each line and date code, and opens their plans. */
export function InspectMove(props: DeskMoveProps) {
  const { order, station, onRefused } = props;
  const t = useTranslator('operator/order');
  const navigate = useNavigate();
  const failText = useFailText();
  const [proposed] = useState(() =>
    order.lines
      .filter((line) => line.pieces?.received !== 0)
      .flatMap((line) => lotsFromDock(line, order)),
  );
  const [lots, setLots, forget] = useDraft<readonly LotDraft[]>(
    `ops-inspect:${order.id}`,
    proposed,
  );
  const input = {
    orderId: order.id,
    version: order.version,
    lots: lots.map(({ key, pieces, tests, ...lot }) => ({
      ...lot,
      tests: [...tests],
      pieces: Number(pieces),
    })),
  };
  const form = useForm(input, validateInput(openInspection, input));
  const open = useCommand(openInspection, {
    onDone: (opened) => {
      forget();
      onRefused(null);
      toast(t('move.done.inspect'));
      const [first] = opened;
      if (first) navigate(`/ops/qc/${first.id}`);
    },
    onFail: (error) => {
      form.refuse(error);
      onRefused(failText(error));
    },
  });
  const change = (key: string, facts: Partial<LotDraft>) =>
    setLots(lots.map((lot) => (lot.key === key ? { ...lot, ...facts } : lot)));
  const split = (line: OrderLine) =>
    setLots([...lots, { ...lotOf(line, order), key: unusedKey(line.id, lots), pieces: '' }]);
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={t('move.inspect.title')}
      hint={t('move.inspect.hint')}
      button={t('move.inspect.button')}
      busy={open.isPending}
      form={form}
      onSubmit={() => {
        onRefused(null);
        open.mutate(input);
      }}
    >
      <div>
        {order.lines.map((line) => (
          <LineLots
            key={line.id}
            line={line}
            lots={lots}
            form={form}
            bought={order.inspection.tests}
            onChange={change}
            onRemove={(key) => setLots(lots.filter((lot) => lot.key !== key))}
            onSplit={() => split(line)}
          />
        ))}
      </div>
    </DeskMoveBox>
  );
}

function LineLots(props: {
  line: OrderLine;
  lots: readonly LotDraft[];
  form: Form;
  bought: readonly TestCode[];
  onChange: (key: string, facts: Partial<LotDraft>) => void;
  onRemove: (key: string) => void;
  onSplit: () => void;
}) {
  const { line, lots, form } = props;
  const t = useTranslator('operator/order');
  const own = lots.flatMap((lot, index) => (lot.lineId === line.id ? [{ lot, index }] : []));
  const received = line.pieces?.received ?? line.quantity;
  const sorted = own.reduce((all, { lot }) => all + (Number(lot.pieces) || 0), 0);
  return (
    <section className={styles.lots} aria-label={line.mpn}>
      <div className={styles.lotsHead}>
        <Mpn mpn={line.mpn} size={16} />
        <span className={styles.quiet}>{line.manufacturer}</span>
        <span className={sorted === received ? styles.quiet : text.amber}>
          {t('move.inspect.sorted', { sorted, received })}
        </span>
        <Button size="xs" icon="plus" onClick={props.onSplit}>
          {t('move.inspect.split')}
        </Button>
      </div>
      {own.map(({ lot, index }) => (
        <LotFields
          key={lot.key}
          lot={lot}
          index={index}
          form={form}
          bought={props.bought}
          onChange={(facts) => props.onChange(lot.key, facts)}
          onRemove={own.length > 1 ? () => props.onRemove(lot.key) : undefined}
        />
      ))}
    </section>
  );
}

import type { ReactNode } from 'react';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { Due, OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { MoveBox, MoveEffects } from '#web/ui/layout/MoveBox.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DaysOff } from '#web/widgets/times/DaysOff.tsx';
import { DueDeadline } from '#web/widgets/times/DueDeadline.tsx';

/** The deadline of an order: the reader's own, or who else has to act until when. */
export function OrderDue({ order }: { order: OrderView }) {
  const { due, me } = order;
  if (!due?.at) return null;
  const isOwn = due.on.some((actor) => actor === me);
  if (!isOwn) return <OthersDue actors={due.on} dueAt={due.at} />;
  return (
    <>
      <DueDeadline due={due} mine />
      <DaysOff days={due.daysOff} />
    </>
  );
}

/** Says that somebody else has the next step: a party may act meanwhile, but is not late by it. */
function OthersDue({ actors, dueAt }: { actors: Due['on']; dueAt: string }) {
  const t = useTranslator('orders/moves');
  const format = useFormat();
  const names = actors.map((actor) => t(`who.${actor}`)).join(t('and'));
  const time = format.prose(dueAt, { zone: true });
  return (
    <>
      {t('waits', { who: names })} <time dateTime={dueAt}>{t('waitsUntil', { time })}</time>
    </>
  );
}

export interface Effect {
  readonly key: string;
  /** An amount or a number of pieces; where there is none, the sentence stands alone. */
  readonly money?: MoneyWire | null | undefined;
  readonly pieces?: number | undefined;
  readonly text: string;
}

interface Props {
  readonly order: OrderView;
  readonly station: number | undefined;
  readonly title: string;
  readonly effects: readonly Effect[];
  readonly hint?: string | undefined;
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

/** The box of a move: its deadline, its controls, its consequence in figures, one button. */
export function MoveFrame({ order, station, title, effects, hint, action, children }: Props) {
  const t = useTranslator('orders/moves');
  const lines = effects.map(({ key, money, pieces, text }) => ({
    key,
    figure: (
      <>
        {money && <MoneyText money={money} bare />}
        {pieces !== undefined && <Quantity count={pieces} bare />}
      </>
    ),
    text,
  }));
  return (
    <MoveBox
      title={title}
      stationIndex={station}
      due={<OrderDue order={order} />}
      effect={lines.length > 0 && <MoveEffects label={t('effect')} lines={lines} />}
      hint={hint}
      action={action}
    >
      {children}
    </MoveBox>
  );
}

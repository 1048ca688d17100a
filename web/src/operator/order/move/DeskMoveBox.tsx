import { type FormEvent, type ReactNode, useId } from 'react';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { MoveBox, MoveEffects } from '#web/ui/layout/MoveBox.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { DueDeadline } from '#web/widgets/times/DueDeadline.tsx';
import styles from './moves.module.css';

/** One line of what an act brings about; an amount where money moves. */
export interface Effect {
  readonly key: string;
  readonly money?: MoneyWire | undefined;
  /** In place of an amount: pieces, days. */
  readonly figure?: string | undefined;
  readonly text: string;
}

interface Props {
  readonly order: OrderView;
  readonly station: number | undefined;
  readonly title: string;
  readonly effects?: readonly Effect[] | undefined;
  readonly hint?: string | undefined;
  readonly button: string;
  readonly variant?: ButtonVariant | undefined;
  readonly busy: boolean;
  readonly disabled?: boolean | undefined;
  readonly form?: Form | undefined;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

/** The box of a desk's move: its deadline, its form, its consequence in figures, one button. */
export function DeskMoveBox(props: Props) {
  const {
    order,
    station,
    title,
    effects = [],
    hint,
    button,
    variant,
    busy,
    form,
    children,
  } = props;
  const t = useTranslator('operator/order');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form || form.ready()) props.onSubmit();
  };
  const { due } = order;
  const lines = effects.map(({ key, money, figure, text }) => ({
    key,
    figure: money ? <MoneyText money={money} bare /> : (figure ?? ''),
    text,
  }));
  return (
    <MoveBox
      title={title}
      stationIndex={station}
      due={due?.at && <DueDeadline due={due} mine />}
      effect={lines.length > 0 && <MoveEffects label={t('move.effect')} lines={lines} />}
      hint={hint}
      action={
        <Button
          type="submit"
          form={id}
          variant={variant ?? 'primary'}
          size="md"
          loading={busy}
          disabled={props.disabled}
        >
          {button}
        </Button>
      }
    >
      <form id={id} ref={form?.frame} className={styles.form} onSubmit={submit} noValidate>
        {children}
      </form>
    </MoveBox>
  );
}

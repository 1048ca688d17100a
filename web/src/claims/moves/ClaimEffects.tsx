import { MoveEffects } from '#web/ui/layout/MoveBox.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import type { EffectLine } from './effects.ts';

/** Lists the consequences of a choice: amounts and pieces first, the words beside them. */
export function ClaimEffects({ label, lines }: { label: string; lines: readonly EffectLine[] }) {
  return (
    <MoveEffects
      label={label}
      lines={lines.map(({ key, money, pieces, text }) => ({
        key,
        figure: (
          <>
            {money && <MoneyText money={money} bare />}
            {pieces !== undefined && <Quantity count={pieces} bare />}
          </>
        ),
        text,
      }))}
    />
  );
}

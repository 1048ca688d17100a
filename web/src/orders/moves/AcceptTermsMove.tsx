import { useRef, useState } from 'react';
import { acceptTerms } from '#contract/orders/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { type Effect, MoveFrame } from './MoveFrame.tsx';
import styles from './moves.module.css';
import { SecondaryActions } from './QuietMoves.tsx';
import { type MoveProps, useMove } from './use-move.ts';

/** The buyer accepts a version of an agent order's terms, by its fingerprint. */
export function AcceptTermsMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders/moves');
  // The tick is for one version; a new one asks again.
  const [ticked, setTicked] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const accept = useMove(acceptTerms, 'acceptTerms', props);
  const { terms, sums } = order;
  if (terms === null) return null;
  const { number, hash } = terms;
  const effects = (['goods', 'tests', 'freight', 'service'] as const)
    .filter((key) => isPositive(sums[key]))
    .map((key): Effect => ({ key, money: sums[key], text: t(`acceptTerms.${key}`) }));
  const submit = () => {
    if (ticked !== hash) {
      setWrong(true);
      return frame.current?.querySelector('input')?.focus();
    }
    accept.take({ termsHash: hash });
  };
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('acceptTerms.title', { number })}
      effects={[...effects, { key: 'total', money: sums.total, text: t('acceptTerms.total') }]}
      hint={t('acceptTerms.hint')}
      action={
        <>
          <SecondaryActions {...props} />
          <Button variant="primary" size="md" loading={accept.busy} onClick={submit}>
            {t('acceptTerms.button')}
          </Button>
        </>
      }
    >
      <div ref={frame} className={styles.agree}>
        <Checkbox
          checked={ticked === hash}
          aria-invalid={(wrong && ticked !== hash) || undefined}
          onChange={(on) => setTicked(on ? hash : null)}
        >
          {t('acceptTerms.check', { number })}
        </Checkbox>
        {wrong && ticked !== hash && (
          <p className={styles.error} role="alert">
            {t('acceptTerms.needCheck')}
          </p>
        )}
      </div>
    </MoveFrame>
  );
}

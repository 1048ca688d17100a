import type { MoneyWire } from '#contract/money-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import ordering from '#web/order-parts/ordering/ordering.module.css';
import { cx } from '#web/ui/class-names.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import styles from './replies/accept/accept.module.css';

interface Props {
  readonly goods: MoneyWire;
  readonly total: MoneyWire;
  readonly words: {
    readonly now: string;
    readonly confirmed: string;
    readonly pass: string;
    readonly fail: string;
  };
}

/** The consequence of an order in figures, before the button. */
export function Effects({ goods, total, words }: Props) {
  const t = useTranslator('boards');
  const lines = [
    { key: 'now', figure: { ...total, amount: '0.00' }, words: words.now },
    { key: 'confirmed', figure: total, words: words.confirmed },
    { key: 'pass', figure: goods, words: `${t('accept.pass')}${t('colon')}${words.pass}` },
    { key: 'fail', figure: total, words: `${t('accept.fail')}${t('colon')}${words.fail}` },
  ];
  return (
    <ul className={cx(ordering.effects, styles.effects)} aria-label={t('accept.effects')}>
      {lines.map((line) => (
        <li key={line.key}>
          <MoneyText money={line.figure} />
          <span>{line.words}</span>
        </li>
      ))}
    </ul>
  );
}

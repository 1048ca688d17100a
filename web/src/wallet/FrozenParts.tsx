import { Link } from 'react-router';
import type { FrozenPart } from '#contract/wallet/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/Section.tsx';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import type { Console } from './addresses.ts';

/** The records that the frozen balance is held for; they add up to it. */
export function FrozenParts(props: { parts: readonly FrozenPart[]; console: Console }) {
  const t = useTranslator('wallet/statement');
  if (props.parts.length === 0) return null;
  return (
    <Section title={t('frozen')}>
      <ul className={layout.stackWide}>
        {props.parts.map(({ cause, amount, since }) => (
          <li key={cause.id}>
            <div className={`${layout.row} ${layout.between}`}>
              <Link to={`/${props.console}-log-detail/${cause.kind}/${cause.id}`} translate="no">
                {cause.no}
              </Link>
              <MoneyText money={amount} />
            </div>
            <div>
              {t('since')} <DateTime at={since} zone />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

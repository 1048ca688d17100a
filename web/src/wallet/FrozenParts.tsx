import { Link } from 'react-router';
import { parseDecimal, wire } from '#contract/money.ts';
import type { FrozenPart } from '#contract/wallet/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/Section.tsx';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import { type Console, logPath } from './addresses.ts';

/** The records that the frozen balance is held for, since when and until when; they add up to it. */
export function FrozenParts(props: { parts: readonly FrozenPart[]; console: Console }) {
  const t = useTranslator('wallet/statement');
  const w = useTranslator('wallet');
  if (props.parts.length === 0) return null;
  const sum = props.parts.reduce((all, { amount }) => all + parseDecimal(amount.amount, 2), 0n);
  return (
    <Section title={t('frozen')}>
      <ul className={layout.stackWide}>
        {props.parts.map(({ cause, type, amount, since, until }) => (
          <li key={cause.id}>
            <div className={`${layout.row} ${layout.between}`}>
              <span>
                <Link to={logPath(props.console, { type, id: cause.id })} translate="no">
                  {cause.no}
                </Link>{' '}
                {w(type === 'exchange' ? 'matter.exchange' : 'matter.withdrawal')}
              </span>
              <MoneyText money={amount} />
            </div>
            <div>
              {t('since')} <DateTime at={since} zone />
            </div>
            {until && <div>{t.parts('until', { at: <DateTime at={until} zone /> })}</div>}
          </li>
        ))}
      </ul>
      <DefinitionList
        sum
        items={[
          { key: 'sum', term: t('frozenSum'), value: <MoneyText money={wire(sum)} />, total: true },
        ]}
      />
    </Section>
  );
}

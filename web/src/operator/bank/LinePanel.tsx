import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { SecondPerson } from '../finance/SecondPerson.tsx';
import styles from './bank.module.css';
import { LineTag } from './LineTag.tsx';
import { MatchedPanel } from './MatchedPanel.tsx';
import { MatchPanel } from './MatchPanel.tsx';
import { PayBackApproval } from './PayBackApproval.tsx';
import { PayBackPanel } from './PayBackPanel.tsx';

/** The width below which `bank.module.css` puts the panel above the list. */
const STACKED = '(max-width: 899px)';

/** The open line beside the table: what the bank said, and what is done with it. */
export function LinePanel(props: ComponentProps<typeof MatchPanel>) {
  const { line } = props;
  const t = useTranslator('operator/bank');
  const panel = useRef<HTMLElement>(null);
  // Where the panel stands above the list, a line far below would open it out of sight.
  useEffect(() => {
    if (matchMedia(STACKED).matches) panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={panel} className={styles.panel} aria-label={t('lineTitle', { seq: line.seq })}>
      <div>
        <h2>
          {t('lineTitle', { seq: line.seq })} <LineTag line={line} />
        </h2>
        <p className={styles.wrap}>{line.name || t('noName')}</p>
        <p className={`${styles.quiet} ${styles.wrap}`} translate="no">
          {[line.counterAccount, line.reference, line.bankReference].filter(Boolean).join(' · ')}
        </p>
      </div>
      {line.approval?.kind === 'return' ? (
        <PayBackApproval line={line} />
      ) : line.approval ? (
        <SecondPerson
          title={t('tag.second')}
          proposed={line.approval}
          facts={[
            {
              key: 'items',
              term: t('record'),
              value: line.approval.items.join(', ') || t('bankCharge'),
            },
            {
              key: 'charge',
              term: t('bankCharge'),
              value: <MoneyText money={line.approval.charge} />,
            },
            ...(line.approval.reason
              ? [{ key: 'note', term: t('note'), value: line.approval.reason }]
              : []),
          ]}
          approve={t('approveMatch')}
          approved={t('matchedNow')}
        />
      ) : line.return ? (
        <PayBackPanel going={line.return} />
      ) : line.state === 'matched' ? (
        <MatchedPanel key={line.version} line={line} />
      ) : (
        <MatchPanel {...props} />
      )}
      {line.history.length > 0 && (
        <ul className={styles.history} aria-label={t('history')}>
          {line.history.map((entry) => (
            <li key={`${entry.at}${entry.event}`}>
              <DateTime at={entry.at} />
              <span>{t(`event.${entry.event as 'match'}`)}</span>
              <span>{entry.name}</span>
              <span className={styles.quiet}>{entry.note}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

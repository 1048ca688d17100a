import { Link } from 'react-router';
import type { TimelineEntry } from '#contract/operator/find-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { cx } from '#web/ui/class-names.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { useActLabel } from '../acts/use-act-label.ts';
import queue from '../queues/queues.module.css';
import styles from './company.module.css';
import { useEntryState } from './use-entry-state.ts';

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
const dayOf = (time: string) => Math.floor((Date.parse(time) + SHANGHAI_MS) / DAY_MS);
const timeOf = (time: string) =>
  new Date(Date.parse(time) + SHANGHAI_MS).toISOString().slice(11, 16);

/** Lists the records of a company, the newest first, under the day they began (GMT+8). */
export function CompanyTimeLine({ entries }: { entries: readonly TimelineEntry[] }) {
  const t = useTranslator('operator/company');
  const format = useFormat();
  const stateOf = useEntryState();
  const actWords = useActLabel();
  const days = [...new Set(entries.map(({ at }) => dayOf(at)))];
  return (
    <>
      {days.map((day) => {
        const own = entries.filter(({ at }) => dayOf(at) === day);
        return (
          <section key={day}>
            <h3 className={styles.day}>{format.prose(own[0]?.at ?? '', { time: false })}</h3>
            <ul>
              {own.map(({ kind, ref, link, subject, state, at, amount }) => (
                <li
                  key={`${kind} ${link} ${ref} ${at} ${state}`}
                  className={cx(styles.entry, kind === 'staffAct' && styles.act)}
                >
                  <span className={styles.time}>{timeOf(at)}</span>
                  <span className={styles.kind}>{t(`kind.${kind}`)}</span>
                  <span>
                    {link === '' ? (
                      <span translate="no">{ref}</span>
                    ) : (
                      <Link to={link} className={queue.ref} translate="no">
                        {ref}
                      </Link>
                    )}
                    <span className={styles.subject}>{subject}</span>
                    {kind === 'staffAct' && (
                      <span className={styles.actName}>{actWords(state)}</span>
                    )}
                  </span>
                  <span className={styles.end}>
                    {amount && <MoneyText money={amount} />}
                    {state !== '' && kind !== 'staffAct' && (
                      <div className={styles.state}>{stateOf({ kind, state })}</div>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

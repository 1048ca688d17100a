import { homeCounters } from '#contract/content/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './Counters.module.css';

/** A minute, while the page is looked at. */
const EVERY_MS = 60_000;

/** The four live counters, with what each counts. */
export function Counters() {
  const t = useTranslator('content');
  const { number } = useFormat();
  const { data, error, refetch } = useCallQuery(
    homeCounters,
    {},
    { everyMs: EVERY_MS, quiet: true },
  );
  const figure = (count: number | undefined, note: string) => (
    <dd>
      {count === undefined ? '–' : number(count)}
      {count !== undefined && <small>{note}</small>}
    </dd>
  );
  const time = data ? formatStamp(data.asOf).slice(-5) : '';
  return (
    <section aria-label={t('home.counters.title')}>
      <dl className={styles.counters}>
        <div>
          <dt>{t('home.counters.orders')}</dt>
          {figure(data?.todayOrders, t('home.counters.ordersNote', { time }))}
        </div>
        <div>
          <dt>{t('home.counters.qc')}</dt>
          {figure(data?.qcOngoing, t('home.counters.qcNote', { count: data?.qcOngoing ?? 0 }))}
        </div>
        <div>
          <dt>{t('home.counters.received')}</dt>
          {figure(
            data?.receivedToday,
            t('home.counters.receivedNote', { count: data?.receivedToday ?? 0 }),
          )}
        </div>
        <div>
          <dt>{t('home.counters.partners')}</dt>
          {figure(data?.partners, t('home.counters.partnersNote'))}
        </div>
      </dl>
      {!data && <FailNote error={error} again={() => void refetch()} />}
    </section>
  );
}

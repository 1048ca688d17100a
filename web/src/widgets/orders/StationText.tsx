import type { ReactNode } from 'react';
import { type HoldEnd, holdEnd } from '#contract/orders/money/money-place.ts';
import { formatProse } from '../../i18n/format.ts';
import { useTranslator } from '../../i18n/translator.ts';
import { cx } from '../../ui/class-names.ts';
import { MoneyText } from '../money/MoneyText.tsx';
import { useLateText } from '../times/use-late-text.ts';
import styles from './EscrowTrack.module.css';
import type { Station, TrackView } from './track-station.ts';

interface Props {
  readonly station: Station;
  readonly view: TrackView;
  /** Days without hours: the hero. */
  readonly short: boolean;
  readonly note: ReactNode;
}

/** The words under a pad: its name, when it was reached or is due, and what a page adds. */
export function StationText({ station, view, short, note }: Props) {
  const t = useTranslator('widgets/track');
  return (
    <>
      {/* track-view's test holds each name to the dictionary. */}
      <b className={styles.name}>{t(`station.${station.name}` as 'station.held')}</b>
      <span className={styles.meta}>
        <StationTime station={station} view={view} short={short} />
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
}

function StationTime({ station, view, short }: Omit<Props, 'note'>) {
  const t = useTranslator('widgets/track');
  const now = new Date().toISOString();
  const time = (iso: string, hours = !short) => (
    <time dateTime={iso}>{formatProse(iso, t.lang, { time: hours, now })}</time>
  );
  if (station.id === 'held') {
    if (view.held && station.state === 'now') {
      return (
        <>
          <MoneyText money={view.held} held unmarked />
          {view.money === 'held' && <> {t(`due.${untilWords[holdEnd(view.kind, view.state)]}`)}</>}
        </>
      );
    }
    return station.reachedAt ? (
      <>{t.parts('due.until', { time: time(station.reachedAt, false) })}</>
    ) : null;
  }
  const grade = station.id === 'qc' && view.grade && t('due.grade', { grade: view.grade });
  if (station.state === 'fail') return grade ? <>{grade}</> : null;
  if (station.reachedAt) {
    return (
      <>
        {time(station.reachedAt)}
        {grade && `, ${grade}`}
      </>
    );
  }
  if (station.current && view.suspended) return <>{t('due.still')}</>;
  if (!station.current || !view.due?.at) return null;
  if (view.late) return <Late view={view} />;
  const key =
    station.id === 'qc'
      ? 'report'
      : view.state === 'inbound' || station.id === 'buyer'
        ? 'arrive'
        : 'by';
  return (
    <span className={cx(view.mine && station.current && styles.mine)}>
      {t.parts(`due.${key}`, { time: time(view.due.at, key === 'by' && !short) })}
    </span>
  );
}

/** The words for the end of the hold, as the order table moves the money. */
const untilWords = {
  dispatch: 'untilShipped',
  receipt: 'untilReceived',
  decision: 'untilDecided',
} as const satisfies Record<HoldEnd, string>;

function Late({ view }: { view: TrackView }) {
  const lateText = useLateText();
  return view.due && <b className={styles.lateText}>{lateText(view.due)}</b>;
}

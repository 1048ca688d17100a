import { type ReactNode, useEffect, useState } from 'react';
import text from '#web/ui/text.module.css';
import { useTranslator } from '../../i18n/translator.ts';
import { cx } from '../../ui/class-names.ts';
import { EscrowStrip } from './EscrowStrip.tsx';
import styles from './EscrowTrack.module.css';
import { StationText } from './StationText.tsx';
import { useTrackSentence } from './track-sentence.ts';
import type { Station, StationId, TrackView } from './track-station.ts';

export type TrackForm = 'hero' | 'header' | 'strip' | 'vertical';

interface Props {
  readonly view: TrackView;
  /** `header` turns vertical by itself where its place is narrow. */
  readonly form?: TrackForm | undefined;
  /** More words under a station, on a line of their own: "2 parcels", a carrier. */
  readonly notes?: Partial<Record<StationId, ReactNode>> | undefined;
}

/**
 * Goods and money of an order side by side (design section 5). Gold never runs ahead of the goods;
 * lane, state and failure are readable without colour.
 */
export function EscrowTrack({ view, form = 'header', notes = {} }: Props) {
  const t = useTranslator('widgets/track');
  const sentence = useTrackSentence(view);
  const arriving = useArrival(form === 'hero');
  if (form === 'strip') return <EscrowStrip view={view} />;
  return (
    <div className={cx(styles.frame, form === 'vertical' && styles.narrow)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a figure, not a form's fieldset. */}
      <div
        className={cx(styles.track, form === 'hero' && styles.hero)}
        data-money={view.money}
        data-arriving={arriving || undefined}
        role="group"
        aria-label={`${t('track.label')}: ${sentence}`}
        style={{ '--fill': `${(view.fill * 100).toFixed(2)}%` } as React.CSSProperties}
      >
        <ol>
          <li className={cx(styles.lane, styles.laneGoods)} aria-hidden="true">
            {t('track.goods')}
          </li>
          <li className={cx(styles.lane, styles.laneMoney)} aria-hidden="true">
            {t('track.money')}
          </li>
          {view.stations.map((station) => (
            <StationItem
              key={station.id}
              station={station}
              view={view}
              hero={form === 'hero'}
              note={notes[station.id]}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

const ARRIVAL_MS = 2200;

/** True while the hero's chip arrives and its gold fills: once, never again when it is resized. */
function useArrival(hero: boolean): boolean {
  const [arriving, setArriving] = useState(hero);
  useEffect(() => {
    if (!arriving) return;
    const over = setTimeout(() => setArriving(false), ARRIVAL_MS);
    return () => clearTimeout(over);
  }, [arriving]);
  return arriving;
}

const spoken = {
  done: 'done',
  now: 'now',
  await: 'now',
  late: 'late',
  todo: 'todo',
  fail: 'fail',
  returning: 'returning',
  closed: 'closed',
  shut: 'closed',
} as const;

function StationItem(props: { station: Station; view: TrackView; hero: boolean; note: ReactNode }) {
  const t = useTranslator('widgets/track');
  const { station, view, hero, note } = props;
  const place = { '--c': station.column, '--sp': station.span } as React.CSSProperties;
  const chip = hero && station.current && station.lane !== 'money';
  return (
    <li
      className={cx(styles.station, styles[station.lane])}
      data-state={station.state}
      data-out={station.id === 'released' || station.id === 'refund' ? '' : undefined}
      aria-current={station.current ? 'step' : undefined}
      style={place}
    >
      <i className={cx(styles.rail, styles.railGoods)} data-rail={station.goods} />
      <i className={cx(styles.rail, styles.railMoney)} data-rail={station.money} />
      {station.lane === 'gate' && <i className={styles.gateLine} />}
      <i className={styles.pad} />
      {chip && <Chip />}
      <StationText station={station} view={view} short={hero} note={note} />
      <span className={text.vh}>{t(`track.${spoken[station.state]}`)}</span>
    </li>
  );
}

function Chip() {
  return (
    <svg className={styles.chip} viewBox="0 0 36 22" aria-hidden="true">
      <path d="M5 3h26v16H5z" fill="var(--c-ink)" />
      <path
        d="M8 3V0M14 3V0M20 3V0M26 3V0M8 22v-3M14 22v-3M20 22v-3M26 22v-3"
        stroke="var(--c-control)"
        strokeWidth="2"
      />
      <circle cx="9" cy="15" r="1.5" fill="var(--c-gold)" />
    </svg>
  );
}

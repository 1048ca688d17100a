import { formatProse } from '../../i18n/format.ts';
import { useTranslator } from '../../i18n/translator.ts';
import { cx } from '../../ui/class-names.ts';
import { useLateText } from '../times/use-late-text.ts';
import styles from './EscrowStrip.module.css';
import { spokenState, useTrackSentence } from './track-sentence.ts';
import type { Station, StationId, TrackView } from './track-station.ts';

const x: Record<StationId, number> = {
  paid: 6,
  held: 33,
  seller: 6,
  dock: 33,
  qc: 60,
  gate: 87,
  shipped: 114,
  released: 114,
  buyer: 141,
  back: 114,
  refund: 114,
};
const GOODS_Y = 7;
const MONEY_Y = 17;

/** The track as a strip of 148 x 24 px and one line of text: for rows of tables. */
export function EscrowStrip({ view, bare }: { view: TrackView; bare?: boolean }) {
  const sentence = useTrackSentence(view);
  const last = view.stations.some((one) => one.id === 'buyer') ? 141 : 114;
  return (
    <span className={styles.strip} role="img" aria-label={sentence}>
      <svg viewBox="0 0 148 24" aria-hidden="true" fill="none">
        <path className={styles.base} d={`M6 7H${last}M6 17H114`} />
        <path className={styles.gate} d="M87 3V21" />
        <TrackRails view={view} />
        {view.stations.map((station) => (
          <StationPad key={station.id} station={station} view={view} />
        ))}
      </svg>
      {!bare && <StripText view={view} />}
    </span>
  );
}

function TrackRails({ view }: { view: TrackView }) {
  const goods = view.stations.filter((one) => one.lane !== 'money');
  const reached = goods.filter((one) => one.goods === 'done' || one.goods === 'flow').at(-1);
  const next = reached && goods[goods.indexOf(reached) + 1];
  const failed = goods.find((one) => one.state === 'fail');
  const back = goods.some((one) => one.id === 'back');
  const closed = view.money === 'refunded';
  const money = view.money === 'released' ? styles.goodsRail : styles.moneyRail;
  return (
    <>
      {next && <path className={styles.goodsRail} d={`M6 ${GOODS_Y}H${x[next.id]}`} />}
      {failed && back && (
        <path
          className={closed ? styles.closedRail : styles.backRail}
          d={`M${x[failed.id]} ${GOODS_Y}H114`}
        />
      )}
      {closed && <path className={styles.closedRail} d={`M6 ${MONEY_Y}H114`} />}
      {!closed && view.money !== 'none' && (
        <path className={money} d={`M6 ${MONEY_Y}H${view.money === 'released' ? 114 : 33}`} />
      )}
      {view.money !== 'released' && !closed && <FilledFingers fill={view.fill} />}
      {view.money === 'refunding' && (
        <path className={styles.backRail} d={`M${33 + view.fill * 81} ${MONEY_Y}H111`} />
      )}
    </>
  );
}

/** Gold fingers from the held pad to where the goods are. */
function FilledFingers({ fill }: { fill: number }) {
  const end = 33 + fill * 81;
  const count = Math.max(0, Math.floor((end - 37) / 4) + 1);
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the fingers are all alike.
    <rect key={index} className={styles.gold} x={37 + index * 4} y="14" width="2.5" height="6" />
  ));
}

function StationPad({ station, view }: { station: Station; view: TrackView }) {
  const centerX = x[station.id];
  if (station.lane === 'money') return <MoneyPad station={station} view={view} centerX={centerX} />;
  if (station.state === 'fail') {
    return (
      <>
        <rect className={styles.fail} x={centerX - 4.5} y="2.5" width="9" height="9" />
        <path className={styles.failCross} d={`M${centerX - 2} 5l4 4m0-4l-4 4`} />
      </>
    );
  }
  if (station.lane === 'gate') return <GatePad station={station} centerX={centerX} />;
  const now = station.state === 'now';
  const late = station.state === 'late';
  if (now || late) {
    return (
      <>
        <circle className={late ? styles.late : styles.now} cx={centerX} cy={GOODS_Y} r="4" />
        <circle
          className={late ? styles.lateDot : styles.goods}
          cx={centerX}
          cy={GOODS_Y}
          r="1.5"
        />
      </>
    );
  }
  const className = {
    done: styles.goods,
    returning: styles.back,
    closed: styles.closed,
  }[station.state as 'done' | 'returning' | 'closed'];
  return (
    <circle
      className={className ?? styles.todo}
      cx={centerX}
      cy={GOODS_Y}
      r={className ? 3 : 2.75}
    />
  );
}

function GatePad({ station, centerX }: { station: Station; centerX: number }) {
  // A gate that is still to come is the hairline alone.
  if (station.state === 'todo') return null;
  if (station.state === 'done' || station.state === 'shut') {
    const doneClass = station.state === 'done' ? styles.goods : styles.closed;
    return <path className={doneClass} d={`M${centerX} 3.5l3.5 3.5-3.5 3.5-3.5-3.5z`} />;
  }
  const className = station.state === 'late' ? styles.late : styles.now;
  return <path className={className} d={`M${centerX} 2.5l4.5 4.5-4.5 4.5-4.5-4.5z`} />;
}

function MoneyPad({
  station,
  view,
  centerX,
}: {
  station: Station;
  view: TrackView;
  centerX: number;
}) {
  const { state } = station;
  if (state === 'await' || state === 'late') {
    const awaitClass = state === 'late' ? styles.late : styles.now;
    return <rect className={awaitClass} x={centerX - 4} y="13" width="8" height="8" rx="1" />;
  }
  if (state === 'done' || state === 'now') {
    const heldClass = view.money === 'released' ? styles.goods : styles.gold;
    return <rect className={heldClass} x={centerX - 3} y="14" width="6" height="6" />;
  }
  if (state === 'shut' || state === 'closed') {
    return <rect className={styles.closed} x={centerX - 3} y="14" width="6" height="6" />;
  }
  const className = state === 'returning' ? styles.back : styles.todo;
  return <rect className={className} x={centerX - 3} y="14" width="6" height="6" rx="1" />;
}

function StripText({ view }: { view: TrackView }) {
  const t = useTranslator('widgets/track');
  const { due, late, mine, state } = view;
  const lateText = useLateText();
  const own = mine && isOwn(state);
  const name = () => {
    if (view.pending && state === 'confirmed') return t('next.pending');
    const said = spokenState(view);
    return own ? t(`nextYou.${said}` as 'nextYou.paid') : t(`next.${said}`);
  };
  const red = state === 'returning' || state === 'quarantined' || state === 'suspended';
  const when = () => {
    if (view.suspended) return t('due.still');
    if (late && due) return lateText(due);
    if (own && due?.workingDaysLeft) return t('due.left', { count: due.workingDaysLeft });
    if (!due?.at) return null;
    const now = new Date().toISOString();
    return t('due.by', { time: formatProse(due.at, t.lang, { time: false, now }) });
  };
  const deadlineText = when();
  return (
    <span className={styles.text}>
      <b className={cx(late && styles.amber, red && styles.red)}>{name()}</b>
      {deadlineText && (
        <>
          {' · '}
          <span className={cx(late && styles.amber)}>{deadlineText}</span>
        </>
      )}
    </span>
  );
}

const ownStates = [
  'placed',
  'priced',
  'confirmed',
  'paid',
  'reported',
  'dispatched',
  'returning',
] as const;

function isOwn(state: string): boolean {
  return (ownStates as readonly string[]).includes(state);
}

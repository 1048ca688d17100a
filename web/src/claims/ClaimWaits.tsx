import { Link } from 'react-router';
import { type Console, orderPath } from '#contract/addresses.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { type Translator, useTranslator } from '#web/i18n/translator.ts';
import { type Formats, useFormat } from '#web/i18n/use-format.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { DaysOff } from '#web/widgets/times/DaysOff.tsx';
import { Deadline } from '#web/widgets/times/Deadline.tsx';
import styles from './claims.module.css';
import type words from './locales/zh.ts';
import { awaitsParcel, hasArrived, hasEnded, hasSurplus, isWithheld } from './track.ts';

interface Props {
  readonly view: ClaimView;
  readonly console: Console | 'staff';
}

/** Whom a claim waits for where it is not the reader, and what it came to once it has ended. */
export function ClaimWaits({ view, console }: Props) {
  return (
    <>
      {hasEnded(view) && <ClaimEnd view={view} />}
      {view.state === 'replacing' && <Replacement view={view} console={console} />}
      <Surplus view={view} />
      {!view.yourMove && <NextMove view={view} />}
      {view.me === 'buyer' && view.back !== null && awaitsParcel(view) && (
        <PrintLabel view={view} />
      )}
    </>
  );
}

/** A shipment may be entered before its parcel has its label. */
function PrintLabel({ view }: { view: ClaimView }) {
  const t = useTranslator('order-parts/dock-label');
  return (
    <p>
      <ButtonLink icon="file" to={`/claim-dock-label/${view.id}`}>
        {t('print')}
      </ButtonLink>
    </p>
  );
}

/** The order that replaces the pieces: the claim ends with it, and its seller has to ship first. */
function Replacement({ view, console }: Props) {
  const t = useTranslator('claims');
  const { replacement, settlement, count } = view;
  if (replacement === null) return null;
  const pieces = Math.min(settlement?.returnPieces ?? 0, count?.pieces ?? 0);
  const isShipped = replacement.state !== 'paid';
  const shipping = view.me === 'seller' ? 'shipYours' : 'shipSeller';
  return (
    <p className={styles.waits}>
      <span>
        <b>{t(`wait.${isShipped ? 'underWay' : shipping}`, { count: pieces })}</b>{' '}
        <Link
          className={styles.no}
          translate="no"
          to={orderPath(console, view.kind, replacement.orderId)}
        >
          {replacement.orderNo}
        </Link>
      </span>
      <span>{t('wait.replacement')}</span>
    </p>
  );
}

/** Pieces that came beyond what was agreed, until they have gone back to the buyer. */
function Surplus({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const { surplus } = view;
  if (surplus === null || !hasSurplus(view)) return null;
  return <Note tone="wait">{t('wait.surplus', { count: surplus.pieces })}</Note>;
}

/** Names the sentence before whom a claim waits for. */
function waitKey(view: ClaimView) {
  if ((view.due?.on.length ?? 0) > 1) return 'wait.title';
  if (isWithheld(view) && view.due?.on.includes('seller')) return 'wait.withheld';
  if (!view.due?.on.includes('warehouse')) return 'wait.title';
  if (hasArrived(view)) return 'wait.arrived';
  return hasEnded(view) || view.state === 'replacing' ? 'wait.goods' : 'wait.title';
}

function NextMove({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const { due, state, count, settlement } = view;
  const isCounted = state === 'returned' && (count?.pieces ?? 0) >= (settlement?.returnPieces ?? 0);
  if (isCounted) return <p className={styles.waits}>{t('wait.counting')}</p>;
  if (due === null) return null;
  return (
    <p className={styles.waits}>
      <span>
        {t(waitKey(view))} <b>{due.on.map((one) => t(`wait.${one}`)).join(', ')}</b>
      </span>
      {due.at && (
        <Deadline
          dueAt={due.at}
          workingDaysLeft={due.workingDaysLeft}
          workingDaysAllowed={due.workingDaysAllowed}
          late={due.late}
        />
      )}
      <DaysOff days={due.daysOff} />
      {state === 'returnAuthorised' && <span>{t('wait.closes')}</span>}
    </p>
  );
}

const ends = ['refunded', 'compensated', 'replaced', 'rejected', 'withdrawn'] as const;
type Ended = (typeof ends)[number];
const isEnd = (state: ClaimView['state']): state is Ended => ends.some((end) => end === state);

interface Spoken {
  readonly t: Translator<typeof words>;
  readonly format: Formats;
}

/** Returns the result of a claim in a sentence. */
function endText(view: ClaimView, state: Ended, { t, format }: Spoken): string {
  const { replacement, money } = view;
  if (replacement?.ending === 'part' || replacement?.ending === 'lost') {
    const { ending, kept, pieces, refunded, covered } = replacement;
    const isRefunded = /[1-9]/.test(refunded.amount);
    return t(`ended.${ending === 'lost' && isRefunded ? 'lostInPart' : ending}`, {
      kept,
      count: pieces,
      money: format.money(refunded),
      covered: format.money(covered),
    });
  }
  // A failed replacement is refunded out of its own order.
  if (state === 'refunded' && replacement !== null) return t('event.failReplacement');
  return t(`ended.${state}`, { money: format.money(money.paid) });
}

const toneOf = { refunded: 'pass', compensated: 'pass', replaced: 'pass' } as const;

function ClaimEnd({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const format = useFormat();
  const { state, money } = view;
  if (!isEnd(state)) return null;
  return (
    <div className={styles.ends}>
      <Note tone={state in toneOf ? 'pass' : 'info'}>{endText(view, state, { t, format })}</Note>
      {/[1-9]/.test(money.owed.amount) && (
        <Note tone="fail">{t('ended.owed', { money: format.money(money.owed) })}</Note>
      )}
    </div>
  );
}

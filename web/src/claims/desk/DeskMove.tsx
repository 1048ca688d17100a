import { opsMe } from '#contract/accounts/session-calls.ts';
import type { Call } from '#contract/call.ts';
import * as calls from '#contract/claims/calls.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import type { ClaimEvent } from '#contract/claims/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { NO_CARRIER } from '#web/order-parts/CarrierField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { MoveBox } from '#web/ui/layout/MoveBox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TrackingNumber } from '#web/widgets/orders/TrackingNumber.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { Deadline } from '#web/widgets/times/Deadline.tsx';
import styles from '../claims.module.css';
import { useClaimForm } from '../moves/ClaimForm.tsx';
import type { Draft, Part } from '../moves/draft.ts';
import { hasArrived } from '../track.ts';

type DeskEvent = Extract<
  ClaimEvent,
  | 'recordArrival'
  | 'cancelArrival'
  | 'receive'
  | 'recount'
  | 'reportLost'
  | 'forward'
  | 'quarantine'
>;

interface Desk {
  readonly event: DeskEvent;
  readonly call: Call;
  readonly parts: readonly Part[];
  readonly first?: Partial<Draft>;
}

/** Events of the warehouse on a claim's goods, in the order in which they come up. */
const desks: readonly Desk[] = [
  {
    event: 'recordArrival',
    call: calls.opsClaimRecordArrival,
    parts: ['arrived'],
    first: { carrier: NO_CARRIER },
  },
  { event: 'receive', call: calls.opsClaimReceive, parts: ['count', 'place'] },
  { event: 'cancelArrival', call: calls.opsClaimCancelArrival, parts: ['reason'] },
  { event: 'reportLost', call: calls.opsClaimReportLost, parts: ['reason'] },
  { event: 'recount', call: calls.opsClaimRecount, parts: ['count', 'place'] },
  { event: 'forward', call: calls.opsClaimForward, parts: ['parcel'] },
  { event: 'quarantine', call: calls.opsClaimQuarantine, parts: ['place'] },
];

/** The boxes of what the warehouse may do now. */
export function WarehouseForms({ view }: { view: ClaimView }) {
  const t = useTranslator('claims/desk');
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  const isSent = view.back !== null && view.count === null;
  const isAwaited =
    view.state === 'returnAuthorised' || isSent || view.due?.on.includes('warehouse');
  if (isAwaited && view.staffIsParty && roles.includes('warehouse')) {
    return <Note tone="wait">{t('arrival.staffIsParty')}</Note>;
  }
  return desks
    .filter(({ event }) => view.events.includes(event))
    .map((one) => <DeskMove key={`${one.event}${view.version}`} view={view} {...one} />);
}

function DeskMove({ view, event, call, parts, first }: Desk & { view: ClaimView }) {
  const t = useTranslator('claims/desk');
  const form = useClaimForm({ view, call, parts, name: event, first, done: t('done') });
  const { due } = view;
  const isFirst = event !== 'reportLost' && event !== 'cancelArrival' && !isLate(event, view);
  return (
    <MoveBox
      title={titleOf(event, view, t)}
      due={
        due?.at &&
        isFirst &&
        due.on.includes('warehouse') && (
          <Deadline
            dueAt={due.at}
            workingDaysLeft={due.workingDaysLeft}
            workingDaysAllowed={due.workingDaysAllowed}
            late={due.late}
            mine
          />
        )
      }
      action={
        <Button
          type="submit"
          form={form.formId}
          variant={isFirst ? 'primary' : 'default'}
          size="md"
          loading={form.busy}
        >
          {t(sendKey[event])}
        </Button>
      }
    >
      <div className={styles.form}>
        <About event={event} view={view} />
        {form.element}
      </div>
    </MoveBox>
  );
}

type Words = ReturnType<typeof useTranslator<'claims/desk'>>;

const sendKey = {
  recordArrival: 'arrival.send',
  cancelArrival: 'cancelArrival.send',
  receive: 'receive.send',
  recount: 'receive.send',
  reportLost: 'lost.send',
  forward: 'forward.send',
  quarantine: 'quarantine.send',
} as const satisfies Record<DeskEvent, string>;

/** Returns whether the claim has gone on without the parcel that would be counted. */
const isLate = (event: DeskEvent, view: ClaimView): boolean =>
  event === 'receive' && view.state !== 'returning' && !hasArrived(view);

function titleOf(event: DeskEvent, view: ClaimView, t: Words): string {
  if (event === 'forward') {
    return t(view.state === 'rejected' ? 'forward.buyer' : 'forward.seller');
  }
  if (event === 'recordArrival') return t('arrival.title');
  if (isLate(event, view)) return t('receive.late');
  return t(event === 'reportLost' ? 'lost.title' : `${event}.title`);
}

/** The facts that the warehouse needs for an event: what is expected, where it goes. */
function About({ event, view }: { event: DeskEvent; view: ClaimView }) {
  const t = useTranslator('claims/desk');
  const format = useFormat();
  const { nameOf } = useCarriers();
  const { back, settlement, forwardTo } = view;
  if (event === 'recordArrival') return <Note tone="wait">{t('arrival.text')}</Note>;
  if (event === 'cancelArrival') return <p>{t('cancelArrival.text')}</p>;
  if (event === 'quarantine') return <Note tone="wait">{t('quarantine.text')}</Note>;
  if (event === 'forward') {
    if (forwardTo === null || forwardTo.length === 0) {
      return <Note tone="fail">{t('forward.noAddress')}</Note>;
    }
    return (
      <address className={styles.address} translate="no">
        {forwardTo.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    );
  }
  if (back === null || event === 'reportLost') return null;
  const pieces = settlement?.returnPieces ?? 0;
  const count = format.number(pieces, 0);
  // The dock recorded a parcel whose label shows no number.
  if (back.trackingNo === '') return pieces > 0 && <p>{t('arrival.expected', { count })}</p>;
  const parcel = {
    carrier: nameOf(back.carrier),
    trackingNo: <TrackingNumber parcel={back} />,
  };
  // A ruling for money alone expects no pieces.
  if (pieces === 0) return <p>{t.parts('receive.sent', parcel)}</p>;
  return <p>{t.parts('receive.expected', { count, ...parcel })}</p>;
}

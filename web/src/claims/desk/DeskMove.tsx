import { opsMe } from '#contract/accounts/session-calls.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { MoveBox } from '#web/ui/layout/MoveBox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TrackingNumber } from '#web/widgets/orders/TrackingNumber.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { DueDeadline } from '#web/widgets/times/DueDeadline.tsx';
import styles from '../claims.module.css';
import { useClaimForm } from '../moves/ClaimForm.tsx';
import { hasArrived } from '../track.ts';
import { type Desk, type DeskEvent, desks } from './desks.ts';

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
  const isFirst = !isBeside(event, view);
  return (
    <MoveBox
      title={titleOf(event, view, t)}
      due={due?.at && isFirst && due.on.includes('warehouse') && <DueDeadline due={due} mine />}
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
  returnSurplus: 'returnSurplus.send',
  quarantine: 'quarantine.send',
} as const satisfies Record<DeskEvent, string>;

/** Returns whether the claim has gone on without the parcel that would be counted. */
const isLate = (event: DeskEvent, view: ClaimView): boolean =>
  event === 'receive' && view.state !== 'returning' && !hasArrived(view);

/** Returns whether an event is not what the claim waits for: an exception, or a correction of a count. */
const isBeside = (event: DeskEvent, view: ClaimView): boolean =>
  event === 'reportLost' ||
  event === 'cancelArrival' ||
  (event === 'recount' && view.state !== 'returned') ||
  isLate(event, view);

function titleOf(event: DeskEvent, view: ClaimView, t: Words): string {
  if (event === 'forward') {
    return t(view.state === 'rejected' ? 'forward.buyer' : 'forward.seller');
  }
  if (event === 'recordArrival') return t('arrival.title');
  if (event === 'returnSurplus') {
    return t('returnSurplus.title', { count: view.surplus?.pieces ?? 0 });
  }
  if (isLate(event, view)) return t('receive.late');
  return t(event === 'reportLost' ? 'lost.title' : `${event}.title`);
}

/** The facts that the warehouse needs for an event: what is expected, where it goes. */
function About({ event, view }: { event: DeskEvent; view: ClaimView }) {
  const t = useTranslator('claims/desk');
  const format = useFormat();
  const { back, count: counted, surplus } = view;
  if (event === 'recordArrival') return <Note tone="wait">{t('arrival.text')}</Note>;
  if (event === 'cancelArrival') return <p>{t('cancelArrival.text')}</p>;
  if (event === 'quarantine') return <Note tone="wait">{t('quarantine.text')}</Note>;
  if (event === 'returnSurplus') return <Address lines={view.surplusTo} />;
  if (event === 'forward') {
    const onward = (counted?.pieces ?? 0) - (surplus?.pieces ?? 0);
    return (
      <>
        {surplus && (
          <Note tone="wait">
            {t('forward.pieces', { count: onward, surplus: format.number(surplus.pieces, 0) })}
          </Note>
        )}
        <Address lines={view.forwardTo} />
      </>
    );
  }
  if (event === 'recount') {
    return counted && <p>{t('recount.counted', { count: counted.pieces })}</p>;
  }
  if (back === null || event === 'reportLost') return null;
  return (
    <>
      <Expected back={back} />
      <p className={styles.quiet}>{t('receive.more')}</p>
    </>
  );
}

/** Where goods go; the seller may have stated no address. */
function Address({ lines }: { lines: readonly string[] | null }) {
  const t = useTranslator('claims/desk');
  if (lines === null || lines.length === 0) {
    return <Note tone="fail">{t('forward.noAddress')}</Note>;
  }
  return (
    <address className={styles.address} translate="no">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** The pieces and the parcel that are expected. */
function Expected({ back }: { back: NonNullable<ClaimView['back']> }) {
  const t = useTranslator('claims/desk');
  const format = useFormat();
  const { nameOf } = useCarriers();
  const count = format.number(back.agreed, 0);
  // The dock recorded a parcel whose label shows no number.
  if (back.trackingNo === '') return <p>{t('arrival.expected', { count })}</p>;
  const parcel = {
    carrier: nameOf(back.carrier),
    trackingNo: <TrackingNumber parcel={back} />,
  };
  return <p>{t.parts('receive.expected', { count, ...parcel })}</p>;
}

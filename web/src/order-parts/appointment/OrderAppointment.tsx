import { useState } from 'react';
import { appointmentCancel, appointmentOne } from '#contract/appointments/calls.ts';
import type { Appointment } from '#contract/appointments/schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { useAnchor } from '#web/ui/overlay/use-anchor.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import styles from '../OrderFacts.module.css';
import { AppointmentTag } from './AppointmentTag.tsx';
import { BookDialog } from './BookDialog.tsx';
import { spanOf } from './windows.ts';

const EVERY_MS = 30_000;

/** The appointment of an order at the dock: booked, changed and cancelled by its seller. */
export default function OrderAppointment({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts/appointment');
  const anchor = useAnchor<HTMLDivElement>('appointment');
  const read = useCallQuery(appointmentOne, { id: order.id }, { everyMs: EVERY_MS });
  const [asks, setAsks] = useState<'book' | 'cancel' | null>(null);
  if (read.data === undefined) return null;
  const { appointment, canBook } = read.data;
  if (appointment === null && !canBook) return null;
  const can = (event: 'change' | 'cancel') => appointment?.events.includes(event) ?? false;
  return (
    <div id="appointment" ref={anchor} tabIndex={-1}>
      <Section
        title={t('title')}
        aside={appointment && <AppointmentTag state={appointment.state} />}
      >
        <div className={layout.stackWide}>
          <div>
            {appointment && <Facts appointment={appointment} />}
            {canBook && <p className={styles.note}>{t('lead')}</p>}
          </div>
          <div className={layout.wrapRow}>
            {(canBook || can('change')) && (
              <Button onClick={() => setAsks('book')}>
                {t(can('change') ? 'change' : 'book')}
              </Button>
            )}
            {can('cancel') && (
              <Button variant="text" onClick={() => setAsks('cancel')}>
                {t('cancel')}
              </Button>
            )}
          </div>
        </div>
        {appointment && <History appointment={appointment} />}
      </Section>
      {asks === 'book' && (
        <BookDialog
          orderId={order.id}
          appointment={can('change') ? appointment : null}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'cancel' && appointment && (
        <CancelDialog appointment={appointment} onClose={() => setAsks(null)} />
      )}
    </div>
  );
}

function Facts({ appointment }: { appointment: Appointment }) {
  const t = useTranslator('order-parts/appointment');
  const format = useFormat();
  const { startsAt, load, count, visitor, vehicle, arrivedAt } = appointment;
  const day = format.prose(startsAt, { time: false });
  return (
    <>
      <p>
        <b>{t('at', { day, span: spanOf(appointment) })}</b>
        {', '}
        {t(`amount.${load}`, { count })}
      </p>
      {visitor !== '' && (
        <p className={styles.note} translate="no">
          {[visitor, vehicle].filter(Boolean).join(' · ')}
        </p>
      )}
      {arrivedAt && (
        <p className={styles.note}>{t('arrivedAt', { time: format.prose(arrivedAt) })}</p>
      )}
    </>
  );
}

/** Every event of the appointment as a sentence, the newest first. */
function History({ appointment }: { appointment: Appointment }) {
  const t = useTranslator('order-parts/appointment');
  const format = useFormat();
  const { history } = appointment;
  if (history.length < 2) return null;
  return (
    <ul className={styles.lots}>
      {history.toReversed().map((one) => (
        <li key={`${one.at} ${one.event}`}>
          {t(`happened.${one.event}`, {
            window: t('at', {
              day: format.prose(one.startsAt, { time: false }),
              span: spanOf(one),
            }),
          })}
          {one.reason !== '' && ` ${t('because', { reason: one.reason })}`}
          <small className={styles.under}>
            {[format.prose(one.at), one.by].filter(Boolean).join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  );
}

function CancelDialog(props: { appointment: Appointment; onClose: () => void }) {
  const { appointment, onClose } = props;
  const t = useTranslator('order-parts/appointment');
  const command = useCommand(appointmentCancel, {
    changes: [appointmentOne],
    onDone: () => {
      toast(t('cancelled'));
      onClose();
    },
  });
  const { id, version } = appointment;
  return (
    <CommandDialog
      title={t('cancel')}
      submit={t('cancelNow')}
      cancel={t('keep')}
      danger
      command={command}
      onSubmit={() => command.mutate({ id, version })}
      onClose={onClose}
    >
      <p>{t('cancelText')}</p>
    </CommandDialog>
  );
}

import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { opsAppointmentDay } from '#contract/appointments/calls.ts';
import type { PlannedAppointment } from '#contract/appointments/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { AppointmentTag } from '#web/order-parts/appointment/AppointmentTag.tsx';
import { spanOf } from '#web/order-parts/appointment/windows.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../../appointments/appointments.module.css';
import { VisitActs } from '../../appointments/VisitActs.tsx';
import { DockFrame } from '../../dock/DockFrame.tsx';

const EVERY_MS = 30_000;
const DAY_MS = 86_400_000;
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00+08:00`));

const dayBeside = (day: string, days: number): string =>
  formatDay(new Date(Date.parse(`${day}T12:00:00+08:00`) + days * DAY_MS).toISOString());

/** The plan of a day at the dock: who comes in which window, and what became of it. */
export default function AppointmentsPage() {
  const t = useTranslator('operator/appointments');
  const [params, setParams] = useSearchParams();
  const wantedDay = params.get('day') ?? '';
  const input = isDay(wantedDay) ? { day: wantedDay } : {};
  const read = useCallQuery(opsAppointmentDay, input, { previous: true, everyMs: EVERY_MS });
  const go = (day: string) => isDay(day) && setParams({ day });
  const plan = read.data;
  return (
    <DockFrame title={t('title')} back={{ to: '/ops/dock', label: t('back') }}>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('loading')} lines={6} />}
      {plan && (
        <>
          <DayPicker key={plan.day} day={plan.day} today={plan.today} onDay={go} />
          {plan.closed && (
            <Note tone="wait">
              {plan.closed.reason === ''
                ? t('dayOff')
                : t('closed', { reason: plan.closed.reason })}
            </Note>
          )}
          {plan.windows.length === 0 && !plan.closed && <Empty title={t('noWindows')} />}
          {plan.windows.map((window) => (
            <Section
              key={`${window.startsAt} ${window.endsAt}`}
              title={spanOf(window)}
              aside={t('taken', { taken: window.taken, room: window.room })}
            >
              {window.list.length === 0 && <p className={styles.quiet}>{t('free')}</p>}
              <ul className={styles.visits}>
                {window.list.map((visit) => (
                  <Visit key={visit.id} visit={visit} />
                ))}
              </ul>
            </Section>
          ))}
        </>
      )}
    </DockFrame>
  );
}

function DayPicker(props: { day: string; today: string; onDay: (day: string) => void }) {
  const { day, today, onDay } = props;
  const t = useTranslator('operator/appointments');
  const [typed, setTyped] = useState(day);
  return (
    <div className={styles.days}>
      <Field label={t('day')}>
        <TextInput
          type="date"
          name="day"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            onDay(text);
          }}
        />
      </Field>
      <div className={layout.wrapRow}>
        <Button onClick={() => onDay(dayBeside(day, -1))}>{t('before')}</Button>
        <Button disabled={day === today} onClick={() => onDay(today)}>
          {t('today')}
        </Button>
        <Button onClick={() => onDay(dayBeside(day, 1))}>{t('after')}</Button>
      </div>
    </div>
  );
}

function Visit({ visit }: { visit: PlannedAppointment }) {
  const t = useTranslator('operator/appointments');
  const format = useFormat();
  const { nameOf } = useCarriers();
  const words = useTranslator('order-parts/appointment');
  const { orderId, orderNo, lines, parcels, load, count, visitor, vehicle, arrivedAt } = visit;
  const pieces = lines.reduce((all, line) => all + line.pieces, 0);
  return (
    <li>
      <div className={layout.wrapRow}>
        <Link to={`/ops/dock/${orderId}`} translate="no">
          {orderNo}
        </Link>
        <AppointmentTag state={visit.state} />
      </div>
      <p>
        <b translate="no">{[visitor, vehicle].filter(Boolean).join(' · ')}</b>
        {', '}
        {words(`amount.${load}`, { count })}
      </p>
      <p className={styles.quiet}>
        {visit.seller} · <span translate="no">{lines[0]?.mpn}</span>
        {lines.length > 1 && ` ${t('more', { count: lines.length - 1 })}`} ·{' '}
        {t('pieces', { count: pieces, n: format.number(pieces) })}
      </p>
      {parcels.map((parcel) => (
        <p key={parcel.trackingNo} className={styles.quiet} translate="no">
          {nameOf(parcel.carrier)} {parcel.trackingNo}
        </p>
      ))}
      {arrivedAt && (
        <p className={styles.quiet}>{words('arrivedAt', { time: format.prose(arrivedAt) })}</p>
      )}
      {visit.reason !== '' && (
        <p className={styles.quiet}>{words('because', { reason: visit.reason })}</p>
      )}
      <VisitActs visit={visit} />
    </li>
  );
}

import { useState } from 'react';
import {
  appointmentWindows,
  opsAppointmentArrive,
  opsAppointmentCallOff,
  opsAppointmentDay,
  opsAppointmentFinish,
  opsAppointmentMiss,
  opsAppointmentMove,
  opsAppointmentUndo,
} from '#contract/appointments/calls.ts';
import type { PlannedAppointment } from '#contract/appointments/schemas.ts';
import type { AppointmentEvent } from '#contract/appointments/table.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { AppointmentTag } from '#web/order-parts/appointment/AppointmentTag.tsx';
import { WindowFields } from '#web/order-parts/appointment/WindowFields.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

const REASON_MAX = 300;

/** Shows the acts that an appointment allows the warehouse now. */
export function VisitActs({ visit }: { visit: PlannedAppointment }) {
  const t = useTranslator('operator/appointments');
  const [asks, setAsks] = useState<'move' | 'callOff' | null>(null);
  const { id, version, state, events, orderId } = visit;
  const can = (event: AppointmentEvent) => events.includes(event);
  const arrive = useMark(opsAppointmentArrive, t('done.arrive'));
  const undo = useMark(opsAppointmentUndo, t('done.undo'));
  const finish = useMark(opsAppointmentFinish, t('done.finish'));
  const miss = useMark(opsAppointmentMiss, t('done.miss'));
  const close = () => setAsks(null);
  return (
    <>
      <FailNote error={arrive.error ?? undo.error ?? finish.error ?? miss.error} />
      <div className={layout.wrapRow}>
        {can('arrive') && (
          <Button loading={arrive.isPending} onClick={() => arrive.mutate({ id, version })}>
            {t('act.arrive')}
          </Button>
        )}
        {state === 'arrived' && (
          <ButtonLink to={`/ops/dock/${orderId}`}>{t('act.receive')}</ButtonLink>
        )}
        {can('miss') && (
          <Button loading={miss.isPending} onClick={() => miss.mutate({ id, version })}>
            {t('act.miss')}
          </Button>
        )}
        {can('finish') && (
          <Button loading={finish.isPending} onClick={() => finish.mutate({ id, version })}>
            {t('act.finish')}
          </Button>
        )}
        {can('undo') && (
          <Button
            variant="text"
            loading={undo.isPending}
            onClick={() => undo.mutate({ id, version })}
          >
            {t('act.undo')}
          </Button>
        )}
        {can('move') && <Button onClick={() => setAsks('move')}>{t('act.move')}</Button>}
        {can('callOff') && (
          <Button variant="text" onClick={() => setAsks('callOff')}>
            {t('act.callOff')}
          </Button>
        )}
      </div>
      {asks === 'move' && <MoveDialog visit={visit} isEnded={!can('move')} onClose={close} />}
      {asks === 'callOff' && (
        <CallOffDialog visit={visit} isEnded={!can('callOff')} onClose={close} />
      )}
    </>
  );
}

type Mark =
  | typeof opsAppointmentArrive
  | typeof opsAppointmentUndo
  | typeof opsAppointmentFinish
  | typeof opsAppointmentMiss;

function useMark(call: Mark, done: string) {
  return useCommand(call, { changes: [opsAppointmentDay], onDone: () => toast(done) });
}

interface DialogProps {
  readonly visit: PlannedAppointment;
  /** Somebody marked it meanwhile, or the clock did: what is typed stays, and cannot be sent. */
  readonly isEnded: boolean;
  readonly onClose: () => void;
}

function Ended({ visit }: Pick<DialogProps, 'visit'>) {
  const t = useTranslator('operator/appointments');
  return (
    <Note tone="wait" action={<AppointmentTag state={visit.state} />} aloud>
      {t('ended')}
    </Note>
  );
}

function MoveDialog({ visit, isEnded, onClose }: DialogProps) {
  const t = useTranslator('operator/appointments');
  const windows = useCallQuery(appointmentWindows, { id: visit.orderId });
  const [draft, setDraft] = useState({ startsAt: '', reason: '' });
  const input = { id: visit.id, version: visit.version, ...draft };
  const form = useForm(input, validateInput(opsAppointmentMove, input));
  const command = useCommand(opsAppointmentMove, {
    changes: [opsAppointmentDay, appointmentWindows],
    onDone: () => {
      toast(t('done.move'));
      onClose();
    },
    onFail: (error) => {
      void windows.refetch();
      return form.refuse(error);
    },
  });
  const room = visit.count * (visit.load === 'pallets' ? (windows.data?.palletTakes ?? 1) : 1);
  const others = windows.data?.list.filter(({ startsAt }) => startsAt !== visit.startsAt);
  return (
    <CommandDialog
      title={t('act.move')}
      submit={t('moveNow')}
      width="middle"
      form={form}
      command={command}
      disabled={!windows.data || isEnded}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      {isEnded && <Ended visit={visit} />}
      <FailNote error={windows.error} again={() => windows.refetch()} />
      {windows.isPending && <SkeletonLines label={t('loading')} lines={2} />}
      {others && (
        <WindowFields
          windows={others}
          room={room}
          startsAt={draft.startsAt}
          error={form.error('startsAt')}
          onChange={(startsAt) => setDraft((before) => ({ ...before, startsAt }))}
        />
      )}
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea
          name="reason"
          maxLength={REASON_MAX}
          value={draft.reason}
          onChange={(reason) => setDraft((before) => ({ ...before, reason }))}
          onBlur={form.left('reason')}
        />
      </Field>
    </CommandDialog>
  );
}

function CallOffDialog({ visit, isEnded, onClose }: DialogProps) {
  const t = useTranslator('operator/appointments');
  const [reason, setReason] = useState('');
  const input = { id: visit.id, version: visit.version, reason };
  const { form, command } = useFormCommand(opsAppointmentCallOff, input, {
    changes: [opsAppointmentDay],
    onDone: () => {
      toast(t('done.callOff'));
      onClose();
    },
  });
  return (
    <CommandDialog
      title={t('act.callOff')}
      submit={t('callOffNow')}
      cancel={t('keep')}
      danger
      width="middle"
      form={form}
      command={command}
      disabled={isEnded}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      {isEnded && <Ended visit={visit} />}
      <p>{t('callOffText')}</p>
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea
          name="reason"
          maxLength={REASON_MAX}
          value={reason}
          onChange={setReason}
          onBlur={form.left('reason')}
        />
      </Field>
    </CommandDialog>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import type { SignedIn } from '#contract/accounts/schemas.ts';
import { RESET_NOTE_MAX } from '#contract/factors/constants.ts';
import {
  factorResetCancel,
  factorResetOwn,
  factorResetRequest,
} from '#contract/factors/reset-calls.ts';
import type { FactorResetState } from '#contract/factors/reset-machine.ts';
import type { FactorReset } from '#contract/factors/reset-schemas.ts';
import { sendCall } from '#web/api/client.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { Note } from '#web/ui/Note.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './FactorsSection.module.css';

/** Runs one call at a time of a sign-in before its second step, which has a session of its own. */
function useOneCall() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const run = async (send: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await send();
    } catch (failed) {
      setError(failed as Error);
    }
    setBusy(false);
  };
  return { busy, error, run };
}

/** Lets a member who lost every factor ask support at the second step, and says how it stands. */
export function ResetRequest({ opened }: { opened: SignedIn }) {
  const t = useTranslator('accounts/factors');
  const [last, setLast] = useState<FactorReset | null>(null);
  const [isOpen, setOpen] = useState(false);
  const sent = useOneCall();
  useEffect(() => {
    let isUnmounted = false;
    // Without an answer the way to ask stays open; the server keeps an open request as it is.
    sendCall(factorResetOwn, {}, { as: opened, quiet: true }).then(
      (found) => !isUnmounted && setLast(found),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [opened]);
  const isWaiting = last?.events.includes('cancel') ?? false;
  const cancel = ({ id, version }: FactorReset) =>
    sent.run(async () => {
      setLast(await sendCall(factorResetCancel, { id, version }, { as: opened }));
      setOpen(false);
    });
  if (last !== null && isWaiting) {
    return (
      <Note tone="wait" aloud>
        <ResetText reset={last} />
        <FailNote error={sent.error} />
        <Button loading={sent.busy} onClick={() => void cancel(last)}>
          {t('reset.cancel')}
        </Button>
      </Note>
    );
  }
  return (
    <>
      {last !== null && last.state !== 'done' && (
        <Note tone="info" aloud>
          <ResetText reset={last} />
        </Note>
      )}
      {isOpen ? (
        <RequestForm opened={opened} onRequested={setLast} />
      ) : (
        <Button variant="text" onClick={() => setOpen(true)}>
          {t('reset.ask')}
        </Button>
      )}
    </>
  );
}

function RequestForm(props: { opened: SignedIn; onRequested: (reset: FactorReset) => void }) {
  const t = useTranslator('accounts/factors');
  const [note, setNote] = useState('');
  const sent = useOneCall();
  const form = useForm({ note }, validateInput(factorResetRequest, { note }));
  return (
    <form
      ref={form.frame}
      noValidate
      className={styles.codes}
      aria-label={t('reset.ask')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.ready()) return;
        void sent.run(async () =>
          props.onRequested(await sendCall(factorResetRequest, { note }, { as: props.opened })),
        );
      }}
    >
      <p>{t('reset.text')}</p>
      <Field label={t('reset.note')} required error={form.error('note')}>
        <TextArea
          autoFocus
          value={note}
          maxLength={RESET_NOTE_MAX}
          onChange={setNote}
          onBlur={form.left('note')}
        />
      </Field>
      <FailNote error={sent.error} />
      <Button type="submit" loading={sent.busy}>
        {t('reset.send')}
      </Button>
    </form>
  );
}

/** How a reset stands, in a sentence; a new state does not compile without one. */
export function ResetText({ reset }: { reset: FactorReset }) {
  const t = useTranslator('accounts/factors');
  const texts: Record<FactorResetState, () => ReactNode> = {
    asked: () => t.parts('reset.asked', { at: <DateTime at={reset.askedAt} zone /> }),
    waiting: () =>
      t.parts('reset.waiting', { at: <DateTime at={reset.removedAt ?? reset.askedAt} zone /> }),
    done: () => null,
    refused: () => t('reset.refused', { reason: reset.reason }),
    cancelled: () => t('reset.cancelled'),
    expired: () => t('reset.expired'),
  };
  return <p>{texts[reset.state]()}</p>;
}

import { type FormEvent, useEffect, useId, useState } from 'react';
import { quickRegisterLogin } from '#contract/accounts/calls.ts';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { addWantBuy } from '#contract/boards/calls.ts';
import { reportFailure, sendCall } from '#web/api/client.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useSession } from '#web/api/hooks.ts';
import { type FieldErrors, type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Note } from '#web/ui/Note.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { Agreement } from '../registering/Agreement.tsx';
import { useUser } from '../use-user.ts';
import { CodeFields } from './CodeFields.tsx';
import { LateSecondStep } from './LateSecondStep.tsx';
import styles from './QuickBuyPanel.module.css';
import { dropQuickBuy, saveQuickBuy, usePostQuickBuy, waitingQuickBuy } from './quick-buy.ts';
import { putQuickBuyForm } from './quick-buy-forms.ts';
import { useSignInSteps } from './use-sign-in-steps.ts';

const start = { model: '', count: '', email: '', agree: false };
const ITEM = 'wantBuyItemList.0.';

type Typed = typeof start;

/** Faults of part and quantity, and of a guest's e-mail, code and agreement. */
function validateDraft(
  { model, count, ...login }: Typed & { code: string },
  guest: boolean,
): FieldErrors {
  const item = validateInput(addWantBuy, { wantBuyItemList: [{ model, count }] });
  const own = Object.entries(item).map(([field, key]) => [field.replace(ITEM, ''), key]);
  return { ...Object.fromEntries(own), ...(guest ? validateInput(quickRegisterLogin, login) : {}) };
}

/** The quick buy of the specification, section 4: posts at once, or signs a guest in first. */
function useQuickBuy(guest: boolean) {
  const t = useTranslator('accounts');
  const [typed, setTyped] = useDraft<Typed>('quick-buy', start);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const { complete, secondStep } = useSignInSteps();
  const post = usePostQuickBuy();
  const values = { ...typed, code };
  const form = useForm(values, validateDraft(values, guest));
  const run = async () => {
    const { model, count, email } = typed;
    const waiting = waitingQuickBuy();
    const isSame = waiting?.model === model && waiting.count === count;
    const request = isSame ? waiting : saveQuickBuy({ model, count });
    if (guest) {
      const agree = typed.agree as true;
      const opened = await sendCall(quickRegisterLogin, { email, code, agree });
      if (!(await complete(opened))) return;
      const user = await sendCall(loginUser, {}, { notCancel: true });
      // A newcomer completes the information first; saving it posts what waits.
      if (user.hasKeyInfo === 'N') return;
      if (user.mainIdentity === 'seller') {
        dropQuickBuy();
        return toast(t('keyInfo.quickSeller'), 'info');
      }
    }
    await post(request);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.ready()) return;
    setBusy(true);
    setError(null);
    try {
      await run();
    } catch (reason) {
      const violation = reason instanceof Error ? reason : new Error(String(reason));
      // After a lost answer the same request is asked again: it may have been posted.
      if (violation instanceof CallFailure) dropQuickBuy();
      form.refuse(violation);
      reportFailure(violation);
      setError(violation);
    } finally {
      setBusy(false);
    }
  };
  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  return { typed, set, code, setCode, form, submit, busy, error, secondStep };
}

/** The quick buy-request on a page or floating over one; sellers do not see it. */
export default function QuickBuyPanel({ floating = false }: { floating?: boolean }) {
  const t = useTranslator('accounts');
  const id = useId();
  useEffect(() => (floating ? undefined : putQuickBuyForm()), [floating]);
  const isHydrated = useHydrated();
  const guest = useSession('member') === null;
  const userQuery = useUser();
  const user = userQuery.data;
  // Nothing is asked of a member as of a guest while the account is on its way.
  const isKnown = guest || user !== undefined || userQuery.isError;
  const quick = useQuickBuy(guest);
  if (user?.mainIdentity === 'seller') return null;
  return (
    <section className={styles.panel} aria-labelledby={id} data-floating={floating || undefined}>
      <h2 id={id}>{t('quick.title')}</h2>
      <p>{t(guest ? 'quick.textGuest' : 'quick.text')}</p>
      {quick.secondStep && (
        <Dialog open width="narrow" title={t('logIn')} onClose={quick.secondStep.onCancel}>
          <LateSecondStep {...quick.secondStep} />
        </Dialog>
      )}
      <form
        ref={quick.form.frame}
        onSubmit={(event) => void quick.submit(event)}
        noValidate
        aria-labelledby={id}
      >
        <PartFields {...quick} />
        {guest && <GuestFields {...quick} />}
        <WaitingQuickBuyNote isNewcomer={user?.hasKeyInfo === 'N'} />
        <FailNote error={quick.form.rest(quick.error)} />
        <Button
          type="submit"
          variant="primary"
          block
          loading={quick.busy}
          disabled={!isHydrated || !isKnown}
        >
          {t('quick.post')}
        </Button>
      </form>
    </section>
  );
}

interface FieldsProps {
  readonly typed: Typed;
  readonly set: (change: Partial<Typed>) => void;
  readonly form: Form;
}

function PartFields({ typed, set, form }: FieldsProps) {
  const t = useTranslator('accounts');
  return (
    <div className={styles.part}>
      <Field label={t('quick.model')} required error={form.error('model')}>
        <TextInput
          mono
          upper
          name="model"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          translate="no"
          placeholder={t('quick.modelHint')}
          value={typed.model}
          onChange={(model) => set({ model })}
          onBlur={form.left('model')}
        />
      </Field>
      <Field label={t('quick.count')} required error={form.error('count')}>
        <FigureInput
          name="count"
          unit={t('quick.pieces')}
          value={typed.count}
          onChange={(count) => set({ count })}
        />
      </Field>
    </div>
  );
}

function GuestFields(props: FieldsProps & { code: string; setCode: (code: string) => void }) {
  const { typed, set, form, code, setCode } = props;
  return (
    <>
      <CodeFields
        email={typed.email}
        code={code}
        onEmail={(email) => set({ email })}
        onCode={setCode}
        form={form}
      />
      <Agreement checked={typed.agree} onChange={(agree) => set({ agree })} form={form} />
    </>
  );
}

function WaitingQuickBuyNote({ isNewcomer }: { isNewcomer: boolean }) {
  const t = useTranslator('accounts');
  const waiting = isNewcomer ? waitingQuickBuy() : null;
  if (waiting === null) return null;
  const { model, count } = waiting;
  return <Note tone="wait">{t('quick.waiting', { model, count })}</Note>;
}

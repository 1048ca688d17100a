import { type FormEvent, useId } from 'react';
import type { Call } from '#contract/call.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import type { ButtonVariant } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../claims.module.css';
import { type Draft, EMPTY, type Part, valuesOf } from './draft.ts';
import { parts as partFields } from './FormParts.tsx';
import { useClaimEvent } from './use-claim-event.ts';

interface Props {
  readonly view: ClaimView;
  readonly call: Call;
  /** The fields of the form, in their order. */
  readonly parts: readonly Part[];
  /** Names the draft that is kept while the form is open. */
  readonly name: string;
  readonly first?: Partial<Draft> | undefined;
  readonly done: string;
  readonly onDone?: (() => void) | undefined;
}

/** The form of an event: its fields, and the state that its button needs. */
export interface ClaimForm {
  readonly formId: string;
  readonly busy: boolean;
  readonly draft: Draft;
  readonly element: React.ReactNode;
}

/** Returns the form of an event on a claim: fields that are checked, kept and sent once. */
export function useClaimForm(props: Props): ClaimForm {
  const { view, call, parts, name, first, done, onDone } = props;
  const formId = useId();
  const start: Draft = { ...EMPTY, ...first };
  const [typed, setDraft, forget] = useDraft(`claim:${view.id}:${name}`, start);
  const carriers = useCarriers();
  const draft: Draft = { ...typed, carrier: typed.carrier ?? carriers.first('inland') };
  const values = valuesOf(draft, parts);
  const input = { id: view.id, version: view.version, ...values };
  const form: Form = useForm(input, validateInput(call, input));
  const event = useClaimEvent(call, view, {
    done,
    refuse: form.refuse,
    onDone: () => {
      forget();
      onDone?.();
    },
  });
  const refusal = event.error instanceof CallFailure ? (event.error.data.fail ?? null) : null;
  const submit = (sent: FormEvent) => {
    sent.preventDefault();
    if (form.ready()) event.take(values);
  };
  const element = (
    <form
      id={formId}
      ref={form.frame}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label={name}
    >
      {parts.map((part) => {
        const Fields = partFields[part];
        const set = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
        return <Fields key={part} {...{ view, draft, set, form, refusal }} />;
      })}
      <FailNote error={form.rest(event.error)} />
    </form>
  );
  return { formId, busy: event.busy, draft, element };
}

export type { ButtonVariant };

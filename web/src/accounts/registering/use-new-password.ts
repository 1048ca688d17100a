import { useState } from 'react';
import { setPwd } from '#contract/accounts/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';

import { useMailProof } from './use-mail-proof.ts';

const empty = { newPassword: '', repeated: '' };
type Typed = typeof empty;

/** A new password typed twice, as a form. It is never kept in the browser. */
export interface PasswordForm {
  readonly values: Typed;
  readonly set: (change: Partial<Typed>) => void;
  readonly form: Form;
}

/** Returns the errors of a new password that is typed twice. */
export function passwordViolations({
  newPassword,
  repeated,
}: Typed): Readonly<Record<string, string>> {
  const violations = validateInput(setPwd, { newPassword });
  const missing = newPassword === '' ? { newPassword: 'passwordEmpty' } : {};
  const differs = repeated === newPassword ? {} : { repeated: 'passwordDiffers' };
  return { ...violations, ...missing, ...differs };
}

/** The form of a new password; sending it is the caller's. */
export function usePasswordForm(): PasswordForm & { readonly clear: () => void } {
  const [values, setValues] = useState<Typed>(empty);
  const form = useForm(values, passwordViolations(values));
  return {
    values,
    set: (change) => setValues((before) => ({ ...before, ...change })),
    form,
    clear: () => setValues(empty),
  };
}

/** A new password for the signed-in account. */
export function useNewPassword(onDone: () => void) {
  const password = usePasswordForm();
  const command = useCommand(setPwd, {
    onDone: () => {
      password.clear();
      onDone();
    },
    onFail: (error) => mail.refused(error) || password.form.refuse(error),
  });
  const mail = useMailProof(() => command.mutate({ newPassword: password.values.newPassword }));
  const { values, set, form } = password;
  return {
    values,
    set,
    form,
    act: command,
    mail,
    submit: () => {
      if (form.ready()) command.mutate({ newPassword: values.newPassword });
    },
  };
}

import { useState } from 'react';
import { setPwd } from '#contract/accounts/calls.ts';
import { useAct } from '#web/api/hooks.ts';
import { faultsOf, useForm } from '#web/api/use-form.ts';

/** A new password typed twice. It is never kept in the browser. */
export function useNewPassword(onDone: () => void) {
  const [values, setValues] = useState({ newPassword: '', repeated: '' });
  const { newPassword, repeated } = values;
  const faults = faultsOf(setPwd, { newPassword });
  const empty = newPassword === '' ? { newPassword: 'passwordEmpty' } : {};
  const differs = repeated === newPassword ? {} : { repeated: 'passwordDiffers' };
  const form = useForm(values, { ...faults, ...empty, ...differs });
  const act = useAct(setPwd, {
    onDone: () => {
      setValues({ newPassword: '', repeated: '' });
      onDone();
    },
    onFail: (error) => form.refuse(error),
  });
  return {
    values,
    set: (change: Partial<typeof values>) => setValues({ ...values, ...change }),
    form,
    act,
    submit: () => {
      if (form.ready()) act.mutate({ newPassword });
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;

import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { staffLinkOne, staffLinkUse } from '#contract/staff/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Button } from '#web/ui/Button.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';
import { StaffPasswordFields } from '../security/StaffPasswordFields.tsx';
import { OpsFrame } from '../sign-in/OpsFrame.tsx';
import { useSignIn } from '../sign-in/sign-in.ts';

/** The token of the mailed link; it stands behind the #, so that no server sees it. */
const tokenOf = () => (typeof window === 'undefined' ? '' : window.location.hash.slice(1));

/** Where a mailed link leads: the reader chooses their own password, then the second factor. */
export default function OpsLinkPage() {
  const own = useTranslator('accounts/security');
  const [token] = useState(tokenOf);
  const read = useCallQuery(staffLinkOne, { token: token === '' ? '-' : token }, { quiet: true });
  useHead({ title: own('link.title'), noIndex: true });
  if (read.isError) {
    return (
      <OpsFrame title={own('link.title')}>
        <FailNote
          error={read.error}
          {...(read.error instanceof CallFailure ? {} : { again: () => void read.refetch() })}
        />
      </OpsFrame>
    );
  }
  if (read.data === undefined) {
    return (
      <OpsFrame title={own('link.title')} text={own('link.reading')}>
        <SkeletonLines label={own('link.reading')} />
      </OpsFrame>
    );
  }
  const { purpose, name, email } = read.data;
  return (
    <OpsFrame
      title={own(purpose === 'join' ? 'link.welcome' : 'link.newTitle', { name })}
      text={own(purpose === 'join' ? 'link.joinText' : 'link.newText', { email })}
    >
      <ChoosePassword token={token} email={email} />
    </OpsFrame>
  );
}

const empty = { newPassword: '', repeated: '' };

function ChoosePassword({ token, email }: { token: string; email: string }) {
  const own = useTranslator('accounts/security');
  const navigate = useNavigate();
  const signIn = useSignIn('staff');
  const [values, setValues] = useState(empty);
  const { newPassword, repeated } = values;
  const differs = repeated === newPassword ? {} : { repeated: 'passwordDiffers' };
  const form = useForm(values, {
    ...validateInput(staffLinkUse, { token, newPassword }),
    ...differs,
  });
  const command = useCommand(staffLinkUse, {
    changes: [],
    onDone: ({ tokenName, tokenValue, expiresAt }) => {
      signIn({ tokenName, tokenValue, expiresAt });
      navigate('/ops/login', { replace: true });
    },
    onFail: (error) => form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate({ token, newPassword });
  };
  return (
    <form ref={form.frame} className={styles.form} onSubmit={submit} noValidate>
      <StaffPasswordFields
        values={values}
        set={(change) => setValues((before) => ({ ...before, ...change }))}
        form={form}
        email={email}
      />
      <FailNote error={form.rest(command.error)} />
      <Button type="submit" variant="primary" block loading={command.isPending}>
        {own('link.choose')}
      </Button>
    </form>
  );
}

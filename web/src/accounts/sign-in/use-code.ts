import { sendCode, verifySendCode } from '#contract/accounts/calls.ts';
import { emailOf, isEmail, isUsername } from '#contract/shapes.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';

/** The use of a code: to sign in, reset a password, leave or take an address, prove oneself. */
export type CodeUse = 'enter' | 'reset' | 'oldEmail' | 'newEmail' | 'prove';

interface SentCode {
  readonly email: string;
  /** When it may be sent again, in milliseconds of the reader's clock. */
  readonly until: number;
}

const none: SentCode | null = null;

/** Sending the code of an address. The wait for the next one outlasts a reload. */
export function useCode(email: string, use: CodeUse = 'enter') {
  const [sent, setSent] = useDraft<SentCode | null>(`code-sent:${use}`, none);
  // A password is reset by the account name too; only the market knows where its mail goes.
  const isName = use === 'reset' && isUsername(email);
  const can = isEmail(email) || isName;
  const to = can ? emailOf(email) : '';
  const wait = (seconds: number) => setSent({ email: to, until: Date.now() + seconds * 1000 });
  const options = {
    changes: [],
    onDone: ({ resendAfterS }: { resendAfterS: number }) => wait(resendAfterS),
    onFail: (error: Error) => {
      if (!(error instanceof CallFailure && error.is('code.wait'))) return false;
      wait(Number(error.data.facts?.['seconds']));
      return true;
    },
  };
  const enter = useCommand(sendCode, options);
  const verify = useCommand(verifySendCode, options);
  const command = use === 'enter' ? enter : verify;
  const isForAddress = can && sent?.email === to;
  const isWait = command.error instanceof CallFailure && command.error.is('code.wait');
  return {
    can,
    isName,
    isSent: isForAddress,
    until: isForAddress ? sent.until : null,
    sending: command.isPending,
    // The button itself shows a wait.
    error: isWait ? null : command.error,
    send: () => {
      if (!can) return;
      if (use === 'enter') enter.mutate({ email: to });
      else if (use === 'oldEmail' || use === 'prove') verify.mutate({ purpose: use });
      else verify.mutate({ purpose: use, email: to });
    },
  };
}

export type CodeSending = ReturnType<typeof useCode>;

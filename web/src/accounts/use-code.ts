import { sendCode } from '#contract/accounts/calls.ts';
import { Email } from '#contract/fields.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useAct } from '#web/api/hooks.ts';
import { useDraft } from '#web/ui/use-draft.ts';

interface SentCode {
  readonly email: string;
  /** When it may be sent again, in milliseconds of the reader's clock. */
  readonly until: number;
}

const none: SentCode | null = null;

/** Sending the code of an address. The wait for the next one outlasts a reload. */
export function useCode(email: string) {
  const [sent, setSent] = useDraft<SentCode | null>('code-sent', none);
  const address = Email.safeParse(email);
  const wait = (to: string, seconds: number) =>
    setSent({ email: to, until: Date.now() + seconds * 1000 });
  const act = useAct(sendCode, {
    changes: [],
    onDone: ({ resendAfterS }, { email: to }) => wait(to, resendAfterS),
    onFail: (error, { email: to }) => {
      const seconds = error instanceof CallFailure ? error.data.facts?.['seconds'] : undefined;
      if (error instanceof CallFailure && error.is('code.wait')) wait(to, Number(seconds));
    },
  });
  const isHere = address.success && sent?.email === address.data;
  const isWait = act.error instanceof CallFailure && act.error.is('code.wait');
  return {
    can: address.success,
    isSent: isHere,
    until: isHere ? sent.until : null,
    sending: act.isPending,
    // A wait is told by the button itself.
    error: isWait ? null : act.error,
    send: () => address.success && act.mutate({ email: address.data }),
  };
}

import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

/** To registration, or to the log-in of whoever has an account. */
export function JoinWays() {
  const g = useTranslator('content/join');
  return (
    <>
      <ButtonLink to="/register" variant="primary">
        {g('start')}
      </ButtonLink>
      <ButtonLink to="/login" variant="text">
        {g('signed')}
      </ButtonLink>
    </>
  );
}

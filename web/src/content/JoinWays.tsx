import { useWords } from '#web/i18n/words.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

/** To registration, or to the log-in of whoever has an account. */
export function JoinWays() {
  const t = useWords('content');
  return (
    <>
      <ButtonLink to="/register" variant="primary">
        {t('join.start')}
      </ButtonLink>
      <ButtonLink to="/login" variant="text">
        {t('join.signed')}
      </ButtonLink>
    </>
  );
}

import { loginUser } from '#contract/accounts/session-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';

/** Whether the reader may sell on the boards: a settled seller may; undefined until it is known. */
export function useMaySell(): boolean | undefined {
  const user = useCallQuery(loginUser, {}).data;
  if (user === undefined) return undefined;
  return user.mainIdentity === 'seller' && user.sellerState === 'pass';
}

/** Why the reader cannot sell here, and how to begin. */
export function SellersOnly({ on }: { on: 'quote' | 'surplus' }) {
  const t = useTranslator('boards');
  return (
    <Note action={<ButtonLink to="/become-seller">{t('sellersOnly.how')}</ButtonLink>}>
      <p>
        <b>{t(`sellersOnly.${on}`)}</b>
      </p>
      <p>{t('sellersOnly.text')}</p>
    </Note>
  );
}

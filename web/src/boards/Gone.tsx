import { CallFailure } from '#web/api/failure.ts';
import { useWords } from '#web/i18n/words.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Note } from '#web/ui/Note.tsx';

interface Props {
  readonly error: Error;
  readonly again: () => void;
  readonly gone: string;
  readonly failed: string;
  /** The way on. */
  readonly back: { readonly label: string; readonly to: string };
}

/** A post or an answer that does not open: not there, or not loaded. */
export function Gone({ error, again, gone, failed, back }: Props) {
  const t = useWords('boards');
  if (error instanceof CallFailure && [404, 422].includes(Number(error.code))) {
    return <Empty title={gone} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />;
  }
  return (
    <Note tone="fail" action={<Button onClick={again}>{t('retry')}</Button>}>
      {failed} {error.message}
    </Note>
  );
}

import { CallFailure } from '#web/api/failure.ts';
import { useWords } from '#web/i18n/words.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Note } from '#web/ui/Note.tsx';
import { tabPath } from './addresses.ts';

/** A post or quote that does not open: not there, or not loaded. */
export function Gone(props: { of: 'post' | 'reply'; error: Error; again: () => void }) {
  const t = useWords('boards');
  const { of, error, again } = props;
  if (error instanceof CallFailure && [404, 422].includes(Number(error.code))) {
    return (
      <Empty
        title={t(of === 'post' ? 'detail.gone' : 'detail.goneReply')}
        action={<ButtonLink to={tabPath('new')}>{t('detail.back')}</ButtonLink>}
      />
    );
  }
  return (
    <Note tone="fail" action={<Button onClick={again}>{t('retry')}</Button>}>
      {t(`failed.${of}`)} {error.message}
    </Note>
  );
}

import type { ReactNode } from 'react';
import { CallFailure } from '#web/api/failure.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';

interface Props<Data> {
  readonly found: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly words: { readonly notFound: string; readonly failed: string };
  /** The way on where it is not there. */
  readonly back: { readonly label: string; readonly to: string };
  readonly children: (data: Data) => ReactNode;
}

/** A post or an answer once it is here; or why it does not open: not there, or not loaded. */
export function Opened<Data>({ found, words, back, children }: Props<Data>) {
  const t = useTranslator('boards');
  const { data, error } = found;
  if (data !== undefined) return children(data);
  if (error === null) return <SkeletonLines label={t('loading')} lines={6} />;
  if (error instanceof CallFailure && [404, 422].includes(Number(error.code))) {
    return (
      <Empty title={words.notFound} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />
    );
  }
  return (
    <Note tone="fail" action={<Button onClick={() => found.refetch()}>{t('retry')}</Button>}>
      {words.failed} {error.message}
    </Note>
  );
}

import type { ReactNode } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';

/** The maximum number of replies to a post that are compared at once. */
export const REPLIES_MAX = 100;

interface Props<Answer> {
  readonly words: {
    readonly title: string;
    readonly failed: string;
    readonly none: string;
    /** Says how many replies are not compared here. */
    readonly more: (count: number) => string;
  };
  readonly found: {
    readonly data?: { readonly list: readonly Answer[]; readonly total: number } | undefined;
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly children: (replies: readonly Answer[]) => ReactNode;
}

/** Shows the replies to a post once they are loaded; or why they are not. */
export function ReceivedFrame<Answer>({ words, found, children }: Props<Answer>) {
  const t = useTranslator('boards');
  if (found.isPending) return <SkeletonLines label={t('loading')} lines={4} />;
  if (found.data === undefined) {
    return (
      <Note tone="fail" action={<Button onClick={() => found.refetch()}>{t('retry')}</Button>}>
        {words.failed} {found.error?.message}
      </Note>
    );
  }
  if (found.data.list.length === 0) {
    return (
      <Section title={words.title}>
        <Empty title={words.none} />
      </Section>
    );
  }
  const { list, total } = found.data;
  return (
    <>
      {children(list)}
      {total > list.length && <Note>{words.more(total - list.length)}</Note>}
    </>
  );
}

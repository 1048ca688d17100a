import type { ReactNode } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

interface Props {
  readonly side: 'buyer' | 'seller';
  readonly read: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: ReactNode;
}

/** The page on which a profile is changed, around its form. */
export function EditFrame({ side, read, children }: Props) {
  const t = useTranslator('companies');
  const title = t(`console.${side}.editTitle`);
  useHead({ title, noIndex: true });
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t('console.back'), to: `/${side}-basic-information` }, { label: title }]}
      />
      <PageHead title={title} />
      <FailNote error={read.error} again={() => void read.refetch()} />
      {read.isPending && <SkeletonLines label={t('console.loading')} lines={8} />}
      {children}
    </>
  );
}

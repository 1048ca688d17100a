import { buyerOne } from '#contract/companies/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { useHead } from '#web/page/use-head.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { BuyerForm } from '../BuyerForm.tsx';

/** Changes a buyer's own profile. */
export default function BuyerEditPage() {
  const t = useWords('companies');
  const read = useRead(buyerOne, {});
  useHead({ title: t('console.buyer.editTitle'), noIndex: true });
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('console.back'), to: '/buyer-basic-information' },
          { label: t('console.buyer.editTitle') },
        ]}
      />
      <PageHead title={t('console.buyer.editTitle')} />
      <FailNote error={read.error} again={() => void read.refetch()} />
      {read.isPending && <SkeletonLines label={t('console.loading')} lines={8} />}
      {read.data && <BuyerForm info={read.data} />}
    </>
  );
}

import { sellerOne } from '#contract/companies/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { useHead } from '#web/page/use-head.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { SellerForm } from '../SellerForm.tsx';

/** Changes a seller's own profile. */
export default function SellerEditPage() {
  const t = useWords('companies');
  const read = useRead(sellerOne, {});
  useHead({ title: t('console.seller.editTitle'), noIndex: true });
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('console.back'), to: '/seller-basic-information' },
          { label: t('console.seller.editTitle') },
        ]}
      />
      <PageHead title={t('console.seller.editTitle')} />
      <FailNote error={read.error} again={() => void read.refetch()} />
      {read.isPending && <SkeletonLines label={t('console.loading')} lines={8} />}
      {read.data && <SellerForm own={read.data} />}
    </>
  );
}

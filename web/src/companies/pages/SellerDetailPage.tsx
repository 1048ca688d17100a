import { useParams } from 'react-router';
import { sellerView } from '#contract/companies/calls.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type Head, useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { isNotFound, OWN, readId } from '../gone.ts';
import { namesOf } from '../names.ts';
import { SellerPage } from '../SellerPage.tsx';
import { sellerPath } from '../search/SellerTable.tsx';
import { useRefetchWhenSignedIn } from '../use-own-answer.ts';

/** A seller's public page; `0` is the reader's own as others see it. */
export default function SellerDetailPage() {
  const t = useTranslator('companies');
  const id = readId(useParams()['id']);
  const isOpen = useSession('member') !== null;
  const isOwn = id === OWN;
  const read = useCallQuery(
    sellerView,
    { id: id ?? OWN },
    { enabled: id !== null && (!isOwn || isOpen), previous: true },
  );
  useRefetchWhenSignedIn(isOwn || id === null ? nothing : read);
  const seller = read.data;
  const isMissing = id === null || isNotFound(read.error);
  useHead(useSellerHead(seller, { isMissing, isOwn }));
  if (isMissing) return <SellerNotFound />;
  if (isOwn && !isOpen) {
    return (
      <div className={layout.publicPage}>
        <h1>{t('seller.previewTitle')}</h1>
        <Empty
          title={t('seller.previewVisitor')}
          action={
            <ButtonLink to="/login" state={{ from: sellerPath(OWN) }} variant="primary">
              {t('seller.logIn')}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  if (seller) return <SellerPage seller={seller} />;
  return (
    <div className={layout.publicPage}>
      {read.error ? (
        <FailNote error={read.error} again={() => void read.refetch()} />
      ) : (
        <SkeletonLines label={t('search.label')} lines={8} />
      )}
    </div>
  );
}

const nothing = { refetch: async () => undefined };

type Seller = ReturnType<typeof useCallQuery<typeof sellerView>>['data'];

function useSellerHead(
  seller: Seller,
  { isMissing, isOwn }: { isMissing: boolean; isOwn: boolean },
): Head {
  const t = useTranslator('companies');
  if (isMissing) return { title: t('seller.gone'), noIndex: true, status: 404 };
  if (isOwn || !seller) return { title: t('seller.previewTitle'), noIndex: true };
  const { company, companyCn, areaId, city, website } = seller;
  return {
    title: namesOf(seller, t.lang)[0],
    description: t('seller.description', { company: namesOf(seller, t.lang)[0] }),
    canonical: sellerPath(seller.id),
    jsonLd: [
      {
        '@type': 'Organization',
        name: company,
        ...(companyCn ? { alternateName: companyCn } : {}),
        ...(website ? { url: website } : {}),
        address: {
          '@type': 'PostalAddress',
          addressCountry: areaId,
          ...(city ? { addressLocality: city } : {}),
        },
      },
    ],
  };
}

function SellerNotFound() {
  const t = useTranslator('companies');
  return (
    <div className={layout.publicPage}>
      <h1>{t('seller.gone')}</h1>
      <Empty
        title={t('seller.goneText')}
        action={<ButtonLink to="/seller-search-results">{t('seller.find')}</ButtonLink>}
      />
    </div>
  );
}

import { Navigate, useParams } from 'react-router';
import { buyerView } from '#contract/companies/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { BuyerPage } from '../BuyerPage.tsx';
import { isNotFound, OWN, readId } from '../gone.ts';
import { useRefetchWhenSignedIn } from '../use-own-answer.ts';

/** A buyer's page. Its contacts are in it for those only who trade with the buyer. */
export default function BuyerDetailPage() {
  const t = useTranslator('companies');
  const idParam = readId(useParams()['id']);
  const id = idParam === OWN ? null : idParam;
  const read = useCallQuery(buyerView, { id: id ?? OWN }, { enabled: id !== null });
  useRefetchWhenSignedIn(id === null ? nothing : read);
  const buyer = read.data;
  const isMissing = id === null || isNotFound(read.error);
  // A buyer did not come to be found: search engines are asked to stay away.
  useHead({
    title: isMissing ? t('buyer.gone') : (buyer?.company ?? t('preview.title')),
    description: buyer && t('buyer.description', { company: buyer.company }),
    noIndex: true,
    ...(isMissing ? { status: 404 as const } : {}),
  });
  if (idParam === OWN) return <Navigate to="/buyer-preview" replace />;
  if (isMissing) {
    return (
      <div className={layout.publicPage}>
        <h1>{t('buyer.gone')}</h1>
        <Empty
          title={t('buyer.goneText')}
          action={<ButtonLink to="/home">{t('buyer.home')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className={layout.publicPage}>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {read.isPending && <SkeletonLines label={t('buyer.about')} lines={8} />}
      {buyer && <BuyerPage buyer={buyer} />}
    </div>
  );
}

const nothing = { refetch: async () => undefined };

import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { NoScript } from '../start/NoScript.tsx';
import styles from '../start/start.module.css';

// The table comes with the first bill that is opened.
const OpenedBom = lazy(() => import('../table/OpenedBom.tsx'));

/** One bill of materials. It is nobody's but its reader's, so the server draws its frame alone. */
export default function BomPage() {
  const t = useTranslator('bom');
  const { id = '' } = useParams();
  const isHydrated = useHydrated();
  useHead({ title: t('title'), description: t('head'), noIndex: true });
  const waiting = (
    <>
      <PageHead title={t('title')} />
      <NoScript />
      <SkeletonLines label={t('one.loading')} lines={8} />
    </>
  );
  return (
    <div className={styles.page}>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <OpenedBom key={id} id={id} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { BOM_RETENTION_HOURS } from '#contract/bom/shapes.ts';
import { useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { BOM, bomPath } from '../addresses.ts';
import { BomSteps } from '../BomSteps.tsx';
import { NoScript } from '../start/NoScript.tsx';
import { PasteStart } from '../start/PasteStart.tsx';
import { StartHow } from '../start/StartHow.tsx';
import styles from '../start/start.module.css';
import { UploadStart } from '../start/UploadStart.tsx';
import { broughtHere } from '../tokens.ts';

// A visitor has no saved bills.
const SavedBoms = lazy(() => import('../start/SavedBoms.tsx'));

/** Where a bill of materials is brought: a file or pasted cells. */
export default function BomInquirePage() {
  const t = useTranslator('bom');
  const isMember = useSession('member') !== null;
  useHead({ title: t('title'), description: t('head'), canonical: BOM });
  const how = (
    <div className={styles.below}>
      <StartHow />
    </div>
  );
  return (
    <div className={styles.page}>
      <PageHead
        title={t('title')}
        actions={
          <ButtonLink icon="download" to="/bom-template.csv" reloadDocument download>
            {t('template')}
          </ButtonLink>
        }
      />
      <p className={styles.lead}>{t('lead')}</p>
      <NoScript />
      <BomSteps current="upload" />
      <div className={styles.ways}>
        <UploadStart />
        <PasteStart />
      </div>
      {isMember ? (
        <Suspense>
          <SavedBoms>{how}</SavedBoms>
        </Suspense>
      ) : (
        <>
          <BroughtHere />
          {how}
        </>
      )}
    </div>
  );
}

/** The way back to a bill that this browser brought and that is still kept. */
function BroughtHere() {
  const t = useTranslator('bom');
  const isHydrated = useHydrated();
  const [last] = isHydrated ? broughtHere() : [];
  if (last === undefined) return null;
  return (
    <p className={styles.quiet}>
      {t('hereText', { hours: BOM_RETENTION_HOURS })}{' '}
      <Link to={bomPath(last)}>{t('hereOpen')}</Link>
    </p>
  );
}

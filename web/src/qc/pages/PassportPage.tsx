import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { passportOne } from '#contract/passports/calls.ts';
import type { PassportView } from '#contract/passports/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { Finding } from '../Finding.tsx';
import { Lineage } from '../passports/Lineage.tsx';
import { PassportFacts, PassportPieces } from '../passports/PassportFacts.tsx';
import styles from '../passports/passport.module.css';
import { isPassportNo, passportStatusOf, tones } from '../passports/passport-status.ts';
import verify from '../Verify.module.css';

const HolderActs = lazy(() => import('../passports/HolderActs.tsx'));
const ReceivedOffer = lazy(() => import('../passports/Offer.tsx'));
const PassportLabel = lazy(() => import('../passports/PassportLabel.tsx'));
const PassportProof = lazy(() => import('../passports/PassportProof.tsx'));
const PassportTests = lazy(() => import('../passports/PassportTests.tsx'));

/** The certificate behind the label of a lot: anybody who scans it reads result, pieces and report. */
export default function PassportPage() {
  const t = useTranslator('qc/passports');
  const { no = '', code = '' } = useParams();
  const isLot = isPassportNo(no);
  const read = useCallQuery(passportOne, { no, code }, { enabled: isLot, previous: true });
  const { refetch } = read;
  const isMember = useSession('member') !== null;
  // A page that the server rendered is a visitor's: its holder reads it again.
  useEffect(() => {
    if (isMember && isLot) void refetch();
  }, [isMember, isLot, refetch]);
  const isUnknown = read.error instanceof CallFailure && read.error.is('notFound');
  useHead({
    title: isLot ? no : t('title'),
    description: t('head'),
    // Who holds the label reads the page; search engines hold none.
    noIndex: true,
    ...(isUnknown ? { status: 404 as const } : {}),
  });
  if (!isLot) return <ParcelLabel no={no} />;
  if (isUnknown) {
    return (
      <div className={cx(verify.alone, verify.open)}>
        <Finding
          tone="fail"
          mark={t('none')}
          title={t('noneTitle')}
          text={t('noneText', { no, code })}
        />
      </div>
    );
  }
  return (
    <>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('loading')} lines={8} />}
      {read.data && <Passport passport={read.data} code={code} />}
    </>
  );
}

/** The label of a parcel certifies nothing: it says which order or claim it is of. */
function ParcelLabel({ no }: { no: string }) {
  const t = useTranslator('qc/passports');
  const isClaim = no.toUpperCase().startsWith('AS-');
  return (
    <div className={cx(verify.alone, verify.open)}>
      <Finding
        tone="wait"
        mark={t('parcel')}
        title={t(isClaim ? 'claimTitle' : 'parcelTitle', { no })}
        text={t(isClaim ? 'claimText' : 'parcelText')}
      >
        <p className={verify.public}>
          {isClaim ? (
            <ButtonLink to="/after-sales-orders">{t('claims')}</ButtonLink>
          ) : (
            <ButtonLink to="/my-order">{t('orders')}</ButtonLink>
          )}
        </p>
      </Finding>
    </div>
  );
}

function Passport({ passport, code }: { passport: PassportView; code: string }) {
  const t = useTranslator('qc/passports');
  const { report, own } = passport;
  const status = passportStatusOf(report);
  return (
    <div className={styles.columns}>
      <div>
        {report?.revoked ? (
          <section className={styles.revoked} role="alert">
            <strong>{t('result.revoked')}</strong>
            <h1>{t('result.revokedTitle')}</h1>
            <p>{t('result.revokedText')}</p>
            <p>{t.parts('result.revokedAt', { at: <DateTime at={report.revoked.at} zone /> })}</p>
            <p lang="">{t('result.revokedBecause', { reason: report.revoked.reason })}</p>
          </section>
        ) : (
          <Finding
            tone={tones[status]}
            mark={t(`result.${status}`)}
            title={t(`result.${status}Title`)}
            text={t(`result.${status}Text`)}
          />
        )}
        <PassportFacts passport={passport} />
        <PassportPieces passport={passport} />
      </div>
      <div>
        {own === null && passport.offer && (
          <Suspense>
            <ReceivedOffer passport={passport} offer={passport.offer} />
          </Suspense>
        )}
        {own && (
          <Suspense>
            <HolderActs key={passport.no} passport={passport} own={own} />
          </Suspense>
        )}
        {report && (
          <Suspense>
            <PassportTests report={report} />
          </Suspense>
        )}
        <Lineage passport={passport} />
        <Suspense>
          <PassportLabel passport={passport} />
        </Suspense>
        {(status === 'pass' || status === 'conditional') && (
          <Suspense>
            <PassportProof passport={passport} code={code} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

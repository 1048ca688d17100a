import { Link } from 'react-router';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { buyerView } from '#contract/companies/calls.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { BuyerPage } from '../BuyerPage.tsx';
import styles from '../companies.module.css';
import { OWN } from '../gone.ts';

const publicFields = ['company', 'area', 'about', 'pictures', 'since', 'deals'] as const;
const partnerFields = ['address', 'tel', 'website', 'duns', 'workTime', 'contacts'] as const;

/** My own page as others see it; a visitor reads what such a page shows. */
export default function BuyerPreviewPage() {
  const t = useTranslator('companies');
  const isOpen = useSession('member') !== null;
  useHead({
    title: t('preview.title'),
    description: t('preview.description'),
    canonical: '/buyer-preview',
  });
  return <div className={layout.publicPage}>{isOpen ? <OwnPreview /> : <ForVisitor />}</div>;
}

function ForVisitor() {
  const t = useTranslator('companies');
  return (
    <>
      <h1>{t('preview.title')}</h1>
      <p className={styles.lead}>{t('preview.visitor')}</p>
      <div className={styles.columns}>
        <Section title={t('preview.everyone')}>
          <ul className={styles.plain}>
            {publicFields.map((one) => (
              <li key={one}>{t(`preview.${one}`)}</li>
            ))}
          </ul>
        </Section>
        <Section title={t('preview.partners')}>
          <ul className={styles.plain}>
            {partnerFields.map((one) => (
              <li key={one}>{t(`reach.${one}`)}</li>
            ))}
          </ul>
        </Section>
      </div>
      <p className={styles.deeds}>
        <ButtonLink to="/login" state={{ from: '/buyer-preview' }} variant="primary">
          {t('preview.logIn')}
        </ButtonLink>
        <ButtonLink to="/register">{t('preview.register')}</ButtonLink>
      </p>
    </>
  );
}

function OwnPreview() {
  const t = useTranslator('companies');
  const user = useCallQuery(loginUser, {}).data;
  const isBuyer = user?.mainIdentity === 'buyer';
  const read = useCallQuery(buyerView, { id: OWN }, { enabled: isBuyer });
  if (user && !isBuyer) {
    return (
      <>
        <h1>{t('preview.title')}</h1>
        <p className={styles.lead}>
          {t('preview.seller')} <Link to="/seller-info-detail/0">{t('preview.sellerLink')}</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <Note
        className={styles.note}
        action={<ButtonLink to="/buyer-info-edit">{t('preview.edit')}</ButtonLink>}
      >
        {t('preview.note')}
      </Note>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {!read.data && !read.error && <SkeletonLines label={t('preview.title')} lines={8} />}
      {read.data && <BuyerPage buyer={{ ...read.data, reach: null, because: null }} />}
    </>
  );
}

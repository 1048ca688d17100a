import { Link } from 'react-router';
import { buyerOne } from '#contract/companies/calls.ts';
import type { BuyerInfo } from '#contract/companies/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { CellNote } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { AlbumStrip } from '../album/AlbumStrip.tsx';
import { Logo } from '../album/Logo.tsx';
import { ContactSection } from '../BuyerPage.tsx';
import { Country } from '../Country.tsx';
import styles from '../companies.module.css';
import { Percent } from '../Percent.tsx';
import { CompanyText } from '../Said.tsx';

/** A buyer's own profile, and how complete it is. */
export default function BuyerInformationPage() {
  const t = useTranslator('companies');
  const read = useCallQuery(buyerOne, {});
  useHead({ title: t('console.buyer.title'), noIndex: true });
  return (
    <>
      <PageHead
        title={t('console.buyer.title')}
        actions={
          <>
            <ButtonLink to="/buyer-preview" icon="eye">
              {t('console.buyer.preview')}
            </ButtonLink>
            <ButtonLink to="/buyer-info-edit" icon="edit" variant="primary">
              {t('console.buyer.edit')}
            </ButtonLink>
          </>
        }
      />
      <p className={styles.lead}>{t('console.buyer.lead')}</p>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {read.isPending && <SkeletonLines label={t('console.loading')} lines={8} />}
      {read.data && <Profile info={read.data} />}
    </>
  );
}

function Profile({ info }: { info: BuyerInfo }) {
  const t = useTranslator('companies');
  const none = <span className={styles.quiet}>{t('console.notGiven')}</span>;
  return (
    <>
      <Percent side="buyer" percent={info.rate} missing={info.missing} />
      <div className={layout.two}>
        <Section title={t('console.buyer.company')}>
          <DefinitionList
            items={[
              {
                key: 'logo',
                term: t('console.field.logo'),
                value: <Logo link={info.logoLink} company={info.company} />,
              },
              {
                key: 'company',
                term: t('console.field.company'),
                value: <CompanyText text={info.company} name />,
              },
              {
                key: 'area',
                term: t('console.field.areaId'),
                value: info.areaId ? <Country code={info.areaId} /> : none,
              },
              {
                key: 'about',
                term: t('console.field.about'),
                value: info.about ? (
                  <span className={styles.about}>
                    <CompanyText text={info.about} />
                  </span>
                ) : (
                  none
                ),
              },
              {
                key: 'email',
                term: t('console.buyer.email'),
                value: (
                  <>
                    <span translate="no">{info.email}</span>
                    <CellNote>{t('console.buyer.emailHint')}</CellNote>
                    <Link to="/buyer-update-email">{t('console.buyer.emailChange')}</Link>
                  </>
                ),
              },
              {
                key: 'created',
                term: t('console.buyer.created'),
                value: <DateTime at={info.createtime} form="day" />,
              },
            ]}
          />
        </Section>
        <Section title={t('console.buyer.contact')} aside={t('console.field.partners')}>
          <ContactSection reach={info} because="self" />
        </Section>
      </div>
      <AlbumStrip side="buyer" count={info.photos} />
    </>
  );
}

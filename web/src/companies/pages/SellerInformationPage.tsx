import { sellerOne } from '#contract/companies/calls.ts';
import type { SellerOwn } from '#contract/companies/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { AlbumStrip } from '../album/AlbumStrip.tsx';
import { Logo } from '../album/Logo.tsx';
import styles from '../companies.module.css';
import { Percent } from '../Percent.tsx';
import { Place } from '../Place.tsx';
import { CompanyText } from '../Said.tsx';
import { WebsiteLink } from '../WebsiteLink.tsx';

/** A seller's own profile, and how complete it is. */
export default function SellerInformationPage() {
  const t = useTranslator('companies');
  const read = useCallQuery(sellerOne, {});
  useHead({ title: t('console.seller.title'), noIndex: true });
  return (
    <>
      <PageHead
        title={t('console.seller.title')}
        actions={
          <>
            <ButtonLink to="/seller-info-detail/0" icon="eye">
              {t('console.seller.preview')}
            </ButtonLink>
            <ButtonLink to="/seller-info-change" icon="edit" variant="primary">
              {t('console.seller.edit')}
            </ButtonLink>
          </>
        }
      />
      <p className={styles.lead}>{t('console.seller.lead')}</p>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {read.isPending && <SkeletonLines label={t('console.loading')} lines={8} />}
      {read.data && <Profile own={read.data} />}
    </>
  );
}

function Profile({ own }: { own: SellerOwn }) {
  const t = useTranslator('companies');
  const states = useTranslator('onboarding');
  const none = <span className={styles.quiet}>{t('console.notGiven')}</span>;
  const said = (text: string, name = false) =>
    text ? <CompanyText text={text} name={name} /> : none;
  return (
    <>
      <Percent side="seller" percent={own.percent} missing={own.missing} />
      <div className={layout.two}>
        <Section
          title={t('console.seller.reviewed')}
          action={<ButtonLink to="/seller-settlement">{t('console.seller.settlement')}</ButtonLink>}
        >
          <DefinitionList
            items={[
              { key: 'en', term: t('console.seller.nameEn'), value: said(own.company, true) },
              { key: 'cn', term: t('console.seller.nameCn'), value: said(own.companyCn, true) },
              { key: 'place', term: t('console.seller.place'), value: <Place of={own} /> },
              { key: 'telephone', term: t('console.seller.telephone'), value: own.telephone },
              { key: 'email', term: t('console.seller.email'), value: own.email },
              {
                key: 'state',
                term: t('console.seller.state'),
                value: states(`state.${own.state}`),
              },
            ]}
          />
        </Section>
        <Section title={t('console.seller.own')}>
          <DefinitionList
            items={[
              {
                key: 'logo',
                term: t('console.field.logo'),
                value: <Logo link={own.logoLink} company={own.company} />,
              },
              {
                key: 'about',
                term: t('console.field.about'),
                value: <span className={styles.about}>{said(own.about)}</span>,
              },
              {
                key: 'products',
                term: t('console.field.mainProducts'),
                value: said(own.mainProducts),
              },
              {
                key: 'brands',
                term: t('console.field.brands'),
                value: said(own.brands.join(' · '), true),
              },
              {
                key: 'website',
                term: t('console.field.website'),
                value: own.website ? <WebsiteLink address={own.website} /> : none,
              },
            ]}
          />
        </Section>
      </div>
      <AlbumStrip side="seller" count={own.photos} />
    </>
  );
}

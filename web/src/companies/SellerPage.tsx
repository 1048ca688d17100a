import type { SellerView } from '#contract/companies/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { BlacklistTag } from '#web/widgets/money/PriceCaution.tsx';
import { Album } from './album/Album.tsx';
import { Logo } from './album/Logo.tsx';
import { BlacklistNotes } from './BlacklistNotes.tsx';
import styles from './companies.module.css';
import { FollowButton } from './FollowButton.tsx';
import { namesOf } from './names.ts';
import { Place } from './Place.tsx';
import { SellerRecordFacts } from './Record.tsx';
import { CompanyText } from './Said.tsx';
import { SellerStock } from './SellerStock.tsx';
import { WebsiteLink } from './WebsiteLink.tsx';

/** Who the seller is, and what a reader may do about it. */
function Head({ seller }: { seller: SellerView }) {
  const t = useTranslator('companies');
  const { prose } = useFormat();
  const [first, second] = namesOf(seller, t.lang);
  return (
    <header className={styles.head}>
      <Logo link={seller.logo} company={seller.company} big />
      <div className={styles.title}>
        <h1>
          <CompanyText text={first} name />
        </h1>
        <p className={styles.under}>
          {second && <CompanyText text={second} name />}
          <span>
            <Place of={seller} />
          </span>
          {seller.since && (
            <span>
              {t('seller.since', { date: prose(seller.since, { time: false, weekday: false }) })}
            </span>
          )}
          <span>{t('seller.followers', { count: seller.followers })}</span>
          {seller.settled && seller.standing.blacklist !== 'listed' && (
            <Tag tone="pass">{t('seller.settled')}</Tag>
          )}
          <BlacklistTag stage={seller.standing.blacklist} />
        </p>
      </div>
      {!seller.mine && (
        <div className={styles.deeds}>
          <FollowButton seller={seller} />
          {seller.standing.blacklist !== 'listed' && (
            <ButtonLink to="/shopping-mall/index" variant="primary">
              {t('seller.ask')}
            </ButtonLink>
          )}
        </div>
      )}
    </header>
  );
}

/** Tells a seller how others see this page. */
function OwnNote({ seller }: { seller: SellerView }) {
  const t = useTranslator('companies');
  return (
    <Note
      className={styles.note}
      action={
        seller.settled ? (
          <ButtonLink to="/seller-info-change">{t('seller.edit')}</ButtonLink>
        ) : (
          <ButtonLink to="/seller-settlement">{t('seller.settle')}</ButtonLink>
        )
      }
    >
      {t(seller.settled ? 'seller.preview' : 'seller.previewUnsettled')}
    </Note>
  );
}

/** Shows a seller's page: company, track record on the platform, its own texts, its stock. */
export function SellerPage({ seller }: { seller: SellerView }) {
  const t = useTranslator('companies');
  const { company } = seller;
  const said = [
    { key: 'products', term: t('seller.products'), text: seller.mainProducts, name: false },
    { key: 'brands', term: t('seller.brands'), text: seller.ownBrands.join(' · '), name: true },
    { key: 'stock', term: t('seller.stockBrands'), text: seller.brands.join(' · '), name: true },
  ].filter(({ text }) => text !== '');
  return (
    <article className={layout.publicPage}>
      {seller.mine && <OwnNote seller={seller} />}
      <Head seller={seller} />
      <BlacklistNotes entries={seller.blacklist} />
      <div className={styles.columns}>
        <Section title={t('seller.about')}>
          {seller.about ? (
            <p className={styles.about}>
              <CompanyText text={seller.about} />
            </p>
          ) : (
            <p className={styles.quiet}>{t('seller.noAbout')}</p>
          )}
          <div className={styles.facts}>
            <DefinitionList
              items={[
                ...said.map(({ key, term, text, name }) => ({
                  key,
                  term,
                  value: <CompanyText text={text} name={name} />,
                })),
                ...(seller.website
                  ? [
                      {
                        key: 'website',
                        term: t('seller.website'),
                        value: <WebsiteLink address={seller.website} />,
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        </Section>
        <Section title={t('standing.title')}>
          <p className={styles.quiet}>{t('standing.aside')}</p>
          <SellerRecordFacts
            record={seller.standing}
            deposit={seller.deposit}
            stock={seller.stockLines}
          />
        </Section>
      </div>
      <SellerStock seller={seller} />
      {seller.photos.length > 0 && (
        <Section title={t('seller.photos')}>
          <Album photos={seller.photos} name={(no) => t('seller.photo', { company, no })} />
        </Section>
      )}
      <footer className={styles.foot}>
        <p>{t('seller.contact')}</p>
        {!seller.mine && (
          <ButtonLink
            variant="text"
            to={`/add-complaint-seller?${new URLSearchParams({ seller: company })}`}
          >
            {t('seller.complain')}
          </ButtonLink>
        )}
      </footer>
    </article>
  );
}

import type { BuyerReach, BuyerView } from '#contract/companies/schemas.ts';
import { languageName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { CellNote } from '#web/ui/table/Table.tsx';
import { Album } from './album/Album.tsx';
import { Logo } from './album/Logo.tsx';
import { Country } from './Country.tsx';
import styles from './companies.module.css';
import { CompanyText } from './Said.tsx';
import { WebsiteLink } from './WebsiteLink.tsx';

/** A buyer's page; with its contacts where the server gave them to this reader. */
export function BuyerPage({ buyer }: { buyer: BuyerView }) {
  const t = useTranslator('companies');
  const { prose, number } = useFormat();
  const { company } = buyer;
  const date = prose(buyer.createtime, { time: false, weekday: false });
  return (
    <article>
      <header className={styles.head}>
        <Logo link={buyer.logo} company={company} big />
        <div className={styles.title}>
          <h1>
            <CompanyText text={company} name />
          </h1>
          <p className={styles.under}>
            <Country code={buyer.areaId} />
            <span>{t('buyer.since', { date })}</span>
          </p>
        </div>
      </header>
      <div className={styles.columns}>
        <Section title={t('buyer.about')}>
          {buyer.about ? (
            <p className={styles.about}>
              <CompanyText text={buyer.about} />
            </p>
          ) : (
            <p className={styles.quiet}>{t('buyer.noAbout')}</p>
          )}
          <div className={styles.facts}>
            <DefinitionList
              items={[
                {
                  key: 'deals',
                  term: t('buyer.deals'),
                  value: <b>{t('buyer.dealsValue', { count: number(buyer.deals) })}</b>,
                },
              ]}
            />
          </div>
        </Section>
        <Section title={t('buyer.reach')}>
          {buyer.reach === null ? (
            <p className={styles.quiet}>{t('buyer.hidden')}</p>
          ) : (
            <ContactSection reach={buyer.reach} because={buyer.because} />
          )}
        </Section>
      </div>
      {buyer.photos.length > 0 && (
        <Section title={t('buyer.photos')}>
          <Album photos={buyer.photos} name={(no) => t('buyer.photo', { company, no })} />
        </Section>
      )}
    </article>
  );
}

/** A telephone number as it is dialled from abroad. */
const dialedNumber = (area: string, number: string): string =>
  number === '' ? '' : area === '' ? number : `+${area} ${number}`;

/** How a buyer is reached, and why the reader sees it. */
export function ContactSection({
  reach,
  because,
}: {
  reach: BuyerReach;
  because: BuyerView['because'];
}) {
  const t = useTranslator('companies');
  const facts = [
    { key: 'address', value: reach.address && <CompanyText text={reach.address} name /> },
    { key: 'lang', value: reach.lang && languageName(reach.lang, t.lang) },
    { key: 'website', value: reach.website && <WebsiteLink address={reach.website} /> },
    { key: 'duns', value: reach.duns },
    { key: 'tel', value: dialedNumber(reach.telAreaCode, reach.tel) },
    { key: 'freeTel', value: reach.freeTel },
    { key: 'workTime', value: reach.workTime && <CompanyText text={reach.workTime} name /> },
  ] as const;
  const { buyerContactList: people } = reach;
  return (
    <>
      {because === 'order' && <Note className={styles.note}>{t('buyer.becauseOrder')}</Note>}
      {because === 'quote' && <Note className={styles.note}>{t('buyer.becauseQuote')}</Note>}
      <DefinitionList
        items={[
          ...facts.map(({ key, value }) => ({
            key,
            term: t(`reach.${key}`),
            value: value || <span className={styles.quiet}>{t('reach.none')}</span>,
          })),
          {
            key: 'people',
            term: t('reach.contacts'),
            value:
              people.length === 0 ? (
                <span className={styles.quiet}>{t('reach.none')}</span>
              ) : (
                <ul className={styles.people} translate="no">
                  {people.map((one) => (
                    <li key={`${one.name} ${one.email} ${one.phone}`}>
                      <b>{one.name}</b>
                      <CellNote>
                        {[one.position, one.email, one.phone].filter(Boolean).join(' · ')}
                      </CellNote>
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </>
  );
}

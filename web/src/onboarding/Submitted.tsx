import type { Audit, SellerCompany } from '#contract/onboarding/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { ChangeSection } from './change/ChangeSection.tsx';
import { DepositSection } from './deposit/DepositSection.tsx';
import { ModelResult } from './ModelResult.tsx';
import styles from './Settlement.module.css';

const displayedFields = [
  'companyNameCn',
  'companyNameEn',
  'creditCode',
  'country',
  'province',
  'city',
  'district',
  'address',
  'contactName',
  'platform',
  'website',
  'mainProducts',
  'profile',
] as const;

/** Shows a submitted settlement, while it is under review and after it passed. */
export function SubmittedSettlement({ audit, account }: { audit: Audit; account: string }) {
  const t = useTranslator('onboarding');
  const { company, links } = audit;
  const phone = `+${company.mobileAreaCode} ${company.mobile}`;
  const landline = `${company.landlineAreaCode} ${company.landline}`.trim();
  return (
    <div className={styles.stack}>
      <StateNote audit={audit} />
      <DepositSection />
      {audit.state === 'pass' && <ChangeSection audit={audit} account={account} />}
      <Section title={t('edit')}>
        <div className={styles.facts}>
          <DefinitionList
            items={[
              ...displayedFields.map((field) => ({
                key: field,
                term: t(`field.${field}`),
                value: <Value field={field} company={company} />,
              })),
              { key: 'email', term: t('email'), value: audit.email },
              { key: 'mobile', term: t('field.mobile'), value: phone },
              { key: 'landline', term: t('field.landline'), value: landline || t('empty') },
              {
                key: 'models',
                term: t('field.models'),
                value: company.models.map((model) => (
                  <div key={model}>
                    <Mpn mpn={model} /> <ModelResult audit={audit} model={model} />
                  </div>
                )),
              },
              {
                key: 'licencePhoto',
                term: t('field.licencePhoto'),
                value: <PictureLink href={links.licencePhoto} />,
              },
              { key: 'logo', term: t('field.logo'), value: <PictureLink href={links.logo} /> },
            ]}
          />
        </div>
      </Section>
    </div>
  );
}

function Value({
  field,
  company,
}: {
  field: (typeof displayedFields)[number];
  company: SellerCompany;
}) {
  const t = useTranslator('onboarding');
  if (company[field] === '') return t('empty');
  return field === 'country' ? <CountryName code={company.country} /> : company[field];
}

function PictureLink({ href }: { href: string }) {
  const t = useTranslator('onboarding');
  if (href === '') return t('empty');
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {t('open')}
    </a>
  );
}

function StateNote({ audit }: { audit: Audit }) {
  const t = useTranslator('onboarding');
  const format = useFormat();
  if (audit.state === 'pass') {
    return (
      <Note
        tone="pass"
        action={
          <ButtonLink to="/seller-inventory-add" variant="primary">
            {t('goStock')}
          </ButtonLink>
        }
      >
        {t('passNote')}
      </Note>
    );
  }
  return (
    <Note tone="wait">
      {audit.dueAt
        ? t('submittedNote', { time: format.prose(audit.dueAt, { zone: true }) })
        : t('submittedPlain')}
    </Note>
  );
}

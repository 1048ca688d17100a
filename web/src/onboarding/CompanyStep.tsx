import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { CountryField } from '#web/widgets/fields/CountryField.tsx';
import { MobileFields } from './MobileFields.tsx';
import { SettlementField, TextPart } from './Part.tsx';
import { PictureField } from './PictureField.tsx';
import { PlaceParts } from './PlaceParts.tsx';
import styles from './Settlement.module.css';
import type { Settlement } from './use-settlement.ts';

/** First step: names, papers, address, contact. */
export function CompanyStep({ of }: { of: Settlement }) {
  const t = useTranslator('onboarding');
  return (
    <>
      <Names of={of} />
      <Section title={t('section.place')}>
        <div className={`${layout.fields} ${styles.fields}`}>
          <SettlementField of={of} name="country">
            <CountryField
              value={of.company.country}
              onChange={({ id }) => of.set({ country: id })}
            />
          </SettlementField>
          <PlaceParts of={of} />
        </div>
      </Section>
      <Section title={t('section.contact')}>
        <div className={`${layout.fields} ${styles.fields}`}>
          <Field label={t('email')} hint={t('hint.email')}>
            <TextInput readOnly name="email" value={of.audit.email} onChange={() => undefined} />
          </Field>
          <TextPart of={of} name="contactName" max={80} autoComplete="name" />
          <MobileFields of={of} />
          <Landline of={of} />
        </div>
      </Section>
      <Section title={t('section.social')} aside={t('optional')}>
        <div className={`${layout.fields3} ${styles.fields}`}>
          <TextPart of={of} name="skype" max={80} optional />
          <TextPart of={of} name="whatsapp" max={80} optional />
          <TextPart of={of} name="line" max={80} optional />
        </div>
      </Section>
    </>
  );
}

function Names({ of }: { of: Settlement }) {
  const t = useTranslator('onboarding');
  const { company, audit } = of;
  return (
    <Section title={t('section.names')}>
      <div className={`${layout.fields} ${styles.fields}`}>
        <TextPart of={of} name="companyNameCn" autoComplete="organization" />
        <TextPart of={of} name="companyNameEn" autoComplete="organization" />
        <TextPart of={of} name="creditCode" max={limits.creditCodeChars} mono upper />
        <span className={layout.whole} />
        <SettlementField of={of} name="licencePhoto" hint="" group>
          <PictureField
            name="licencePhoto"
            label={t('field.licencePhoto')}
            value={company.licencePhoto}
            saved={{ url: audit.company.licencePhoto, link: audit.links.licencePhoto }}
            onChange={(licencePhoto) => of.set({ licencePhoto })}
            minKb={limits.licenceMinKb}
            maxKb={limits.licenceMaxKb}
            hint={t('hint.licencePhoto')}
          />
        </SettlementField>
        <SettlementField of={of} name="logo" optional hint="" group>
          <PictureField
            name="logo"
            label={t('field.logo')}
            value={company.logo}
            saved={{ url: audit.company.logo, link: audit.links.logo }}
            onChange={(logo) => of.set({ logo })}
            maxKb={limits.logoMaxKb}
            hint={t('hint.logo')}
          />
        </SettlementField>
      </div>
    </Section>
  );
}

/** The landline, with the code of its city as it is dialled in the country. */
function Landline({ of }: { of: Settlement }) {
  const t = useTranslator('onboarding');
  const input = (name: 'landlineAreaCode' | 'landline', max: number) => (
    <TextInput
      mono
      name={name}
      inputMode="tel"
      maxLength={max}
      value={of.company[name]}
      onChange={(text) => of.set({ [name]: text.replace(/[^\d\s-]/g, '') })}
    />
  );
  return (
    <div className={styles.phone}>
      <SettlementField of={of} name="landlineAreaCode">
        {input('landlineAreaCode', 10)}
      </SettlementField>
      <SettlementField of={of} name="landline" hint={t('hint.landline')}>
        {input('landline', 20)}
      </SettlementField>
    </div>
  );
}

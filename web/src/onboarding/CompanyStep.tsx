import { limits } from '#contract/limits.ts';
import { useWords } from '#web/i18n/words.ts';
import { CountryField } from '#web/parts/CountryField.tsx';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/Section.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { Part, TextPart } from './Part.tsx';
import { PictureField } from './PictureField.tsx';
import { PlaceParts } from './PlaceParts.tsx';
import styles from './Settlement.module.css';
import type { Settlement } from './use-settlement.ts';

/** First step: names, papers, address, contact. */
export function CompanyStep({ of }: { of: Settlement }) {
  const t = useWords('onboarding');
  return (
    <>
      <Names of={of} />
      <Section title={t('section.place')}>
        <div className={`${layout.fields} ${styles.fields}`}>
          <Part of={of} name="country">
            <CountryField
              value={of.company.country}
              onChange={({ id }) => of.set({ country: id })}
            />
          </Part>
          <PlaceParts of={of} />
          <TextPart
            of={of}
            name="address"
            max={300}
            className={layout.whole}
            autoComplete="street-address"
          />
        </div>
      </Section>
      <Section title={t('section.contact')}>
        <div className={`${layout.fields} ${styles.fields}`}>
          <TextPart of={of} name="contactName" max={80} autoComplete="name" />
          <Phone of={of} code="mobileAreaCode" number="mobile" />
          <Phone of={of} code="landlineAreaCode" number="landline" optional />
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
  const t = useWords('onboarding');
  const { company, audit } = of;
  return (
    <Section title={t('section.names')}>
      <div className={`${layout.fields} ${styles.fields}`}>
        <TextPart of={of} name="companyNameCn" autoComplete="organization" />
        <TextPart of={of} name="companyNameEn" autoComplete="organization" />
        <TextPart of={of} name="creditCode" max={limits.creditCodeChars} mono upper />
        <span className={layout.whole} />
        <Part of={of} name="licencePhoto" hint="" group>
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
        </Part>
        <Part of={of} name="logo" optional hint="" group>
          <PictureField
            name="logo"
            label={t('field.logo')}
            value={company.logo}
            saved={{ url: audit.company.logo, link: audit.links.logo }}
            onChange={(logo) => of.set({ logo })}
            maxKb={limits.logoMaxKb}
            hint={t('hint.logo')}
          />
        </Part>
      </div>
    </Section>
  );
}

/** A number with the code before it, as one field. */
function Phone(props: {
  of: Settlement;
  code: 'mobileAreaCode' | 'landlineAreaCode';
  number: 'mobile' | 'landline';
  optional?: boolean;
}) {
  const t = useWords('onboarding');
  const { of, code, number, optional } = props;
  const isMobile = number === 'mobile';
  return (
    <Part
      of={of}
      name={number}
      optional={optional}
      hint={isMobile ? t('hint.mobile') : undefined}
      group
    >
      <div className={styles.phone}>
        <TextInput
          mono
          name={code}
          inputMode="tel"
          maxLength={isMobile ? 6 : 10}
          prefix={isMobile ? '+' : undefined}
          aria-label={t(`field.${code}`)}
          value={of.company[code]}
          onChange={(text) => of.set({ [code]: text.replace(/[^\d-]/g, '') })}
        />
        <TextInput
          mono
          name={number}
          inputMode="tel"
          autoComplete={isMobile ? 'tel-national' : 'off'}
          maxLength={20}
          aria-label={t(`field.${number}`)}
          aria-invalid={of.error(number) !== undefined || undefined}
          value={of.company[number]}
          onChange={(text) => of.set({ [number]: text.replace(/[^\d\s-]/g, '') })}
        />
      </div>
    </Part>
  );
}

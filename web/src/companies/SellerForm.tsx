import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { sellerUpdate, updateLogo } from '#contract/companies/calls.ts';
import { BRANDS_MAX } from '#contract/companies/profile.ts';
import type { SellerOwn } from '#contract/companies/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { LogoField } from './album/LogoField.tsx';
import styles from './companies.module.css';
import { ProfileText } from './ProfileText.tsx';
import { SaveBar } from './SaveBar.tsx';

const PAGE = '/seller-basic-information';

interface Typed {
  readonly about: string;
  readonly mainProducts: string;
  /** Names between commas, as typed. */
  readonly brands: string;
  readonly website: string;
}

const inputOf = ({ brands, ...typed }: Typed) => ({
  ...typed,
  brands: brands
    .split(/[,，、;；\n]/)
    .map((brand) => brand.trim())
    .filter((brand) => brand !== ''),
});

/** Changes what a seller says of itself on its page. */
export function SellerForm({ own }: { own: SellerOwn }) {
  const t = useTranslator('companies');
  const navigate = useNavigate();
  const [start] = useState<Typed>(() => ({
    about: own.about,
    mainProducts: own.mainProducts,
    brands: own.brands.join(', '),
    website: own.website,
  }));
  const [values, setValues, forget] = useDraft('seller-profile', start);
  const input = inputOf(values);
  const form = useForm(values, validateInput(sellerUpdate, input));
  const save = useCommand(sellerUpdate, {
    onDone: () => {
      forget();
      toast(t('console.saved'));
      void navigate(PAGE);
    },
    onFail: form.refuse,
  });
  const set = (part: Partial<Typed>) => setValues((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) save.mutate(input);
  };
  const text = (name: keyof Typed) => ({
    name,
    value: values[name],
    onChange: (said: string) => set({ [name]: said }),
    form,
  });
  return (
    <div className={styles.parts}>
      <LogoSection own={own} />
      <form ref={form.frame} className={styles.form} onSubmit={submit} noValidate>
        <Section title={t('console.seller.own')}>
          <div className={layout.fields}>
            <ProfileText
              {...text('about')}
              long
              max={2000}
              hint={t('console.field.aboutHint')}
              className={layout.whole}
            />
            <ProfileText {...text('mainProducts')} max={500} />
            <ProfileText
              {...text('brands')}
              hint={t('console.field.brandsHint', { max: BRANDS_MAX })}
              error={input.brands.map((_, index) => form.error(`brands.${index}`)).find(Boolean)}
            />
            <ProfileText {...text('website')} max={200} hint={t('console.field.websiteHint')} />
          </div>
        </Section>
        <SaveBar
          form={form}
          page={PAGE}
          error={save.error}
          busy={save.isPending}
          onLeave={forget}
        />
      </form>
    </div>
  );
}

/** The logo is set as soon as it is chosen. */
function LogoSection({ own }: { own: SellerOwn }) {
  const t = useTranslator('companies');
  const saveLogo = useCommand(updateLogo, { onDone: () => toast(t('console.saved')) });
  return (
    <Section title={t('console.field.logo')}>
      <LogoField
        value={own.logo}
        saved={{ url: own.logo, link: own.logoLink }}
        onChange={(logo) => saveLogo.mutate({ logo })}
      />
      <FailNote error={saveLogo.error} />
    </Section>
  );
}

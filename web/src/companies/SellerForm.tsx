import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type SellerOwn, sellerUpdate, updateLogo } from '#contract/companies/calls.ts';
import { BRANDS_MAX } from '#contract/companies/profile.ts';
import { useAct } from '#web/api/hooks.ts';
import { faultsOf, useForm } from '#web/api/use-form.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/Section.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import styles from './companies.module.css';
import { LogoField } from './LogoField.tsx';

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
  const t = useWords('companies');
  const navigate = useNavigate();
  const [start] = useState<Typed>(() => ({
    about: own.about,
    mainProducts: own.mainProducts,
    brands: own.brands.join(', '),
    website: own.website,
  }));
  const [values, setValues, forget] = useDraft('seller-profile', start);
  const input = inputOf(values);
  const form = useForm(values, faultsOf(sellerUpdate, input));
  const save = useAct(sellerUpdate, {
    onDone: () => {
      forget();
      toast(t('console.saved'));
      void navigate(PAGE);
    },
    onFail: form.refuse,
  });
  const set = (part: Partial<Typed>) => setValues({ ...values, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) save.mutate(input);
  };
  const brandsError =
    form.error('brands') ?? input.brands.map((_, at) => form.error(`brands.${at}`)).find(Boolean);
  return (
    <div className={styles.parts}>
      <LogoSection own={own} />
      <form ref={form.frame} className={styles.form} onSubmit={submit} noValidate>
        <Section title={t('console.seller.own')}>
          <div className={layout.fields}>
            <Field
              className={layout.whole}
              label={t('console.field.about')}
              aside={t('console.optional')}
              hint={t('console.field.aboutHint')}
              error={form.error('about')}
            >
              <TextArea
                name="about"
                rows={6}
                maxLength={2000}
                counted
                value={values.about}
                onChange={(about) => set({ about })}
                onBlur={form.left('about')}
              />
            </Field>
            <Field
              label={t('console.field.mainProducts')}
              aside={t('console.optional')}
              error={form.error('mainProducts')}
            >
              <TextInput
                name="mainProducts"
                maxLength={500}
                value={values.mainProducts}
                onChange={(mainProducts) => set({ mainProducts })}
                onBlur={form.left('mainProducts')}
              />
            </Field>
            <Field
              label={t('console.field.brands')}
              aside={t('console.optional')}
              hint={t('console.field.brandsHint', { max: BRANDS_MAX })}
              error={brandsError}
            >
              <TextInput
                name="brands"
                value={values.brands}
                onChange={(brands) => set({ brands })}
                onBlur={form.left('brands')}
              />
            </Field>
            <Field
              label={t('console.field.website')}
              aside={t('console.optional')}
              hint={t('console.field.websiteHint')}
              error={form.error('website')}
            >
              <TextInput
                name="website"
                maxLength={200}
                value={values.website}
                onChange={(website) => set({ website })}
                onBlur={form.left('website')}
              />
            </Field>
          </div>
        </Section>
        <FailNote error={form.rest(save.error)} />
        <div className={layout.actions}>
          <Button type="submit" variant="primary" loading={save.isPending}>
            {t('console.save')}
          </Button>
          <ButtonLink to={PAGE} onClick={forget}>
            {t('console.cancel')}
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}

/** The logo is set as soon as it is chosen. */
function LogoSection({ own }: { own: SellerOwn }) {
  const t = useWords('companies');
  const act = useAct(updateLogo, { onDone: () => toast(t('console.saved')) });
  return (
    <Section title={t('console.field.logo')}>
      <LogoField
        value={own.logo}
        saved={{ url: own.logo, link: own.logoLink }}
        onChange={(logo) => act.mutate({ logo })}
      />
      <FailNote error={act.error} />
    </Section>
  );
}

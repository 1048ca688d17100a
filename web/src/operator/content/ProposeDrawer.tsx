import { useMemo } from 'react';
import type { BlacklistCandidate } from '#contract/content/blacklist-schemas.ts';
import { opsBlacklistPropose } from '#contract/content/staff-calls.ts';
import { languages } from '#contract/options.ts';
import type { Form } from '#web/api/use-form.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDrawer } from '#web/widgets/records/CommandDrawer.tsx';
import styles from './content.module.css';

const YEARS_PROPOSED = 2;
const NO_TEXTS = { zh: '', en: '', es: '', fr: '', ru: '' };

/** A day some years after another. */
const yearsAfter = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4).replace('-02-29', '-02-28')}`;

/** Returns the form's initial values: the deal's own facts, or empty ones. */
function initialValues(deal: BlacklistCandidate | null) {
  const today = formatDay(new Date().toISOString());
  return {
    mpn: deal?.mpn ?? '',
    manufacturer: deal?.manufacturer ?? '',
    quantity: deal ? String(deal.quantity) : '',
    supplier: deal?.supplier ?? '',
    outcome: NO_TEXTS,
    resolvedOn: deal ? formatDay(deal.at) : today,
    endsOn: yearsAfter(today, YEARS_PROPOSED),
  };
}

/** Proposes a supplier for the blacklist, for a deal of the platform or for another one. */
export function ProposeDrawer(props: { deal: BlacklistCandidate | null; onClose: () => void }) {
  const { deal, onClose } = props;
  const t = useTranslator('content-desk');
  const initial = useMemo(() => initialValues(deal), [deal]);
  const [draft, setDraft, forget] = useDraft(`blacklist:${deal?.lineId ?? 'new'}`, initial);
  const register = deal?.register ?? null;
  const input = {
    ...draft,
    quantity: Number(draft.quantity),
    lineId: deal?.lineId ?? null,
    quarantineId: register?.id,
  };
  const { form, command: propose } = useFormCommand(opsBlacklistPropose, input, {
    onDone: ({ supplier }) => {
      forget();
      toast(t('blacklist.proposed', { supplier }));
      onClose();
    },
  });
  const set = (changes: Partial<typeof initial>) =>
    setDraft((before) => ({ ...before, ...changes }));
  const line = (field: 'mpn' | 'manufacturer' | 'quantity' | 'supplier', label: string) => (
    <Field label={label} required error={form.error(field)}>
      <TextInput
        value={draft[field]}
        upper={field === 'mpn'}
        mono={field === 'mpn'}
        inputMode={field === 'quantity' ? 'numeric' : undefined}
        readOnly={deal !== null && field === 'supplier'}
        maxLength={120}
        onChange={(text) => set({ [field]: text })}
        onBlur={form.left(field)}
      />
    </Field>
  );
  return (
    <CommandDrawer
      title={t('blacklist.proposeTitle')}
      submit={t('blacklist.propose')}
      className={styles.form}
      form={form}
      command={propose}
      onSubmit={() => propose.mutate(input)}
      onClose={onClose}
    >
      {register && <Note>{t('blacklist.byRegister', { lot: register.lotNo })}</Note>}
      {line('supplier', t('blacklist.supplier'))}
      <div className={styles.pair}>
        {line('mpn', t('blacklist.product'))}
        {line('manufacturer', t('blacklist.mfg'))}
        {line('quantity', t('blacklist.quantity'))}
        <span />
        {(['resolvedOn', 'endsOn'] as const).map((field) => (
          <Field
            key={field}
            label={t(field === 'endsOn' ? 'blacklist.ends' : 'blacklist.resolved')}
            required
            error={form.error(field)}
          >
            <TextInput
              type="date"
              value={draft[field]}
              onChange={(text) => set({ [field]: text })}
              onBlur={form.left(field)}
            />
          </Field>
        ))}
      </div>
      <Outcomes form={form} texts={draft.outcome} onChange={(outcome) => set({ outcome })} />
    </CommandDrawer>
  );
}

type Texts = typeof NO_TEXTS;

/** How the deal ended, in each language. */
function Outcomes(props: { form: Form; texts: Texts; onChange: (texts: Texts) => void }) {
  const { form, texts, onChange } = props;
  const t = useTranslator('content-desk');
  return languages.map((lang) => (
    <Field
      key={lang}
      label={t('blacklist.outcomeIn', { lang: t(`lang.${lang}`) })}
      required
      error={form.error(`outcome.${lang}`)}
    >
      <TextArea
        rows={2}
        lang={lang}
        maxLength={400}
        value={texts[lang]}
        onChange={(text) => onChange({ ...texts, [lang]: text })}
        onBlur={form.left(`outcome.${lang}`)}
      />
    </Field>
  ));
}

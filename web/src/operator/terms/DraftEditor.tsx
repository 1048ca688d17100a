import { type FormEvent, useMemo, useState } from 'react';
import { opsPagePreview } from '#contract/content/staff-calls.ts';
import { LEGAL_CHANGES_MAX } from '#contract/legal/documents.ts';
import type { LegalState, LegalText, LegalTexts } from '#contract/legal/schemas.ts';
import { opsLegalSave } from '#contract/legal/staff-calls.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MarkdownHtml } from '#web/widgets/MarkdownHtml.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import publishing from '../publish/publish.module.css';
import { SecondLanguageSelect } from '../publish/SecondLanguageSelect.tsx';
import { SecondLanguageText } from '../publish/SecondLanguageText.tsx';
import { type SecondLanguage, secondLanguageOf } from '../publish/second-language.ts';
import { ProductText } from './ProductText.tsx';
import styles from './terms.module.css';

/** Returns the texts that a draft begins with: the newest version's, changes to be written. */
function startOf({ draft, newest }: LegalState): LegalTexts {
  if (draft) return draft.texts;
  const text = (lang: Language) => ({ ...newest[lang], changes: '' });
  return { zh: text('zh'), en: text('en'), es: text('es'), fr: text('fr'), ru: text('ru') };
}

/** Returns the languages in which something of a text is missing. */
const missingIn = (texts: LegalTexts): Language[] =>
  languages.filter((lang) => Object.values(texts[lang]).some((one) => one.trim() === ''));

/** The draft of the next version, one language at a time; all five are needed. */
export function DraftEditor({ state }: { state: LegalState }) {
  const t = useTranslator('operator/terms');
  const { document, draft: saved } = state;
  const version = saved?.version ?? 0;
  const start = useMemo(() => startOf(state), [state]);
  const [texts, setTexts, forget] = useDraft(`legal:${document}:${version}`, start);
  const [lang, setLang] = useState<Language>('zh');
  const [isPreview, setPreview] = useState(false);
  const [chosen, setChosen] = useState<SecondLanguage>('zh');
  const beside = secondLanguageOf(chosen, lang);
  const input = { document, version, texts };
  const { form, command: save } = useFormCommand(opsLegalSave, input, {
    onDone: () => {
      forget();
      toast(t('saved'));
    },
  });
  const set = (changes: Partial<LegalText>) =>
    setTexts((before) => ({ ...before, [lang]: { ...before[lang], ...changes } }));
  const missing = missingIn(texts);
  const isChanged = JSON.stringify(texts) !== JSON.stringify(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = missing;
    if (first) setLang(first);
    if (form.ready()) save.mutate(input);
  };
  return (
    <Section title={t(saved ? 'draft' : 'newDraft')}>
      <form ref={form.frame} noValidate className={styles.form} onSubmit={submit}>
        <div className={styles.actions}>
          <Segmented<Language>
            label={t('language')}
            value={lang}
            options={languages.map((one) => ({ value: one, label: t(`lang.${one}`) }))}
            onChange={setLang}
          />
          <Button size="xs" onClick={() => setPreview((before) => !before)}>
            {t(isPreview ? 'write' : 'preview')}
          </Button>
          <SecondLanguageSelect value={beside} lang={lang} onChange={setChosen} />
        </div>
        <ProductText state={state} use={setTexts} />
        <div className={beside === 'none' ? undefined : publishing.pair}>
          {isPreview ? (
            <Preview markdown={texts[lang].markdown} lang={lang} />
          ) : (
            <div className={styles.form}>
              <Fields key={lang} lang={lang} text={texts[lang]} set={set} error={form.error} />
            </div>
          )}
          {beside !== 'none' && (
            <SecondLanguageText
              lang={beside}
              items={[
                { term: t('changes'), text: texts[beside].changes },
                { term: t('heading'), text: texts[beside].title },
                { term: t('summary'), text: texts[beside].description },
              ]}
              markdown={texts[beside].markdown}
            />
          )}
        </div>
        {missing.length > 0 && isChanged && (
          <Note tone="wait">
            {t('missing', { languages: missing.map((one) => t(`lang.${one}`)).join(', ') })}
          </Note>
        )}
        <FailNote error={form.rest(save.error)} />
        <div className={styles.actions}>
          <Button type="submit" loading={save.isPending} disabled={!isChanged}>
            {t('save')}
          </Button>
          {saved && <span className={styles.quiet}>{t('savedBy', { name: saved.savedBy })}</span>}
          {state.proposal && isChanged && <span className={styles.quiet}>{t('voids')}</span>}
        </div>
      </form>
    </Section>
  );
}

function Fields(props: {
  lang: Language;
  text: LegalText;
  set: (changes: Partial<LegalText>) => void;
  error: (field: string) => string | undefined;
}) {
  const { lang, text, set } = props;
  const t = useTranslator('operator/terms');
  const error = (field: keyof LegalText) => props.error(`texts.${lang}.${field}`);
  return (
    <>
      <Field label={t('changes')} required hint={t('changesHint')} error={error('changes')}>
        <TextArea
          value={text.changes}
          rows={4}
          maxLength={LEGAL_CHANGES_MAX}
          lang={lang}
          onChange={(changes) => set({ changes })}
        />
      </Field>
      <Field label={t('heading')} required error={error('title')}>
        <TextInput
          value={text.title}
          maxLength={80}
          lang={lang}
          onChange={(title) => set({ title })}
        />
      </Field>
      <Field label={t('summary')} required error={error('description')}>
        <TextArea
          value={text.description}
          rows={2}
          maxLength={155}
          lang={lang}
          // Two lines of room; the text itself is one.
          onChange={(typed) => set({ description: typed.replaceAll('\n', ' ') })}
        />
      </Field>
      <Field label={t('text')} required hint={t('textHint')} error={error('markdown')}>
        <TextArea
          className={publishing.markdown}
          value={text.markdown}
          rows={20}
          maxLength={60_000}
          lang={lang}
          onChange={(markdown) => set({ markdown })}
        />
      </Field>
    </>
  );
}

function Preview({ markdown, lang }: { markdown: string; lang: Language }) {
  const t = useTranslator('operator/terms');
  const read = useCallQuery(opsPagePreview, { markdown });
  if (read.data) {
    return (
      <article lang={lang}>
        <MarkdownHtml html={read.data.html} />
      </article>
    );
  }
  if (read.error) return <FailNote error={read.error} again={() => read.refetch()} />;
  return <SkeletonLines label={t('reading')} lines={8} />;
}

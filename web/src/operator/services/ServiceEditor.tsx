import { useMemo, useState } from 'react';
import type { Output } from '#contract/call.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import {
  opsServiceDiscard,
  type opsServiceOne,
  opsServicePublish,
  opsServiceSave,
  type ServiceTextKey,
  serviceTextKeys,
} from '#contract/qc/service-calls.ts';
import type { ServiceContent } from '#contract/qc/service-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { formatStamp } from '#web/i18n/format.ts';
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
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import publishing from '../publish/publish.module.css';
import { atOnce, type TypedTime, timeOf } from '../publish/publish-time.ts';
import { ScheduledNote } from '../publish/RevisionNote.tsx';
import { SecondLanguageSelect } from '../publish/SecondLanguageSelect.tsx';
import { SecondLanguageText } from '../publish/SecondLanguageText.tsx';
import { type SecondLanguage, secondLanguageOf } from '../publish/second-language.ts';
import { TimeFields } from '../publish/TimeFields.tsx';
import { ServiceHistory } from './ServiceHistory.tsx';
import { ServicePictures } from './ServicePictures.tsx';
import { ServiceTests } from './ServiceTests.tsx';
import styles from './services.module.css';
import { useOwnTexts } from './use-own-texts.ts';

export type Edited = Output<typeof opsServiceOne>;

const longest: Record<ServiceTextKey, number> = {
  name: 60,
  finds: 240,
  s1: 300,
  s2: 300,
  s3: 300,
  cannot: 400,
};

/** The language of the first refused field, where it is a text. */
function refusedLanguage(error: Error): Language | undefined {
  const [first] = 'fields' in error ? (error.fields as { field: string }[]) : [];
  return languages.find((one) => first?.field.includes(`.texts.${one}.`));
}

/** The commands of the editor; a refused field of another language is shown in that language. */
function useServiceCommands(
  form: Form,
  { forget, setLang }: { forget: () => void; setLang: (lang: Language) => void },
) {
  const t = useTranslator('operator/services');
  const w = useTranslator('operator/publish');
  const onFail = (error: Error) => {
    const isAtField = form.refuse(error);
    const found = isAtField ? refusedLanguage(error) : undefined;
    if (found) setLang(found);
    return isAtField;
  };
  const save = useCommand(opsServiceSave, {
    onDone: () => {
      forget();
      toast(t('saved'));
    },
    onFail,
  });
  const publish = useCommand(opsServicePublish, {
    onDone: ({ revision: number, history: [newest] }) =>
      toast(
        newest?.state === 'scheduled'
          ? w('scheduledDone', { number, at: formatStamp(newest.effectiveAt) })
          : t('published', { number }),
      ),
    onFail,
  });
  const discard = useCommand(opsServiceDiscard, { onDone: forget });
  return { save, publish, discard };
}

/** Price, time, sample, texts and pictures of a service: a draft until it is published. */
export function ServiceEditor({ service }: { service: Edited }) {
  const t = useTranslator('operator/services');
  const { slug, draft: kept } = service;
  const version = kept?.version ?? 0;
  const start = useMemo(() => kept?.content ?? service.content, [kept, service.content]);
  const [content, setContent, forget] = useDraft<ServiceContent>(
    `service:${slug}:${service.revision}:${version}`,
    start,
  );
  const [lang, setLang] = useState<Language>('zh');
  const [time, setTime] = useState(atOnce);
  const input = { slug, version, content };
  const form = useForm(input, validateInput(opsServiceSave, input));
  const isChanged = JSON.stringify(content) !== JSON.stringify(start);
  const { save, publish, discard } = useServiceCommands(form, { forget, setLang });
  const busy = save.isPending || publish.isPending || discard.isPending;
  const change = (part: Partial<ServiceContent>) => setContent((all) => ({ ...all, ...part }));
  return (
    <form
      ref={form.frame}
      noValidate
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.ready()) save.mutate(input);
      }}
    >
      {kept && (
        <Note tone="wait">
          {t.parts('draftBy', { name: kept.author, at: <DateTime at={kept.savedAt} /> })}
        </Note>
      )}
      <ScheduledNote history={service.history} />
      <ServiceTests content={content} form={form} onChange={(tests) => change({ tests })} />
      <ServiceTexts
        slug={slug}
        lang={lang}
        onLang={setLang}
        content={content}
        form={form}
        onChange={(texts) => change({ texts })}
      />
      <ServicePictures
        pictures={content.pictures}
        links={service.links}
        onChange={(next) => setContent((all) => ({ ...all, pictures: next(all.pictures) }))}
      />
      <FailNote error={form.rest(save.error ?? publish.error ?? discard.error)} />
      <EditorActions
        form={form}
        time={time}
        onTime={setTime}
        isChanged={isChanged}
        hasDraft={kept !== null}
        busy={busy}
        saving={save.isPending}
        publishing={publish.isPending}
        onPublish={() => publish.mutate({ slug, version, effectiveAt: timeOf(time) })}
        onDiscard={() => discard.mutate({ slug, version })}
      />
      <ServiceHistory service={service} onRestore={(restored) => setContent(restored)} />
    </form>
  );
}

interface ActionsProps {
  readonly form: Form;
  /** From when the draft is to be shown. */
  readonly time: TypedTime;
  readonly onTime: (time: TypedTime) => void;
  readonly isChanged: boolean;
  readonly hasDraft: boolean;
  readonly busy: boolean;
  readonly saving: boolean;
  readonly publishing: boolean;
  readonly onPublish: () => void;
  readonly onDiscard: () => void;
}

/** The buttons that save, publish and discard a draft, and its state in words. */
function EditorActions(props: ActionsProps) {
  const { form, isChanged, hasDraft, busy, saving, onPublish, onDiscard } = props;
  const t = useTranslator('operator/services');
  const w = useTranslator('operator/publish');
  return (
    <>
      {hasDraft && !isChanged && (
        <TimeFields
          form={form}
          name="effectiveAt"
          label={w('effectiveTime')}
          value={props.time}
          onChange={props.onTime}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={busy || !isChanged} loading={saving}>
          {t('save')}
        </Button>
        <Button
          variant="primary"
          disabled={busy || isChanged || !hasDraft}
          loading={props.publishing}
          onClick={onPublish}
        >
          {t('publish')}
        </Button>
        {hasDraft && (
          <Button variant="text" disabled={busy} onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
        <span className={styles.quiet}>
          {isChanged ? t('toSave') : hasDraft ? t('toPublish') : t('unchanged')}
        </span>
      </div>
    </>
  );
}

interface TextsProps {
  readonly slug: Edited['slug'];
  readonly lang: Language;
  readonly onLang: (lang: Language) => void;
  readonly content: ServiceContent;
  readonly form: Form;
  readonly onChange: (texts: ServiceContent['texts']) => void;
}

/** The texts of one language; the product's own stands below each field. */
function ServiceTexts({ slug, lang, onLang, content, form, onChange }: TextsProps) {
  const t = useTranslator('operator/services');
  const desk = useTranslator('content-desk');
  const own = useOwnTexts(slug, lang);
  const [chosen, setChosen] = useState<SecondLanguage>('zh');
  const beside = secondLanguageOf(chosen, lang);
  return (
    <Section title={t('texts')} aside={t('textsAside')}>
      <div className={publishing.choices}>
        <Segmented
          label={t('language')}
          value={lang}
          onChange={onLang}
          options={languages.map((one) => ({ value: one, label: desk(`lang.${one}`) }))}
        />
        <SecondLanguageSelect value={beside} lang={lang} onChange={setChosen} />
      </div>
      <div className={beside === 'none' ? undefined : publishing.pair}>
        <div className={styles.fields}>
          {serviceTextKeys.map((key) => {
            const path = `content.texts.${lang}.${key}`;
            const fieldProps = {
              value: content.texts[lang][key],
              maxLength: longest[key],
              lang,
              onChange: (typed: string) =>
                onChange({ ...content.texts, [lang]: { ...content.texts[lang], [key]: typed } }),
              onBlur: form.left(path),
            };
            const ownText = own(key);
            return (
              <Field
                key={`${lang} ${key}`}
                label={t(`text.${key}`)}
                error={form.error(path)}
                hint={ownText === '' ? undefined : t('ownText', { text: ownText })}
              >
                {key === 'name' ? (
                  <TextInput {...fieldProps} />
                ) : (
                  <TextArea {...fieldProps} rows={2} />
                )}
              </Field>
            );
          })}
        </div>
        {beside !== 'none' && <OtherTexts slug={slug} lang={beside} content={content} />}
      </div>
    </Section>
  );
}

/** The texts in a second language, the product's own where the desk wrote none. */
function OtherTexts(props: Pick<TextsProps, 'slug' | 'lang' | 'content'>) {
  const { slug, lang, content } = props;
  const t = useTranslator('operator/services');
  const own = useOwnTexts(slug, lang);
  const items = serviceTextKeys.map((key) => ({
    term: t(`text.${key}`),
    text: content.texts[lang][key] || own(key),
  }));
  return <SecondLanguageText lang={lang} items={items} />;
}

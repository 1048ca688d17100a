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
  const input = { slug, version, content };
  const form = useForm(input, validateInput(opsServiceSave, input));
  const isChanged = JSON.stringify(content) !== JSON.stringify(start);
  /** A refused field of another language is shown in that language. */
  const onFail = (error: Error) => {
    const isAtField = form.refuse(error);
    const field = isAtField && 'fields' in error ? (error.fields as { field: string }[])[0] : null;
    const found = languages.find((one) => field?.field.includes(`.texts.${one}.`));
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
    onDone: ({ revision }) => toast(t('published', { number: revision })),
    onFail,
  });
  const discard = useCommand(opsServiceDiscard, { onDone: forget });
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
        isChanged={isChanged}
        hasDraft={kept !== null}
        busy={busy}
        saving={save.isPending}
        publishing={publish.isPending}
        onPublish={() => publish.mutate({ slug, version })}
        onDiscard={() => discard.mutate({ slug, version })}
      />
      <ServiceHistory service={service} onRestore={(restored) => setContent(restored)} />
    </form>
  );
}

interface ActionsProps {
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
  const { isChanged, hasDraft, busy, saving, publishing, onPublish, onDiscard } = props;
  const t = useTranslator('operator/services');
  return (
    <div className={styles.actions}>
      <Button type="submit" disabled={busy || !isChanged} loading={saving}>
        {t('save')}
      </Button>
      <Button
        variant="primary"
        disabled={busy || isChanged || !hasDraft}
        loading={publishing}
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
  return (
    <Section title={t('texts')} aside={t('textsAside')}>
      <Segmented
        label={t('language')}
        value={lang}
        onChange={onLang}
        options={languages.map((one) => ({ value: one, label: desk(`lang.${one}`) }))}
      />
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
    </Section>
  );
}

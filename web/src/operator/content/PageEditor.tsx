import { useMemo, useState } from 'react';
import type { Output } from '#contract/call.ts';
import {
  opsPageOne,
  opsPagePreview,
  opsPagePublish,
  opsPageRevert,
} from '#contract/content/staff-calls.ts';
import type { Language } from '#contract/option-schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MarkdownHtml } from '#web/widgets/MarkdownHtml.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import publishing from '../publish/publish.module.css';
import { atOnce, timeOf } from '../publish/publish-time.ts';
import { ScheduledNote } from '../publish/RevisionNote.tsx';
import { SecondLanguageSelect } from '../publish/SecondLanguageSelect.tsx';
import { SecondLanguageText } from '../publish/SecondLanguageText.tsx';
import { type SecondLanguage, secondLanguageOf } from '../publish/second-language.ts';
import { TimeFields } from '../publish/TimeFields.tsx';
import styles from './content.module.css';
import { PageHistory } from './PageHistory.tsx';

export type Edited = Output<typeof opsPageOne>;

const views = ['write', 'preview', 'history'] as const;

/** Title, summary and Markdown of a page beside another language; what it will look like; every revision. */
export function PageEditor({ page }: { page: Edited }) {
  const t = useTranslator('content-desk');
  const w = useTranslator('operator/publish');
  const names = useTranslator('blog');
  const [view, setView] = useState<(typeof views)[number]>('write');
  const { slug, lang, revision } = page;
  const text = useMemo(
    () => ({ title: page.title, description: page.description, markdown: page.markdown }),
    [page.title, page.description, page.markdown],
  );
  const [draft, setDraft, forget] = useDraft(`page:${slug}:${lang}:${revision}`, text);
  const [time, setTime] = useState(atOnce);
  const [chosen, setChosen] = useState<SecondLanguage>('zh');
  const beside = secondLanguageOf(chosen, lang);
  const input = { slug, lang, ...draft, basedOn: revision, effectiveAt: timeOf(time) };
  const form = useForm(input, validateInput(opsPagePublish, input));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(text);
  const publish = useCommand(opsPagePublish, {
    onDone: ({ revision: number, history }) => {
      forget();
      const [newest] = history;
      if (newest?.state === 'scheduled') {
        toast(w('scheduledDone', { number, at: formatStamp(newest.effectiveAt) }));
        return;
      }
      toast(t('page.published', { page: names(`page.${slug}`), lang: t(`lang.${lang}`), number }));
    },
    onFail: (error) => form.refuse(error),
  });
  const revert = useCommand(opsPageRevert, {
    onDone: ({ revision: number }) => {
      forget();
      toast(t('page.restored', { number }));
    },
  });
  const set = (changes: Partial<typeof text>) => setDraft((before) => ({ ...before, ...changes }));
  return (
    <div className={styles.editor}>
      <div className={publishing.choices}>
        <Segmented
          label={t('page.page')}
          value={view}
          onChange={setView}
          options={views.map((one) => ({ value: one, label: t(`page.${one}`) }))}
        />
        {view !== 'history' && (
          <SecondLanguageSelect value={beside} lang={lang} onChange={setChosen} />
        )}
      </div>
      <ScheduledNote history={page.history} />
      <div className={view === 'history' || beside === 'none' ? undefined : publishing.pair}>
        {view === 'write' && (
          <form
            ref={form.frame}
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (form.ready()) publish.mutate(input);
            }}
          >
            <Fields form={form} lang={lang} draft={draft} set={set} />
            <TimeFields
              form={form}
              name="effectiveAt"
              label={w('effectiveTime')}
              value={time}
              onChange={setTime}
            />
            <FailNote error={form.rest(publish.error)} />
            <div className={styles.actions}>
              <Button
                type="submit"
                variant="primary"
                loading={publish.isPending}
                disabled={!isChanged}
              >
                {t('page.publish')}
              </Button>
              {!isChanged && <span className={styles.quiet}>{t('page.unchanged')}</span>}
            </div>
          </form>
        )}
        {view === 'preview' && (
          <Preview title={draft.title} markdown={draft.markdown} lang={lang} />
        )}
        {view !== 'history' && beside !== 'none' && <OtherLanguage slug={slug} lang={beside} />}
      </div>
      {view === 'history' && (
        <PageHistory
          page={page}
          busy={revert.isPending}
          error={revert.error}
          onRestore={(to) => revert.mutate({ slug, lang, to, basedOn: revision })}
        />
      )}
    </div>
  );
}

type Text = Pick<Edited, 'title' | 'description' | 'markdown'>;

interface FieldsProps {
  readonly form: Form;
  readonly lang: Language;
  readonly draft: Text;
  readonly set: (changes: Partial<Text>) => void;
}

/** The fields of a page's text in one language. */
function Fields({ form, lang, draft, set }: FieldsProps) {
  const t = useTranslator('content-desk');
  return (
    <>
      <TextInputField
        form={form}
        name="title"
        label={t('page.heading')}
        required
        value={draft.title}
        maxLength={80}
        lang={lang}
        onChange={(title) => set({ title })}
      />
      <TextInputField
        form={form}
        name="description"
        label={t('page.description')}
        required
        hint={t('page.descriptionHint')}
        value={draft.description}
        maxLength={155}
        lang={lang}
        onChange={(description) => set({ description })}
      />
      <TextAreaField
        form={form}
        name="markdown"
        label={t('page.text')}
        required
        hint={t('page.textHint')}
        className={publishing.markdown}
        value={draft.markdown}
        rows={24}
        maxLength={60_000}
        lang={lang}
        onChange={(markdown) => set({ markdown })}
      />
    </>
  );
}

/** The newest text of the page in a second language. */
function OtherLanguage({ slug, lang }: Pick<Edited, 'slug' | 'lang'>) {
  const t = useTranslator('content-desk');
  const read = useCallQuery(opsPageOne, { slug, lang });
  if (read.data === undefined) {
    return read.error ? (
      <FailNote error={read.error} again={() => read.refetch()} />
    ) : (
      <SkeletonLines label={t('page.reading')} lines={8} />
    );
  }
  const { title, description, markdown } = read.data;
  return (
    <SecondLanguageText
      lang={lang}
      items={[
        { term: t('page.heading'), text: title },
        { term: t('page.description'), text: description },
      ]}
      markdown={markdown}
    />
  );
}

function Preview(props: { title: string; markdown: string; lang: string }) {
  const t = useTranslator('content-desk');
  const read = useCallQuery(opsPagePreview, { markdown: props.markdown });
  if (read.data === undefined) {
    return read.error ? (
      <FailNote error={read.error} again={() => read.refetch()} />
    ) : (
      <SkeletonLines label={t('page.reading')} lines={8} />
    );
  }
  return (
    <article className={styles.preview} lang={props.lang}>
      <p className={styles.previewTitle}>{props.title}</p>
      <MarkdownHtml html={read.data.html} />
    </article>
  );
}

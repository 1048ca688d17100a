import { useState } from 'react';
import { opsPageOne, opsPagePreview } from '#contract/content/staff-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MarkdownHtml } from '#web/widgets/MarkdownHtml.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import publishing from '../publish/publish.module.css';
import { ScheduledNote } from '../publish/RevisionNote.tsx';
import { SecondLanguageSelect } from '../publish/SecondLanguageSelect.tsx';
import { SecondLanguageText } from '../publish/SecondLanguageText.tsx';
import { type SecondLanguage, secondLanguageOf } from '../publish/second-language.ts';
import { TimeFields } from '../publish/TimeFields.tsx';
import styles from './content.module.css';
import { PageHistory } from './PageHistory.tsx';
import { type Edited, type PageTextForm, usePageText } from './use-page-text.ts';

const views = ['write', 'preview', 'history'] as const;

/** Title, summary and Markdown of a page beside another language; what it will look like; every revision. */
export function PageEditor({ page }: { page: Edited }) {
  const t = useTranslator('content-desk');
  const [view, setView] = useState<(typeof views)[number]>('write');
  const { slug, lang } = page;
  const text = usePageText(page);
  const [chosen, setChosen] = useState<SecondLanguage>('zh');
  const beside = secondLanguageOf(chosen, lang);
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
        {view === 'write' && <WriteForm text={text} />}
        {view === 'preview' && (
          <Preview title={text.draft.title} markdown={text.draft.markdown} lang={lang} />
        )}
        {view !== 'history' && beside !== 'none' && <OtherLanguage slug={slug} lang={beside} />}
      </div>
      {view === 'history' && (
        <PageHistory
          page={page}
          busy={text.revert.isPending}
          error={text.revert.error}
          onRestore={text.restore}
        />
      )}
    </div>
  );
}

/** The text of the page in one language, from when on it is shown, and the button to publish it. */
function WriteForm({ text }: { text: PageTextForm }) {
  const t = useTranslator('content-desk');
  const w = useTranslator('operator/publish');
  const { form, publish, isChanged } = text;
  return (
    <form
      ref={form.frame}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        text.submit();
      }}
    >
      <Fields text={text} />
      <TimeFields
        form={form}
        name="effectiveAt"
        label={w('effectiveTime')}
        value={text.time}
        onChange={text.setTime}
      />
      <FailNote error={form.rest(publish.error)} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={publish.isPending} disabled={!isChanged}>
          {t('page.publish')}
        </Button>
        {!isChanged && <span className={styles.quiet}>{t('page.unchanged')}</span>}
      </div>
    </form>
  );
}

/** The fields of a page's text in one language. */
function Fields({ text: { form, lang, draft, set } }: { text: PageTextForm }) {
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

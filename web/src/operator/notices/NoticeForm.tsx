import { useMemo, useState } from 'react';
import { opsNoticeSave } from '#contract/notices/calls.ts';
import { noticeAudiences, noticeBodyMax, noticeTitleMax } from '#contract/notices/constants.ts';
import type { Notice } from '#contract/notices/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { EmailField } from '#web/ui/form/EmailField.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { TimeFields } from '../publish/TimeFields.tsx';
import { AudienceName, type Readers } from './AudienceName.tsx';
import { NoticePreview } from './NoticePreview.tsx';
import { initialNotice, invalidLanguage, type NoticeTyped, sentOf } from './notice-form.ts';
import styles from './notices.module.css';

interface Props {
  /** The notice that is changed; null for a new one. */
  readonly notice: Notice | null;
  readonly readers: Readers | undefined;
  readonly onClose: () => void;
}

/** Writes a notice: to whom, when and how, and its text in each language with a preview. */
export function NoticeForm({ notice, readers, onClose }: Props) {
  const t = useTranslator('operator/notices');
  const initial = useMemo(() => initialNotice(notice), [notice]);
  const key = notice ? `${notice.id}:${notice.version}` : 'new';
  const [typed, setTyped, forget] = useDraft(`notices:${key}`, initial);
  const [lang, setLang] = useState<Language>(t.lang);
  const input = sentOf(notice, typed);
  const violations = validateInput(opsNoticeSave, input);
  const form = useForm(input, violations);
  const save = useCommand(opsNoticeSave, {
    onDone: () => {
      forget();
      toast(t('saved'));
      onClose();
    },
    onFail: (error) => {
      // An error that the form could not know was found by the server.
      if (error instanceof CallFailure)
        showInvalidLanguage(
          error.fields.map(({ field }) => field),
          setLang,
        );
      return form.refuse(error);
    },
  });
  const set = (changes: Partial<NoticeTyped>) => setTyped((before) => ({ ...before, ...changes }));
  const submit = () => {
    showInvalidLanguage(Object.keys(violations), setLang);
    if (form.ready()) save.mutate(input);
  };
  return (
    <Drawer
      open
      busy={save.isPending}
      title={t(notice ? 'edit' : 'write')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="notice" variant="primary" loading={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id="notice"
        ref={form.frame}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <AudienceFields typed={typed} set={set} form={form} readers={readers} />
        <Texts typed={typed} set={set} form={form} lang={lang} setLang={setLang} />
        <FailNote error={form.rest(save.error)} />
      </form>
    </Drawer>
  );
}

/** A wrong text in a language that is not shown could not be found. */
function showInvalidLanguage(fields: readonly string[], setLang: (lang: Language) => void): void {
  const invalid = invalidLanguage(fields);
  if (invalid !== null) setLang(invalid);
}

interface Part {
  readonly typed: NoticeTyped;
  readonly set: (changes: Partial<NoticeTyped>) => void;
  readonly form: Form;
}

/** To whom, when and how it goes. */
function AudienceFields({ typed, set, form, readers }: Part & { readers: Readers | undefined }) {
  const t = useTranslator('operator/notices');
  return (
    <>
      <Field label={t('audience.label')} group>
        <RadioGroup
          column
          label={t('audience.label')}
          value={typed.audience}
          options={noticeAudiences.map((value) => ({
            value,
            label: <AudienceName audience={value} readers={readers} />,
          }))}
          onChange={(audience) => set({ audience })}
        />
      </Field>
      {typed.audience === 'one' && (
        <EmailField
          form={form}
          label={t('email')}
          value={typed.email}
          onChange={(email) => set({ email })}
        />
      )}
      <TimeFields
        form={form}
        name="at"
        label={t('time')}
        value={typed.sendAt}
        onChange={(sendAt) => set({ sendAt })}
      />
      <Field label={t('channel')} group hint={t('byMailHint')}>
        <Checkbox checked={typed.mail} onChange={(mail) => set({ mail })}>
          {t('byMail')}
        </Checkbox>
      </Field>
      <TextInputField
        form={form}
        name="link"
        label={t('link')}
        hint={t('linkHint')}
        value={typed.link}
        maxLength={200}
        onChange={(link) => set({ link })}
      />
    </>
  );
}

interface TextsProps extends Part {
  readonly lang: Language;
  readonly setLang: (lang: Language) => void;
}

/** The text in one language, and what its readers will see. */
function Texts({ typed, set, form, lang, setLang }: TextsProps) {
  const t = useTranslator('operator/notices');
  const text = typed.texts[lang];
  const setText = (changes: Partial<typeof text>) =>
    set({ texts: { ...typed.texts, [lang]: { ...text, ...changes } } });
  const isWritten = (one: Language) =>
    typed.texts[one].title !== '' && typed.texts[one].body !== '';
  const isNeeded = lang === 'en' || text.title !== '' || text.body !== '';
  return (
    <div className={styles.texts}>
      <Segmented
        label={t('language')}
        value={lang}
        options={languages.map((one) => ({
          value: one,
          label: (
            <>
              {t(`lang.${one}`)}
              {isWritten(one) && (
                <span className={styles.written} role="img" aria-label={t('written')} />
              )}
            </>
          ),
        }))}
        onChange={setLang}
      />
      <Field label={t('heading')} required={isNeeded} error={form.error(`texts.${lang}.title`)}>
        <TextInput
          lang={lang}
          value={text.title}
          maxLength={noticeTitleMax}
          onChange={(title) => setText({ title })}
          onBlur={form.left(`texts.${lang}.title`)}
        />
      </Field>
      <Field label={t('body')} required={isNeeded} error={form.error(`texts.${lang}.body`)}>
        <TextArea
          lang={lang}
          rows={7}
          counted
          value={text.body}
          maxLength={noticeBodyMax}
          onChange={(body) => setText({ body })}
          onBlur={form.left(`texts.${lang}.body`)}
        />
      </Field>
      <NoticePreview texts={typed.texts} lang={lang} link={typed.link} />
    </div>
  );
}

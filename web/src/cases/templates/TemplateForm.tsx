import { useState } from 'react';
import { templateActs, templateFields } from '#contract/cases/constants.ts';
import { caseKinds } from '#contract/cases/table.ts';
import {
  fillTemplate,
  opsTemplateHistory,
  opsTemplateList,
  opsTemplateRemove,
  opsTemplateSave,
} from '#contract/cases/template-calls.ts';
import type { CaseTemplate } from '#contract/cases/template-schemas.ts';
import { caseTextMax } from '#contract/cases/topics.ts';
import { languages } from '#contract/options.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { languageNames } from '#web/i18n/language.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDrawer } from '#web/widgets/records/CommandDrawer.tsx';
import { TemplateHistory } from './TemplateHistory.tsx';
import styles from './templates.module.css';

type Draft = Pick<CaseTemplate, 'name' | 'kind' | 'act' | 'texts'>;

const blank: Draft = {
  name: '',
  kind: null,
  act: 'answer',
  texts: { zh: '', en: '', es: '', fr: '', ru: '' },
};

type TemplateAct = CaseTemplate['act'];
type Kind = NonNullable<CaseTemplate['kind']> | 'any';

/** A template with its text in each language and a preview with the facts of an example. */
export function TemplateForm(props: { template: CaseTemplate | null; onClose: () => void }) {
  const { template, onClose } = props;
  const t = useTranslator('cases/templates');
  const cases = useTranslator('cases');
  const desk = useTranslator('cases/desk');
  const [draft, setDraft] = useState<Draft>(template ?? blank);
  const { name, kind, act, texts } = draft;
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const version = { id: template?.id ?? null, version: template?.version ?? 0 };
  const input = { ...version, name, kind, act, texts };
  const form = useForm(input, validateInput(opsTemplateSave, input));
  const save = useCommand(opsTemplateSave, {
    changes: [opsTemplateList, opsTemplateHistory],
    onDone: () => {
      toast(t('saved'));
      onClose();
    },
    onFail: form.refuse,
  });
  return (
    <CommandDrawer
      title={template === null ? t('add') : template.name}
      submit={t('save')}
      className={styles.form}
      form={form}
      command={save}
      start={template && <Remove template={template} onDone={onClose} />}
      onSubmit={() => save.mutate(input)}
      onClose={onClose}
      below={template && <TemplateHistory template={template} onRestore={setDraft} />}
    >
      <TextInputField
        form={form}
        name="name"
        label={t('name')}
        required
        value={name}
        onChange={(text) => set({ name: text })}
        maxLength={80}
      />
      <Field label={desk('kinds')}>
        <Select<Kind>
          value={kind ?? 'any'}
          onChange={(chosen) => set({ kind: chosen === 'any' ? null : chosen })}
          options={[
            { value: 'any', label: desk('anyKind') },
            ...caseKinds.map((value) => ({ value, label: cases(`kind.${value}`) })),
          ]}
        />
      </Field>
      <Field label={desk('act')}>
        <Select<TemplateAct>
          value={act}
          onChange={(chosen) => set({ act: chosen })}
          options={templateActs.map((value) => ({ value, label: desk(value) }))}
        />
      </Field>
      <p className={styles.about}>
        {t('placeholders')} <code>{templateFields.map((field) => `{${field}}`).join(' ')}</code>
      </p>
      <Texts texts={texts} form={form} onChange={(words) => set({ texts: words })} />
    </CommandDrawer>
  );
}

/** The text in each language, with a preview where it has names in braces. */
function Texts(props: {
  texts: CaseTemplate['texts'];
  form: Form;
  onChange: (texts: CaseTemplate['texts']) => void;
}) {
  const { texts, form, onChange } = props;
  const t = useTranslator('cases/templates');
  const example = {
    name: t('example.name'),
    no: 'CP-261121-4093',
    order: 'TO-261121-7715',
    seller: t('example.seller'),
    handler: t('example.handler'),
  };
  return languages.map((lang) => (
    <Field key={lang} label={languageNames[lang]} required error={form.error(`texts.${lang}`)}>
      <TextArea
        rows={4}
        lang={lang}
        maxLength={caseTextMax}
        value={texts[lang]}
        onChange={(text) => onChange({ ...texts, [lang]: text })}
        onBlur={form.left(`texts.${lang}`)}
      />
      {texts[lang].includes('{') && (
        <p className={styles.preview} lang={lang}>
          {fillTemplate(texts[lang], example)}
        </p>
      )}
    </Field>
  ));
}

function Remove({ template, onDone }: { template: CaseTemplate; onDone: () => void }) {
  const t = useTranslator('cases/templates');
  const [isSure, setSure] = useState(false);
  const remove = useCommand(opsTemplateRemove, {
    changes: [opsTemplateList],
    onDone: () => {
      toast(t('removed'));
      onDone();
    },
  });
  const { id, version } = template;
  return isSure ? (
    <Button
      variant="danger"
      loading={remove.isPending}
      onClick={() => remove.mutate({ id, version })}
    >
      {t('removeSure')}
    </Button>
  ) : (
    <Button onClick={() => setSure(true)}>{t('remove')}</Button>
  );
}

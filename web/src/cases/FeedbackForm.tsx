import { useSearchParams } from 'react-router';
import { feedbackAdd } from '#contract/cases/calls.ts';
import { feedbackTopics } from '#contract/cases/topics.ts';
import { validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { FormFrame } from './FormFrame.tsx';
import { type Contact, noContact, useCaseForm } from './use-case-form.ts';

interface Typed extends Contact {
  readonly topic: (typeof feedbackTopics)[number] | '';
  /** null until touched: the address may name the page. */
  readonly page: string | null;
  readonly text: string;
}

const start: Typed = { topic: '', page: null, text: '', ...noContact };

/** Says what could be better. */
export function FeedbackForm() {
  const t = useTranslator('cases');
  const [params] = useSearchParams();
  const initialPage = (params.get('page') ?? '').slice(0, 200);
  const fields = useCaseForm({
    call: feedbackAdd,
    violations: (input) => validateInput(feedbackAdd, input),
    key: 'case-feedback',
    start,
    own: ({ topic, page, text }: Typed) => ({ topic, page: page ?? initialPage, text }),
  });
  const { typed, set, form } = fields;
  return (
    <FormFrame kind="feedback" fields={fields}>
      <Field label={t('form.topic')} required error={form.error('topic')}>
        <Select
          name="topic"
          value={typed.topic}
          placeholder={t('form.choose')}
          options={feedbackTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
          onChange={(topic) => set({ topic })}
        />
      </Field>
      <Field
        label={t('form.page')}
        aside={t('optional')}
        error={form.error('page')}
        hint={t('form.pageHint')}
      >
        <TextInput
          mono
          name="page"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed.page ?? initialPage}
          onChange={(page) => set({ page })}
          onBlur={form.left('page')}
        />
      </Field>
    </FormFrame>
  );
}

import { opsMe } from '#contract/accounts/session-calls.ts';
import type { OpsCaseView } from '#contract/cases/case-schemas.ts';
import { fillTemplate, opsTemplateList } from '#contract/cases/template-calls.ts';
import type { CaseTemplate } from '#contract/cases/template-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { languageNames } from '#web/i18n/language.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';

interface PickedTemplate {
  readonly id: string;
  readonly event: CaseTemplate['act'];
  readonly words: string;
}

/** Offers the templates for a case's kind; the chosen one comes in the language of its author. */
export function TemplatePick(props: {
  view: OpsCaseView;
  onPick: (picked: PickedTemplate) => void;
}) {
  const { view, onPick } = props;
  const t = useTranslator('cases/templates');
  const templates = useCallQuery(opsTemplateList, {}, { quiet: true }).data ?? [];
  const me = useCallQuery(opsMe, {}).data;
  const own = templates.filter(({ kind }) => kind === null || kind === view.kind);
  if (own.length === 0) return null;
  const pick = (id: string) => {
    const template = own.find((one) => one.id === id);
    if (template === undefined) return;
    const facts = {
      name: view.contact.name,
      no: view.no,
      order: view.orderNo,
      seller: view.sellerName,
      handler: me?.name ?? '',
    };
    onPick({ id, event: template.act, words: fillTemplate(template.texts[view.lang], facts) });
  };
  return (
    <Field label={t('insert')} hint={t('inLang', { lang: languageNames[view.lang] })}>
      <Select<string>
        value=""
        placeholder={t('choose')}
        onChange={pick}
        options={own.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  );
}

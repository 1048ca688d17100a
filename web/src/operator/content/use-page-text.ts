import { useMemo, useState } from 'react';
import type { Output } from '#contract/call.ts';
import { type opsPageOne, opsPagePublish, opsPageRevert } from '#contract/content/staff-calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { atOnce, timeOf } from '../publish/publish-time.ts';

export type Edited = Output<typeof opsPageOne>;
type PageText = Pick<Edited, 'title' | 'description' | 'markdown'>;
export type PageTextForm = ReturnType<typeof usePageText>;

/** Holds the text of a page while it is edited; publishes it, or restores an earlier revision. */
export function usePageText(page: Edited) {
  const t = useTranslator('content-desk');
  const w = useTranslator('operator/publish');
  const names = useTranslator('blog');
  const { slug, lang, revision } = page;
  const text = useMemo(
    (): PageText => ({ title: page.title, description: page.description, markdown: page.markdown }),
    [page.title, page.description, page.markdown],
  );
  const [draft, setDraft, forget] = useDraft(`page:${slug}:${lang}:${revision}`, text);
  const [time, setTime] = useState(atOnce);
  const input = { slug, lang, ...draft, basedOn: revision, effectiveAt: timeOf(time) };
  const form = useForm(input, validateInput(opsPagePublish, input));
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
  return {
    ...{ lang, draft, time, setTime, form, publish, revert },
    isChanged: JSON.stringify(draft) !== JSON.stringify(text),
    set: (changes: Partial<PageText>) => setDraft((before) => ({ ...before, ...changes })),
    submit: () => {
      if (form.ready()) publish.mutate(input);
    },
    restore: (to: number) => revert.mutate({ slug, lang, to, basedOn: revision }),
  };
}

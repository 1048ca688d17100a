import { fileUpload } from '#contract/files/calls.ts';
import { type FieldErrors, useForm } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import type { DraftRow, RowsDraft } from './draft-rows.ts';

/** Returns the errors of a draft and of its files' addresses. */
type ViolationsIn<Draft> = (draft: Draft, attach: readonly string[]) => FieldErrors;

/** Holds a post that is being written: its draft, kept by its key, its files and its errors. */
export function usePosting<Draft extends RowsDraft<DraftRow>>(
  key: string,
  start: Draft,
  validateDraft: ViolationsIn<Draft>,
) {
  const t = useTranslator('boards');
  const [draft, setDraft, forget] = useDraft(key, start);
  const uploads = useUploads(fileUpload, t('post.lost'));
  const attach = uploads.answers.map((file) => file.url);
  const form = useForm({ draft, attach }, validateDraft(draft, attach));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, change, forget, uploads, attach, form };
}

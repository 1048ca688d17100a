import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addWantBuy } from '#contract/boards/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { useAct } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useWords } from '#web/i18n/words.ts';
import { Section } from '#web/ui/Section.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { tabPath } from './addresses.ts';
import styles from './boards.module.css';
import { PostingForm } from './PostingForm.tsx';
import { PostRowFields } from './PostRowFields.tsx';
import { EMPTY_POST, faultsIn, inputOf, postRows } from './post-form.ts';

/** Posts a want-to-buy request: parts by rows, a note, files. */
export function PostForm() {
  const t = useWords('boards');
  const navigate = useNavigate();
  const [draft, setDraft, forget] = useDraft('mall-post', EMPTY_POST);
  useModelAsked((model) =>
    setDraft((before) => ({ ...before, rows: postRows.withModel(before.rows, model) })),
  );
  const uploads = useUploads(fileUpload, t('post.lost'));
  const form = useForm(draft, faultsIn(draft));
  const add = useAct(addWantBuy, {
    onDone: ({ no }) => {
      forget();
      toast(t('post.sent', { no }));
      navigate(tabPath('mine'));
    },
    onFail: form.refuse,
  });
  const attach = uploads.answers.map((file) => file.url);
  return (
    <Section title={t('post.title')} aside={t('post.aside')}>
      <PostingForm
        words={{
          title: t('post.title'),
          rows: t('post.rows'),
          markHint: t('post.markHint'),
          failed: t('post.failed'),
          effect: t('post.effect'),
          send: t('post.send'),
        }}
        listClass={styles.postRows}
        kit={postRows}
        rows={draft.rows}
        setRows={(rows) => setDraft((before) => ({ ...before, rows }))}
        fields={(wiring) => <PostRowFields {...wiring} />}
        mark={draft.mark}
        setMark={(mark) => setDraft((before) => ({ ...before, mark }))}
        form={form}
        uploads={uploads}
        act={add}
        onSend={() => add.mutate(inputOf(draft, attach))}
      />
    </Section>
  );
}

/** A part named in the address, as the part search leads here with it; taken once. */
function useModelAsked(take: (model: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const model = (query.get('model') ?? '').trim().toUpperCase().slice(0, 80);
  const taken = useRef(take);
  taken.current = take;
  useEffect(() => {
    if (model === '') return;
    taken.current(model);
    setQuery({}, { replace: true });
  }, [model, setQuery]);
}

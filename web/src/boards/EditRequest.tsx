import { useMemo } from 'react';
import { editWantBuy, type Post } from '#contract/boards/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useAct } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useWords } from '#web/i18n/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Section } from '#web/ui/Section.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import styles from './boards.module.css';
import { PostingForm } from './PostingForm.tsx';
import { PostRowFields } from './PostRowFields.tsx';
import { type EditDraft, editFaults, editInput, editOf, postRows } from './post-form.ts';

/** Changes a request that nobody has quoted: its parts, its note, its files. */
export function EditRequest({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useWords('boards');
  const start = useMemo(() => editOf(post), [post]);
  const [draft, setDraft, forget] = useDraft<EditDraft>(`mall-edit:${post.id}`, start);
  const uploads = useUploads(fileUpload, t('post.lost'));
  const attach = uploads.answers.map((file) => file.url);
  const editing = { post, draft, attach };
  const form = useForm({ draft, attach }, editFaults(editing));
  const edit = useAct(editWantBuy, {
    onDone: () => {
      forget();
      toast(t('edit.done', { no: post.no }));
      onDone();
    },
    onFail: form.refuse,
  });
  const isChanged = edit.error instanceof CallFailure && edit.error.is('order.hasChange');
  return (
    <Section title={t('edit.title')} aside={t('post.aside')}>
      {isChanged && <Note tone="wait">{t('edit.changed')}</Note>}
      <PostingForm
        words={{
          title: t('edit.title'),
          rows: t('post.rows'),
          markHint: t('post.markHint'),
          failed: t('edit.failed'),
          effect: t('edit.effect'),
          send: t('edit.send'),
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
        act={edit}
        onSend={() => edit.mutate(editInput(editing))}
        filesBefore={
          post.attach.length > 0 && (
            <Kept
              post={post}
              kept={draft.kept}
              onKeep={(kept) => setDraft((before) => ({ ...before, kept }))}
            />
          )
        }
        beside={
          <Button
            size="md"
            disabled={edit.isPending}
            onClick={() => {
              forget();
              onDone();
            }}
          >
            {t('edit.cancel')}
          </Button>
        }
      />
    </Section>
  );
}

/** The files of the request as it stands; who unticks one takes it away. */
function Kept(props: {
  post: Post;
  kept: readonly number[];
  onKeep: (kept: readonly number[]) => void;
}) {
  const t = useWords('boards');
  const { post, kept, onKeep } = props;
  return (
    <Field label={t('edit.kept')} group>
      <ul className={styles.files}>
        {post.attach.map((file, place) => (
          <li key={file.url}>
            <Checkbox
              checked={kept.includes(place)}
              onChange={(stays) =>
                onKeep(
                  post.attach.flatMap((_, one) =>
                    (one === place ? stays : kept.includes(one)) ? [one] : [],
                  ),
                )
              }
            >
              <span translate="no">{file.name}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Field>
  );
}

import { useMemo } from 'react';
import { editWantBuy } from '#contract/boards/calls.ts';
import type { Post } from '#contract/boards/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import styles from '../boards.module.css';
import { PostingForm } from './form/PostingForm.tsx';
import { PostRowFields } from './form/PostRowFields.tsx';
import { type EditDraft, editInput, editOf, editViolations, postRows } from './form/post-form.ts';
import { usePosting } from './form/use-posting.ts';

/** Changes a request that nobody has quoted: its parts, its note, its files. */
export function EditRequest({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useTranslator('boards');
  const start = useMemo(() => editOf(post), [post]);
  const posting = usePosting<EditDraft>(`mall-change:${post.id}`, start, (draft, attach) =>
    editViolations({ post, draft, attach }),
  );
  const { draft, attach, change, forget } = posting;
  const edit = useCommand(editWantBuy, {
    onDone: () => {
      forget();
      toast(t('edit.done', { no: post.no }));
      onDone();
    },
    onFail: posting.form.refuse,
  });
  const isRefused = edit.error instanceof CallFailure && edit.error.is('order.hasChange');
  const isChanged = isRefused || draft.version !== post.version;
  const cancel = () => {
    forget();
    onDone();
  };
  return (
    <PostingForm
      words={{
        title: t('edit.title'),
        aside: t('post.aside'),
        rows: t('post.rows'),
        markHint: t('post.markHint'),
        failed: t('edit.failed'),
        effect: t('edit.effect'),
        send: t('edit.send'),
      }}
      posting={posting}
      kit={postRows}
      Row={PostRowFields}
      command={edit}
      onSend={() => edit.mutate(editInput({ post, draft, attach }))}
      filesBefore={
        draft.files.length > 0 && (
          <RetainedFiles
            files={draft.files}
            retained={draft.retained}
            onChange={(retained) => change({ retained })}
          />
        )
      }
      beside={
        <Button size="md" disabled={edit.isPending} onClick={cancel}>
          {t('edit.cancel')}
        </Button>
      }
    >
      {isChanged && <Note tone="wait">{t('edit.changed')}</Note>}
    </PostingForm>
  );
}

/** The files of the request as it was when the change began; who unticks one takes it away. */
function RetainedFiles(props: {
  files: EditDraft['files'];
  retained: readonly number[];
  onChange: (retained: readonly number[]) => void;
}) {
  const t = useTranslator('boards');
  const { files, retained, onChange } = props;
  return (
    <Field label={t('edit.kept')} group>
      <ul className={styles.files}>
        {files.map((file, place) => (
          <li key={file.url}>
            <Checkbox
              checked={retained.includes(place)}
              onChange={(stays) =>
                onChange(
                  files.flatMap((_, one) =>
                    (one === place ? stays : retained.includes(one)) ? [one] : [],
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

import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addWantBuy } from '#contract/boards/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { useAct } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/Section.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import text from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { AttachField } from './Attachments.tsx';
import { tabPath } from './addresses.ts';
import styles from './boards.module.css';
import { PostRowFields } from './PostRowFields.tsx';
import { isTable, readPasted } from './paste-lines.ts';
import {
  EMPTY_POST,
  faultsIn,
  inputOf,
  MOST_ROWS,
  type PostRow,
  withModel,
  withPasted,
  withRow,
} from './post-form.ts';

/** Posts a want-to-buy request: parts by rows, a note, files. */
export function PostForm() {
  const t = useWords('boards');
  const navigate = useNavigate();
  const [draft, setDraft, forget] = useDraft('mall-post', EMPTY_POST);
  const [said, setSaid] = useState('');
  useModelAsked((model) => setDraft((before) => withModel(before, model)));
  const uploads = useUploads(fileUpload, t('post.lost'));
  const form = useForm(draft, faultsIn(draft));
  const { rows } = draft;
  const add = useAct(addWantBuy, {
    onDone: ({ no }) => {
      forget();
      toast(t('post.sent', { no }));
      navigate(tabPath('mine'));
    },
    onFail: form.refuse,
  });
  const setRows = (next: readonly PostRow[]) => setDraft({ ...draft, rows: next });
  const setRow = (key: number, part: Partial<PostRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const focus = (at: number, field: 'model' | 'count') =>
    requestAnimationFrame(() =>
      form.frame.current?.querySelector<HTMLElement>(`[name="${field}.${at}"]`)?.focus(),
    );
  const paste = (at: number) => (event: ClipboardEvent) => {
    const lines = readPasted(event.clipboardData.getData('text'));
    if (!isTable(lines)) return;
    event.preventDefault();
    const next = withPasted(rows, at, lines);
    setRows(next);
    setSaid(
      at + lines.length > MOST_ROWS ? t('post.full') : t('post.pasted', { count: lines.length }),
    );
    focus(Math.min(next.length, at + lines.length) - 1, 'count');
  };
  const enter = (at: number, field: 'model' | 'count') => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) return form.frame.current?.requestSubmit();
    event.preventDefault();
    if (field === 'model') return focus(at, 'count');
    if (at === rows.length - 1) setRows(withRow(rows));
    focus(at + 1, 'model');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.ready()) return;
    add.mutate(
      inputOf(
        draft,
        uploads.answers.map((file) => file.url),
      ),
    );
  };
  return (
    <Section title={t('post.title')} aside={t('post.aside')}>
      <form ref={form.frame} onSubmit={submit} noValidate aria-label={t('post.title')}>
        <ol className={styles.postRows} aria-label={t('post.rows')}>
          {rows.map((row, at) => (
            <PostRowFields
              key={row.key}
              row={row}
              at={at}
              form={form}
              onChange={(part) => setRow(row.key, part)}
              onPaste={paste(at)}
              onEnter={(field) => enter(at, field)}
              onRemove={
                rows.length > 1
                  ? () => setRows(rows.filter((one) => one.key !== row.key))
                  : undefined
              }
            />
          ))}
        </ol>
        <p className={styles.postAdd}>
          <Button
            icon="plus"
            disabled={rows.length >= MOST_ROWS}
            onClick={() => {
              setRows(withRow(rows));
              focus(rows.length, 'model');
            }}
          >
            {t('post.add')}
          </Button>
          <span role="status" className={text.q}>
            {said}
          </span>
        </p>
        <div className={layout.fields}>
          <Field label={t('post.mark')} aside={t('optional')} hint={t('post.markHint')}>
            <TextArea
              value={draft.mark}
              maxLength={1000}
              counted
              onChange={(mark) => setDraft({ ...draft, mark })}
            />
          </Field>
          <AttachField label={t('post.attach')} uploads={uploads} />
        </div>
        <Failed error={add.error} />
        <div className={layout.actions}>
          <span className={`${text.s12} ${text.q} ${layout.grow}`}>{t('post.effect')}</span>
          <Button
            type="submit"
            variant="primary"
            size="md"
            loading={add.isPending}
            disabled={uploads.busy}
          >
            {t('post.send')}
          </Button>
        </div>
      </form>
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

function Failed({ error }: { error: Error | null }) {
  const t = useWords('boards');
  if (error === null) return null;
  return (
    <div className={styles.failed} role="alert">
      <p>{t('post.failed')}</p>
      <FailNote error={error} />
    </div>
  );
}

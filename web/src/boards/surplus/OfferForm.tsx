import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { fileUpload } from '#contract/files/calls.ts';
import { addSurplusDeal } from '#contract/surplus/calls.ts';
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
import { AttachField } from '../Attachments.tsx';
import styles from '../boards.module.css';
import { isTable, readPasted } from '../paste-lines.ts';
import { OfferRowFields } from './OfferRowFields.tsx';
import {
  EMPTY_OFFER,
  faultsIn,
  inputOf,
  MOST_ROWS,
  type OfferRow,
  withPasted,
  withRow,
} from './offer-form.ts';
import { tabPath } from './paths.ts';
import own from './surplus.module.css';

/** Offers surplus: parts by rows, a note, files. */
export function OfferForm() {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const navigate = useNavigate();
  const [draft, setDraft, forget] = useDraft('surplus-offer', EMPTY_OFFER);
  const [said, setSaid] = useState('');
  const uploads = useUploads(fileUpload, t('post.lost'));
  const form = useForm(draft, faultsIn(draft));
  const { rows } = draft;
  const add = useAct(addSurplusDeal, {
    onDone: ({ no }) => {
      forget();
      toast(s('offer.sent', { no }));
      navigate(tabPath('mine'));
    },
    onFail: form.refuse,
  });
  const setRows = (next: readonly OfferRow[]) => setDraft({ ...draft, rows: next });
  const paste = (at: number) => (event: ClipboardEvent) => {
    const lines = readPasted(event.clipboardData.getData('text'));
    if (!isTable(lines)) return;
    event.preventDefault();
    setRows(withPasted(rows, at, lines));
    const isFull = at + lines.length > MOST_ROWS;
    setSaid(isFull ? t('post.full') : t('post.pasted', { count: lines.length }));
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
    <Section title={s('offer.title')} aside={s('offer.aside')}>
      <form ref={form.frame} onSubmit={submit} noValidate aria-label={s('offer.title')}>
        <ol className={own.offerRows} aria-label={s('offer.rows')}>
          {rows.map((row, at) => (
            <OfferRowFields
              key={row.key}
              row={row}
              at={at}
              form={form}
              onChange={(part) =>
                setRows(rows.map((one) => (one.key === row.key ? { ...one, ...part } : one)))
              }
              onPaste={paste(at)}
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
              requestAnimationFrame(() =>
                form.frame.current
                  ?.querySelector<HTMLElement>(`[name="model.${rows.length}"]`)
                  ?.focus(),
              );
            }}
          >
            {t('post.add')}
          </Button>
          <span role="status" className={text.q}>
            {said}
          </span>
        </p>
        <div className={layout.fields}>
          <Field label={t('post.mark')} aside={t('optional')} hint={s('offer.markHint')}>
            <TextArea
              value={draft.mark}
              maxLength={1000}
              counted
              onChange={(mark) => setDraft({ ...draft, mark })}
            />
          </Field>
          <AttachField label={t('post.attach')} uploads={uploads} />
        </div>
        {add.error && (
          <div className={styles.failed} role="alert">
            <p>{s('offer.failed')}</p>
            <FailNote error={add.error} />
          </div>
        )}
        <div className={layout.actions}>
          <span className={`${text.s12} ${text.q} ${layout.grow}`}>{s('offer.effect')}</span>
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

import { type FormEvent, type ClipboardEvent as Pasted, useEffect, useRef } from 'react';
import { bomPaste } from '#contract/bom/calls.ts';
import { BOM_PASTE_CHARS } from '#contract/bom/shapes.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './start.module.css';
import { useBrought } from './use-brought.ts';

const EXAMPLE = 'STM32F103C8T6\tU1\t1\nTPS54331DR\tU2,U3\t2';

/** A shorter text is pasted by the browser itself, which can take it back. */
const QUICK_CHARS = 2000;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** A place for cells out of a spreadsheet; pasted elsewhere on the page they come here too. */
export function PasteStart() {
  const t = useTranslator('bom');
  const format = useFormat();
  const [text, setText, forget] = useDraft('bom-paste', '');
  const open = useBrought();
  const paste = useCommand(bomPaste, {
    changes: [],
    onDone: (brought) => {
      forget();
      open(brought);
    },
    onFail: () => true,
  });
  const max = format.number(BOM_PASTE_CHARS, 0);
  const isLong = text.length > BOM_PASTE_CHARS;
  const start = (typed: string) => {
    if (typed.trim() !== '' && typed.length <= BOM_PASTE_CHARS) paste.mutate({ text: typed });
  };
  const onPage = useRef<(typed: string) => void>(undefined);
  onPage.current = (typed) => {
    setText(typed);
    start(typed);
  };
  useEffect(() => {
    const heard = (event: ClipboardEvent) => {
      const typed = event.clipboardData?.getData('text') ?? '';
      if (isField(event.target) || typed.trim() === '') return;
      event.preventDefault();
      onPage.current?.(typed);
    };
    document.addEventListener('paste', heard);
    return () => document.removeEventListener('paste', heard);
  }, []);
  // A browser takes many seconds to put thousands of lines into a field as if they were typed.
  const onPaste = (event: Pasted<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length < QUICK_CHARS) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    setText(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    start(text);
  };
  return (
    <Section title={t('paste.title')}>
      <form className={styles.paste} onSubmit={onSubmit}>
        <Field
          label={t('paste.label')}
          hint={t('paste.hint')}
          error={isLong ? t('paste.tooLong', { max }) : undefined}
        >
          <TextArea
            rows={5}
            value={text}
            placeholder={EXAMPLE}
            spellCheck={false}
            translate="no"
            className={styles.cells}
            onChange={setText}
            onPaste={onPaste}
          />
        </Field>
        <FailNote error={paste.error} />
        <Button
          type="submit"
          variant="primary"
          loading={paste.isPending}
          disabled={isLong || text.trim() === ''}
        >
          {t('paste.go')}
        </Button>
      </form>
    </Section>
  );
}

import { type FormEvent, useRef, useState } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from './dock.module.css';
import { useCamera } from './use-camera.ts';

interface Props {
  readonly label?: string | undefined;
  readonly button?: string | undefined;
  readonly onText: (text: string) => void;
}

/** Reads labels by the camera, from a picture, by a scanner that types, or as typed. */
export function LabelReader({ label, button, onText }: Props) {
  const t = useTranslator('operator/dock');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<'nothing' | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);
  const picture = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    onText(typed);
    setTyped('');
  };
  const readPicture = async (file: File | undefined) => {
    if (!file) return;
    setSaid(null);
    setBusy(true);
    try {
      const { readCodes } = await import('./read-codes.ts');
      const texts = await readCodes(file);
      if (texts.length === 0) setSaid('nothing');
      for (const text of texts) onText(text);
    } catch {
      setSaid('failed');
    } finally {
      setBusy(false);
      if (picture.current) picture.current.value = '';
    }
  };
  return (
    <div className={styles.reader}>
      {isOpen && <Camera onText={onText} />}
      <div className={styles.readerButtons}>
        <Button size="lg" icon="camera" onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'scan.close' : 'scan.camera')}
        </Button>
        <Button size="lg" icon="file" loading={busy} onClick={() => picture.current?.click()}>
          {t('scan.picture')}
        </Button>
        <input
          ref={picture}
          hidden
          type="file"
          accept="image/*"
          aria-label={t('scan.picture')}
          onChange={(event) => readPicture(event.target.files?.[0])}
        />
      </div>
      {said && <Note tone="wait">{t(`scan.${said}`)}</Note>}
      <form onSubmit={submit} className={styles.typed}>
        <Field label={label ?? t('scan.field')} hint={t('scan.hint')}>
          <TextInput
            mono
            size="md"
            value={typed}
            maxLength={1000}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={setTyped}
          />
        </Field>
        <Button type="submit" size="md" icon="search">
          {button ?? t('scan.take')}
        </Button>
      </form>
    </div>
  );
}

function Camera({ onText }: { onText: (text: string) => void }) {
  const t = useTranslator('operator/dock');
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onText);
  return (
    <div className={styles.camera}>
      <video ref={video} muted playsInline />
      <p role="status">{t(`scan.${state}`)}</p>
    </div>
  );
}

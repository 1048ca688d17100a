import { CAPTION_MAX, SCALE_MAX } from '#contract/handoffs/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import styles from './phone.module.css';
import type { QueuedPhoto } from './use-stored-photos.ts';

interface Props {
  readonly photo: QueuedPhoto;
  readonly hasCaption: boolean;
  readonly needsScale: boolean;
  /** Whether the hand-off takes photos now. */
  readonly isOpen: boolean;
  /** Whether it takes none any more. */
  readonly isOver: boolean;
  readonly onChange: (typed: { readonly caption?: string; readonly scale?: string }) => void;
  readonly onSend: () => void;
  readonly onRemove: () => void;
}

/** A photo that was taken: its caption and scale, and what sends it. */
export function PhotoCard(props: Props) {
  const { photo, hasCaption, needsScale, isOpen, isOver, onChange, onSend, onRemove } = props;
  const t = useTranslator('handoffs');
  const isSending = photo.state === 'sending';
  return (
    <li className={styles.card}>
      <img src={photo.preview} alt={t('alt')} />
      {isOpen && hasCaption && (
        <Field label={t('caption')} hint={t('captionHint')}>
          <TextInput
            size="md"
            value={photo.caption}
            maxLength={CAPTION_MAX}
            disabled={isSending}
            onChange={(caption) => onChange({ caption })}
          />
        </Field>
      )}
      {isOpen && needsScale && (
        <Field label={t('scale')} hint={t('scaleHint')}>
          <TextInput
            size="md"
            value={photo.scale}
            maxLength={SCALE_MAX}
            disabled={isSending}
            onChange={(scale) => onChange({ scale })}
          />
        </Field>
      )}
      {!isOver && photo.state === 'waiting' && (
        <Note tone="wait" aloud>
          {t('waiting')}
        </Note>
      )}
      {isOpen && photo.error !== null && (
        <Note tone="fail" aloud>
          {photo.error}
        </Note>
      )}
      {isOpen && !photo.isStored && (
        <Note tone="fail" aloud>
          {t('unstored')}
        </Note>
      )}
      <div className={styles.acts}>
        {isOpen && (
          <Button size="lg" variant="primary" loading={isSending} onClick={onSend}>
            {isSending ? t('sending', { percent: Math.round(photo.progress * 100) }) : t('send')}
          </Button>
        )}
        {(!isOpen || photo.state === 'waiting' || photo.state === 'refused') && (
          <a className={styles.save} href={photo.preview} download={photo.file.name}>
            {t('save')}
          </a>
        )}
        <Button size="lg" variant="text" disabled={isSending} onClick={onRemove}>
          {t(isOver ? 'discard' : 'remove')}
        </Button>
      </div>
    </li>
  );
}

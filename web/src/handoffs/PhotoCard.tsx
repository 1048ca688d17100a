import { CAPTION_MAX, SCALE_MAX } from '#contract/handoffs/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from './phone.module.css';
import type { QueuedPhoto } from './use-stored-photos.ts';

/** States in which a photo that could be sent is also offered to be saved. */
const SAVABLE: ReadonlySet<QueuedPhoto['state']> = new Set(['waiting', 'refused', 'undeleted']);

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
  readonly onDiscard: () => void;
}

/** A photo that was taken: its caption and scale, and what sends it. */
export function PhotoCard(props: Props) {
  const { photo, hasCaption, needsScale, isOpen, isOver, onChange } = props;
  const t = useTranslator('handoffs');
  const isBusy = photo.state === 'sending' || photo.state === 'discarding';
  return (
    <li className={styles.card}>
      <img src={photo.preview} alt={t('alt')} />
      {isOpen && hasCaption && (
        <Field label={t('caption')} hint={t('captionHint')}>
          <TextInput
            size="md"
            value={photo.caption}
            maxLength={CAPTION_MAX}
            disabled={isBusy}
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
            disabled={isBusy}
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
      {photo.state === 'undeleted' && (
        <Note tone="fail" aloud>
          {t('undeleted')}
        </Note>
      )}
      <PhotoActions {...props} />
    </li>
  );
}

function PhotoActions({ photo, isOpen, isOver, onSend, onDiscard }: Props) {
  const t = useTranslator('handoffs');
  const isSending = photo.state === 'sending';
  const isDiscarding = photo.state === 'discarding';
  return (
    <div className={styles.acts}>
      {isOpen && (
        <Button
          size="lg"
          variant="primary"
          loading={isSending}
          disabled={isDiscarding}
          onClick={onSend}
        >
          {isSending ? t('sending', { percent: Math.round(photo.progress * 100) }) : t('send')}
        </Button>
      )}
      {(!isOpen || SAVABLE.has(photo.state)) && (
        <a className={styles.save} href={photo.preview} download={photo.file.name}>
          {t('save')}
        </a>
      )}
      <Button
        size="lg"
        variant="text"
        loading={isDiscarding}
        disabled={isSending}
        onClick={onDiscard}
      >
        {t(isOver ? 'discard' : 'remove')}
      </Button>
    </div>
  );
}

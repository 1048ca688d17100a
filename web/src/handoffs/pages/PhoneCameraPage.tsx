import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PhoneTarget } from '#contract/handoffs/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PhoneFrame } from '#web/widgets/records/PhoneFrame.tsx';
import { PhotoCard } from '../PhotoCard.tsx';
import styles from '../phone.module.css';
import { isToken, tokenOf, usePhone } from '../use-phone.ts';
import { PHOTO_MB, usePhotoQueue } from '../use-photo-queue.ts';

/** The page that a scanned code opens on a phone: it takes photos and sends them, nothing else. */
export default function PhoneCameraPage() {
  const t = useTranslator('handoffs');
  const [token, setToken] = useState(tokenOf);
  // Another code that is scanned into this tab changes nothing but what stands behind the #.
  useEffect(() => {
    const read = () => setToken(tokenOf());
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  useHead({ title: t('title'), noIndex: true });
  if (isToken(token)) return <Phone key={token} token={token} />;
  return (
    <PhoneLayout title={t('title')}>
      <Over title={t('unknownTitle')} text={t('unknown')} />
    </PhoneLayout>
  );
}

function Phone({ token }: { token: string }) {
  const t = useTranslator('handoffs');
  const parts = useTranslator('order-parts');
  const phone = usePhone(token);
  const { target, refusal, key } = phone;
  const [sent, setSent] = useState(false);
  const isOpen = target !== null && refusal === null;
  const queue = usePhotoQueue({
    token,
    key,
    isOpen,
    onSent: () => {
      setSent(true);
      void phone.refetch();
    },
    onOver: () => void phone.refetch(),
  });
  const isFull = target !== null && target.sent + queue.photos.length >= target.most;
  const held = queue.photos.length;
  return (
    <PhoneLayout
      title={target === null ? t('title') : titleOf(target, t)}
      aside={target?.test ? parts(`test.${target.test}`) : undefined}
      foot={
        isOpen && (
          <Foot
            target={target}
            isFirst={held === 0}
            disabled={isFull || queue.isBusy}
            onFiles={queue.add}
          />
        )
      }
    >
      {phone.isJoining && target === null && <p role="status">{t('joining')}</p>}
      {phone.isLost && (
        <Note
          tone="fail"
          aloud
          action={
            <Button size="sm" onClick={phone.again}>
              {t('retry')}
            </Button>
          }
        >
          {t('lost')}
        </Note>
      )}
      {refusal !== null && (
        <Over title={t('overTitle')} text={refusal}>
          {held > 0 && <p>{t('unsent', { count: held })}</p>}
        </Over>
      )}
      {queue.unusable && (
        <Note tone="fail" aloud>
          {t(queue.unusable.why, { name: queue.unusable.name, size: PHOTO_MB })}
        </Note>
      )}
      {queue.isBusy && <p role="status">{t('shrinking')}</p>}
      {isOpen && sent && held === 0 && <Note tone="pass">{t('sentOne')}</Note>}
      {isOpen && isFull && <Note tone="wait">{t('full')}</Note>}
      {isOpen && !sent && held === 0 && <p className={styles.quiet}>{t('none')}</p>}
      <ul className={styles.cards}>
        {queue.photos.map((photo) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            hasCaption={target?.kind === 'inspection'}
            needsScale={target?.needsScale === true}
            isOpen={isOpen}
            isOver={refusal !== null}
            onChange={(typed) => queue.edit(photo.id, typed)}
            onSend={() => void queue.send(photo)}
            onDiscard={() => void queue.discard(photo.id)}
          />
        ))}
      </ul>
    </PhoneLayout>
  );
}

const titleOf = (
  { kind, no }: PhoneTarget,
  t: (key: 'forInspection' | 'forParcel', facts: { no: string }) => string,
) => t(kind === 'inspection' ? 'forInspection' : 'forParcel', { no });

function PhoneLayout(props: {
  title: string;
  aside?: string | undefined;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslator('handoffs');
  return (
    <PhoneFrame
      heading={
        <div className={styles.heading}>
          <h1>{props.title}</h1>
          {props.aside && <p>{props.aside}</p>}
        </div>
      }
      mark={t('mark')}
      foot={props.foot}
    >
      <div className={styles.body}>{props.children}</div>
    </PhoneFrame>
  );
}

function Over({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.over} role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** The camera at the thumb, the album beside it, and what is left of time and photos. */
function Foot(props: {
  target: PhoneTarget;
  /** No photo waits to be sent: taking one is the next step. */
  isFirst: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const { target, isFirst, disabled, onFiles } = props;
  const t = useTranslator('handoffs');
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const chosen = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <p>
        <span>{t('sent', { sent: target.sent, most: target.most })}</span>
        <span>{t('minutes', { count: Math.ceil(target.secondsLeft / 60) })}</span>
      </p>
      <Button
        variant={isFirst ? 'primary' : 'default'}
        size="lg"
        block
        icon="camera"
        disabled={disabled}
        onClick={() => camera.current?.click()}
      >
        {t('take')}
      </Button>
      <Button size="lg" block disabled={disabled} onClick={() => album.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t('take')}
        onChange={(event) => chosen(event.target)}
      />
      <input
        ref={album}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label={t('choose')}
        onChange={(event) => chosen(event.target)}
      />
    </>
  );
}

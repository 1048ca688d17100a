import { useState } from 'react';
import type { fileUpload } from '#contract/files/calls.ts';
import { imageExtensions, limits } from '#contract/limits.ts';
import type { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { shrinkPhoto } from '#web/ui/form/shrink-photo.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';

import { PhoneCamera } from '#web/widgets/handoff/PhoneCamera.tsx';
import type { PhonePhotos } from '#web/widgets/handoff/use-phone-photos.ts';
import styles from './dock.module.css';

const PHOTOS_MAX = 10;
/** A photo may be so large as the phone took it. */
const PHOTO_MB = 40;
const MB = 1024 * 1024;

type Uploads = ReturnType<typeof useUploads<typeof fileUpload>>;

interface Props {
  readonly orderId: string;
  readonly uploads: Uploads;
  readonly phone: PhonePhotos;
  readonly error: string | undefined;
}

/** Photos of a parcel: made smaller in the browser, then sent as soon as they are chosen. */
export function DockPhotos({ orderId, uploads, phone, error }: Props) {
  const t = useTranslator('operator/dock');
  const [busy, setBusy] = useState(false);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const add = async (files: readonly File[]) => {
    setBusy(true);
    setUnreadable(null);
    for (const file of files) {
      const small = await shrinkPhoto(file, limits.uploadMaxKb * 1024);
      if (small === null) setUnreadable(file.name);
      else uploads.add([small]);
    }
    setBusy(false);
  };
  return (
    <Section title={t('photos.title')}>
      <Field label={t('photos.title')} group error={error}>
        <FileField
          files={uploads.files}
          accept={[...imageExtensions.map((one) => `.${one}`), 'image/*'].join(',')}
          maxBytes={PHOTO_MB * MB}
          maxFiles={Math.max(0, PHOTOS_MAX - phone.photos.length)}
          disabled={busy}
          hint={t('photos.hint', { count: PHOTOS_MAX, size: PHOTO_MB })}
          onAdd={add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
        />
      </Field>
      {phone.photos.length > 0 && <FromPhone phone={phone} />}
      <PhoneCamera size="lg" target={{ kind: 'parcel', id: orderId }} phone={phone} />
      {busy && <p role="status">{t('photos.shrinking')}</p>}
      {unreadable && <Note tone="fail">{t('photos.unreadable', { name: unreadable })}</Note>}
    </Section>
  );
}

/** Photos that a phone sent: each may be discarded before the parcel is received. */
function FromPhone({ phone }: { phone: PhonePhotos }) {
  const t = useTranslator('operator/dock');
  return (
    <ul className={styles.phonePhotos} aria-label={t('photos.fromPhone')}>
      {phone.photos.map(({ url, link }, index) => (
        <li key={url}>
          <img src={link} alt={t('photos.number', { number: index + 1 })} />
          <Button size="xs" variant="text" onClick={() => phone.drop(url)}>
            {t('photos.drop')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

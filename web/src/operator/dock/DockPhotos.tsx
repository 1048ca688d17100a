import { useState } from 'react';
import type { fileUpload } from '#contract/files/calls.ts';
import { imageExtensions, limits } from '#contract/limits.ts';
import type { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/Field.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Section } from '#web/ui/Section.tsx';
import { shrinkPhoto } from './shrink-photo.ts';

const PHOTOS_MAX = 10;
/** A photo may be so large as the phone took it. */
const PHOTO_MB = 40;
const MB = 1024 * 1024;

type Uploads = ReturnType<typeof useUploads<typeof fileUpload>>;

/** Photos of a parcel: made smaller in the browser, then sent as soon as they are chosen. */
export function DockPhotos({ uploads, error }: { uploads: Uploads; error: string | undefined }) {
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
          maxFiles={PHOTOS_MAX}
          disabled={busy}
          hint={t('photos.hint', { count: PHOTOS_MAX, size: PHOTO_MB })}
          onAdd={add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
        />
      </Field>
      {busy && <p role="status">{t('photos.shrinking')}</p>}
      {unreadable && <Note tone="fail">{t('photos.unreadable', { name: unreadable })}</Note>}
    </Section>
  );
}

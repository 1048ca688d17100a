import { useEffect } from 'react';
import { fileUpload } from '#contract/files/calls.ts';
import { imageExtensions, limits } from '#contract/limits.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { MOST_PHOTOS, type QuotePhoto, type QuoteTyped } from './quote-form.ts';
import styles from './quotes.module.css';

interface Props {
  readonly typed: QuoteTyped;
  readonly onChange: (part: Partial<QuoteTyped>) => void;
  readonly onPhoto: (photo: QuotePhoto) => void;
}

/** Photos of the goods: each goes up at once, and is kept with what was typed. */
export function Photos({ typed, onChange, onPhoto }: Props) {
  const t = useTranslator('quotes');
  const uploads = useUploads(fileUpload, t('form.photoLost'));
  const done = uploads.files.find((file) => file.response !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each photo that came in.
  useEffect(() => {
    if (!done?.response) return;
    onPhoto({ url: done.response.url, name: done.name });
    uploads.remove(done.id);
  }, [done?.id]);
  const storedFiles = typed.photos.map((photo) => ({
    id: photo.url,
    name: photo.name,
    size: 0,
    state: 'done' as const,
    href: photo.url,
  }));
  return (
    <details className={styles.photos} open={storedFiles.length > 0 || uploads.files.length > 0}>
      <summary>{t('form.photos')}</summary>
      <Field label={t('form.photos')} aside={t('form.optional')}>
        <FileField
          files={[...storedFiles, ...uploads.files]}
          onAdd={uploads.add}
          onRemove={(id) => {
            uploads.remove(id);
            onChange({ photos: typed.photos.filter((photo) => photo.url !== id) });
          }}
          onRetry={uploads.retry}
          accept={imageExtensions.map((one) => `.${one}`).join(',')}
          maxBytes={limits.uploadMaxKb * 1024}
          maxFiles={MOST_PHOTOS}
        />
      </Field>
    </details>
  );
}

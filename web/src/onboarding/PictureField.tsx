import { useState } from 'react';
import { fileUpload } from '#contract/files/calls.ts';
import { imageExtensions } from '#contract/limits.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { PhotoViewer } from '#web/ui/overlay/PhotoViewer.tsx';
import { useFinishedPicture } from '#web/widgets/fields/use-finished-picture.ts';
import styles from './Settlement.module.css';

const KB = 1024;
const nothing = { url: '', link: '' };

interface Props {
  readonly name: string;
  readonly label: string;
  /** The picture in the saved settlement: its address, and a link that shows it. */
  readonly saved: { readonly url: string; readonly link: string };
  readonly value: string;
  readonly onChange: (url: string) => void;
  readonly minKb?: number | undefined;
  readonly maxKb: number;
  readonly hint: string;
}

/** One picture: chosen, sent at once, shown, replaced. */
export function PictureField({ name, label, saved, value, onChange, ...limits }: Props) {
  const { minKb = 0, maxKb, hint } = limits;
  const t = useTranslator('onboarding');
  const uploads = useUploads(fileUpload, t('picture.lost'));
  const [sent, setSent] = useDraft(`picture:${name}`, nothing);
  const [isSmall, setIsSmall] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  useFinishedPicture(uploads, (picture) => {
    setSent(picture);
    onChange(picture.url);
  });
  const add = (files: File[]) => {
    const small = files.some((file) => file.size < minKb * KB);
    setIsSmall(small);
    if (!small) uploads.add(files);
  };
  const link = value === saved.url ? saved.link : value === sent.url ? sent.link : '';
  if (value !== '' && uploads.files.length === 0) {
    return (
      <div className={styles.picture}>
        {link && (
          <button type="button" onClick={() => setOpen(0)} aria-label={`${t('open')}: ${label}`}>
            <img src={link} alt={label} />
          </button>
        )}
        <Button size="xs" icon="trash" onClick={() => onChange('')}>
          {t('picture.remove')}
        </Button>
        <PhotoViewer
          photos={[{ key: value, src: link, alt: label }]}
          index={open}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      </div>
    );
  }
  return (
    <>
      <FileField
        {...uploads.field}
        onAdd={add}
        accept={imageExtensions.map((ending) => `.${ending}`).join(',')}
        maxBytes={maxKb * KB}
        maxFiles={1}
        hint={hint}
      />
      {isSmall && (
        <p className={styles.error} role="alert">
          {t('picture.small', { kb: minKb })}
        </p>
      )}
    </>
  );
}

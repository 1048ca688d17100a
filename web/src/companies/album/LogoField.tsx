import { useState } from 'react';
import { fileUpload } from '#contract/files/calls.ts';
import { imageExtensions, limits } from '#contract/limits.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { useFinishedPicture } from '#web/widgets/fields/use-finished-picture.ts';
import styles from '../companies.module.css';

const KB = 1024;

interface Props {
  readonly value: string;
  /** The saved logo: its address, and a link that shows it. */
  readonly saved: { readonly url: string; readonly link: string };
  readonly onChange: (url: string) => void;
}

/** The logo: chosen, sent at once, shown, replaced. */
export function LogoField({ value, saved, onChange }: Props) {
  const t = useTranslator('companies');
  const uploads = useUploads(fileUpload, t('console.album.lost'));
  const [sent, setSent] = useState({ url: '', link: '' });
  useFinishedPicture(uploads, (picture) => {
    setSent(picture);
    onChange(picture.url);
  });
  if (value !== '' && uploads.files.length === 0) {
    const link = value === saved.url ? saved.link : value === sent.url ? sent.link : '';
    return (
      <div className={styles.picture}>
        {link && <img className={styles.logo} src={link} alt="" width={72} height={72} />}
        <Button size="xs" icon="trash" onClick={() => onChange('')}>
          {t('console.field.removeLogo')}
        </Button>
      </div>
    );
  }
  return (
    <FileField
      {...uploads.field}
      accept={imageExtensions.map((ending) => `.${ending}`).join(',')}
      maxBytes={limits.logoMaxKb * KB}
      maxFiles={1}
      hint={t('console.field.logoHint', { kb: limits.logoMaxKb })}
    />
  );
}

import { useEffect, useRef, useState } from 'react';
import { fileUpload } from '#contract/files/calls.ts';
import { imageExtensions, limits } from '#contract/limits.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './services.module.css';

const PICTURES_MAX = 6;

/** Pictures of a service in their order; new ones are uploaded as they are chosen. */
export function ServicePictures(props: {
  pictures: readonly string[];
  links: Readonly<Record<string, string>>;
  onChange: (change: (pictures: readonly string[]) => string[]) => void;
}) {
  const t = useTranslator('operator/services');
  const { files, remove, field } = useUploads(fileUpload, t('uploadFailed'));
  const [fresh, setFresh] = useState<Readonly<Record<string, string>>>({});
  const stored = useRef(new Set<string>());
  const { pictures, links, onChange } = props;
  useEffect(() => {
    for (const { id, response } of files) {
      if (!response || stored.current.has(id)) continue;
      stored.current.add(id);
      setFresh((known) => ({ ...known, [response.url]: response.link }));
      onChange((known) => [...known, response.url]);
      remove(id);
    }
  });
  return (
    <Section title={t('pictures')} aside={`${pictures.length}`}>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((url, index) => (
            <li key={url}>
              <img src={fresh[url] ?? links[url]} alt={t('picture', { number: index + 1 })} />
              <Button
                size="xs"
                variant="text"
                aria-label={t('removePicture', { number: index + 1 })}
                onClick={() => onChange((known) => known.filter((one) => one !== url))}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < PICTURES_MAX && (
        <FileField
          {...field}
          accept={imageExtensions.map((one) => `.${one}`).join(',')}
          maxBytes={limits.uploadMaxKb * 1024}
          maxFiles={PICTURES_MAX - pictures.length}
          hint={t('picturesHint', { count: PICTURES_MAX, size: limits.uploadMaxKb / 1024 })}
        />
      )}
    </Section>
  );
}

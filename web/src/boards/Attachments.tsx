import type { fileUpload } from '#contract/files/calls.ts';
import { attachmentExtensions, limits } from '#contract/limits.ts';
import type { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import styles from './boards.module.css';

/** Files to send with a post or a quote. */
export function AttachField(props: {
  label: string;
  uploads: ReturnType<typeof useUploads<typeof fileUpload>>;
  error?: string | undefined;
}) {
  const t = useTranslator('boards');
  const { uploads } = props;
  return (
    <Field label={props.label} aside={t('optional')} error={props.error} group>
      <FileField
        attachment
        {...uploads.field}
        accept={attachmentExtensions.map((one) => `.${one}`).join(',')}
        maxBytes={limits.uploadMaxKb * 1024}
        maxFiles={limits.uploadFilesMax}
        hint={t('post.attachHint')}
      />
    </Field>
  );
}

/** Files that came with a post or a quote. */
export function AttachList({ files }: { files: readonly { url: string; name: string }[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.url}>
          <a href={file.url} target="_blank" rel="noreferrer">
            <Icon name="file" size={12} /> {file.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { fileUpload } from '#contract/files/calls.ts';
import { attachmentExtensions, limits } from '#contract/limits.ts';
import type { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { FileField } from '#web/ui/form/FileField.tsx';

/** Files to send with a claim, or with a message about one. */
export function ClaimFiles(props: { uploads: ReturnType<typeof useUploads<typeof fileUpload>> }) {
  const t = useTranslator('claims');
  return (
    <FileField
      {...props.uploads.field}
      accept={attachmentExtensions.map((one) => `.${one}`).join(',')}
      maxBytes={limits.uploadMaxKb * 1024}
      maxFiles={limits.uploadFilesMax}
      hint={t('thread.filesHint', { count: limits.uploadFilesMax })}
    />
  );
}

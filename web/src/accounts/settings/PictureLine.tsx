import { type ChangeEvent, useRef } from 'react';
import { userUpdate } from '#contract/accounts/profile-calls.ts';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { imageExtensions, limits } from '#contract/limits.ts';
import { upload } from '#web/api/client.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './PictureLine.module.css';
import { usePicture } from './use-picture.ts';

const accept = imageExtensions.map((one) => `.${one}`).join(',');

/** The picture of the person: taken from a file, replaced, taken away. */
export function PictureLine({ user }: { user: UserInfo }) {
  const own = useTranslator('accounts/own');
  const input = useRef<HTMLInputElement>(null);
  const command = useCommand(userUpdate, { onDone: () => toast(own('picture.saved')) });
  const picture = usePicture((file, options) => upload(fileUpload, file, options), {
    accept: imageExtensions,
    maxBytes: limits.uploadMaxKb * 1024,
    onIn: ({ url }) => command.mutate({ avatar: url }),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) picture.send(file);
  };
  const isBusy = picture.share !== null || command.isPending;
  return (
    <div className={styles.line}>
      {user.avatar ? (
        <img src={user.avatar} alt={own('picture.title')} width="64" height="64" />
      ) : (
        <span className={styles.none} aria-hidden="true">
          {(user.firstname || user.email).charAt(0).toUpperCase()}
        </span>
      )}
      <div className={styles.side}>
        <div className={styles.buttons}>
          <input
            ref={input}
            type="file"
            accept={accept}
            className={styles.input}
            onChange={choose}
            aria-label={own('picture.choose')}
            tabIndex={-1}
          />
          <Button size="xs" loading={isBusy} onClick={() => input.current?.click()}>
            {own(user.avatar ? 'picture.replace' : 'picture.choose')}
          </Button>
          {picture.share !== null && (
            <Button size="xs" onClick={picture.stop}>
              {own('me.cancel')}
            </Button>
          )}
          {user.avatar && !isBusy && (
            <Button size="xs" variant="text" onClick={() => command.mutate({ avatar: '' })}>
              {own('picture.remove')}
            </Button>
          )}
        </div>
        <p className={styles.hint} role="status">
          {picture.share === null
            ? own('picture.rule')
            : own('picture.sending', { percent: Math.round(picture.share * 100) })}
        </p>
        {picture.violation && (
          <p className={styles.fault} role="alert">
            {own(`picture.${picture.violation.key}`, { name: picture.violation.name })}
          </p>
        )}
        <FailNote
          error={picture.error ?? command.error}
          {...(picture.again && { again: picture.again })}
        />
      </div>
    </div>
  );
}

import { opsNoticePublish, opsNoticeWithdraw } from '#contract/notices/calls.ts';
import type { Notice } from '#contract/notices/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import type { Readers } from './AudienceName.tsx';
import styles from './notices.module.css';

interface Props {
  readonly notice: Notice;
  readonly onDone: () => void;
}

/** Publishing: whom it reaches, when and how, and then the button. */
export function PublishMove({ notice, readers, onDone }: Props & { readers: Readers | undefined }) {
  const t = useTranslator('operator/notices');
  const format = useFormat();
  const publish = useCommand(opsNoticePublish, {
    onDone: () => {
      toast(t('published'));
      onDone();
    },
  });
  const { audience, email, at, mail, id, version } = notice;
  const sentences = [
    audience === 'one' ? t('goesOne', { email }) : t('goes', { count: readers?.[audience] ?? 0 }),
    at === null ? t('goesNow') : t('goesAt', { time: format.prose(at, { zone: true }) }),
    mail ? t('goesMail') : null,
  ];
  return (
    <div className={styles.move}>
      <p>{sentences.filter((one) => one !== null).join(' ')}</p>
      <FailNote error={publish.error} />
      <div>
        <Button
          variant="primary"
          loading={publish.isPending}
          onClick={() => publish.mutate({ id, version })}
        >
          {t('publish')}
        </Button>
      </div>
    </div>
  );
}

const FIRST = '';

/** Withdrawing: what it does and does not do, and why it is done. */
export function WithdrawMove({ notice, onDone }: Props) {
  const t = useTranslator('operator/notices');
  const { id, version } = notice;
  const [reason, setReason, forget] = useDraft(`notice-withdraw:${id}`, FIRST);
  const input = { id, version, reason };
  const { form, command: withdraw } = useFormCommand(opsNoticeWithdraw, input, {
    onDone: () => {
      forget();
      toast(t('withdrawn'));
      onDone();
    },
  });
  return (
    <form
      ref={form.frame}
      noValidate
      className={styles.move}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.ready()) withdraw.mutate(input);
      }}
    >
      <p>{t('withdrawAbout')}</p>
      <TextAreaField
        form={form}
        name="reason"
        label={t('reason')}
        required
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <FailNote error={form.rest(withdraw.error)} />
      <div>
        <Button type="submit" variant="danger" loading={withdraw.isPending}>
          {t('withdraw')}
        </Button>
      </div>
    </form>
  );
}

import { type ReactNode, useState } from 'react';
import { type SettingKey, settingUpdate } from '#contract/accounts/profile-calls.ts';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './enquiries.module.css';

interface Props {
  /** The reader's setting that puts this hint away. */
  readonly flag: SettingKey;
  readonly title: ReactNode;
  readonly go: string;
  readonly danger?: boolean | undefined;
  readonly children: ReactNode;
  readonly command: { readonly isPending: boolean; readonly error: Error | null };
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Says what an act does before it is done, until the reader does not want to be told again. */
export function HintDialog(props: Props) {
  const t = useTranslator('enquiries');
  const { flag, command, onGo, onClose } = props;
  const [notAgain, setNotAgain] = useState(false);
  const setting = useCommand(settingUpdate, { changes: [loginUser] });
  const go = () => {
    if (notAgain) setting.mutate({ [flag]: 1 });
    onGo();
  };
  return (
    <Dialog
      open
      width="narrow"
      busy={command.isPending}
      onClose={onClose}
      title={props.title}
      footer={
        <>
          <Button disabled={command.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant={props.danger ? 'danger' : 'primary'}
            loading={command.isPending}
            onClick={go}
          >
            {props.go}
          </Button>
        </>
      }
    >
      <div className={styles.dialogText}>
        {props.children}
        <Checkbox checked={notAgain} onChange={setNotAgain}>
          {t('notAgain')}
        </Checkbox>
        <FailNote error={command.error} />
      </div>
    </Dialog>
  );
}

/** Whether the reader has put this hint away; the act is then done at once. */
export function useHintAway(flag: SettingKey): boolean {
  return useCallQuery(loginUser, {}).data?.[flag] === 1;
}

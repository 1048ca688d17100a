import { useState } from 'react';
import { useNavigate } from 'react-router';
import { closeAccount, closingState } from '#contract/accounts/closing-calls.ts';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { closeSession } from '#web/api/session.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { MailProof } from '../registering/MailProof.tsx';
import { useMailProof } from '../registering/use-mail-proof.ts';
import styles from './closing.module.css';

/** Closes the account for good, once nothing is open in it. */
export function CloseSection({ user, canClose }: { user: UserInfo; canClose: boolean }) {
  const t = useTranslator('accounts/closing');
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const close = useCommand(closeAccount, {
    changes: [closingState],
    onDone: async () => {
      // Away first: this page's guard would lead to signing in.
      await navigate('/home');
      closeSession('member');
      toast(t('closed'));
    },
    onFail: (error) => {
      setAsked(false);
      return mail.refused(error);
    },
  });
  const mail = useMailProof(() => close.mutate({}));
  return (
    <Section title={t('close')}>
      <div className={styles.close}>
        <p>{t('closeText')}</p>
        {mail.isNeeded ? (
          <MailProof email={user.email} onProved={mail.proved} />
        ) : (
          <Button variant="danger" disabled={!canClose} onClick={() => setAsked(true)}>
            {t('closeGo')}
          </Button>
        )}
      </div>
      {isAsked && (
        <CommandDialog
          title={t('closeTitle')}
          submit={t('closeGo')}
          danger
          command={close}
          onSubmit={() => close.mutate({})}
          onClose={() => setAsked(false)}
        >
          <p>{t('closeAsk', { email: user.email })}</p>
        </CommandDialog>
      )}
    </Section>
  );
}

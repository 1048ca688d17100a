import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClientInput } from '#contract/call.ts';
import { legalAccept, legalDecline, legalPending } from '#contract/legal/calls.ts';
import { sendCall } from '#web/api/client.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import frame from '../AuthFrame.module.css';
import type { SecondStepState } from '../sign-in/use-sign-in-steps.ts';
import styles from './terms.module.css';
import { numbersOf, VersionList } from './VersionList.tsx';

/**
 * New versions of the terms, with what changed: the session opens once they are accepted, or to finish
 * what is open once they are declined.
 */
export function TermsStep({ opened, onIn, onCancel }: SecondStepState) {
  const t = useTranslator('accounts/terms');
  const [isRead, setRead] = useState(false);
  const read = useQuery({
    queryKey: ['terms-step', opened.tokenValue],
    queryFn: () => sendCall(legalPending, {}, { as: opened }),
  });
  const accept = useMutation({
    mutationFn: (accepted: ClientInput<typeof legalAccept>) =>
      sendCall(legalAccept, accepted, { as: opened }),
    onSuccess: onIn,
  });
  const decline = useMutation({
    mutationFn: (declined: ClientInput<typeof legalDecline>) =>
      sendCall(legalDecline, declined, { as: opened }),
    onSuccess: onIn,
  });
  const list = read.data?.list ?? [];
  return (
    <div className={frame.form}>
      <h2 className={frame.stepTitle}>{t('title')}</h2>
      <p>{t('text')}</p>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('reading')} lines={6} />}
      <VersionList list={list} />
      {list.length > 0 && (
        <>
          <Checkbox checked={isRead} onChange={setRead}>
            {t('agree')}
          </Checkbox>
          <FailNote error={accept.error} />
          <Button
            variant="primary"
            disabled={!isRead || decline.isPending}
            loading={accept.isPending}
            onClick={() => accept.mutate({ accepted: numbersOf(list) })}
          >
            {t('accept')}
          </Button>
          <p className={styles.refuse}>{t('refuse')}</p>
          <FailNote error={decline.error} />
          <Button
            disabled={accept.isPending}
            loading={decline.isPending}
            onClick={() => decline.mutate({ declined: numbersOf(list) })}
          >
            {t('decline')}
          </Button>
        </>
      )}
      <Button variant="text" onClick={onCancel}>
        {t('back')}
      </Button>
    </div>
  );
}

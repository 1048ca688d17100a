import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClientInput } from '#contract/call.ts';
import { legalAccept, legalPending } from '#contract/legal/calls.ts';
import type { PendingVersion } from '#contract/legal/schemas.ts';
import { sendCall } from '#web/api/client.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { ParagraphList } from '#web/widgets/ParagraphList.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import frame from '../AuthFrame.module.css';
import type { SecondStepState } from '../sign-in/use-sign-in-steps.ts';
import styles from './terms.module.css';

/** New versions of the terms, with what changed: the session opens once they are accepted. */
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
  const list = read.data?.list ?? [];
  return (
    <div className={frame.form}>
      <h2 className={frame.stepTitle}>{t('title')}</h2>
      <p>{t('text')}</p>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('reading')} lines={6} />}
      {list.map((one) => (
        <Version key={one.document} version={one} />
      ))}
      {list.length > 0 && (
        <>
          <Checkbox checked={isRead} onChange={setRead}>
            {t('agree')}
          </Checkbox>
          <FailNote error={accept.error} />
          <Button
            variant="primary"
            disabled={!isRead}
            loading={accept.isPending}
            onClick={() =>
              accept.mutate({
                accepted: list.map(({ document, number }) => ({ document, number })),
              })
            }
          >
            {t('accept')}
          </Button>
        </>
      )}
      <p className={frame.quiet}>{t('refuse')}</p>
      <Button variant="text" onClick={onCancel}>
        {t('back')}
      </Button>
    </div>
  );
}

function Version({ version }: { version: PendingVersion }) {
  const t = useTranslator('accounts/terms');
  const { document, number, title, effectiveAt, changes, paragraphs } = version;
  return (
    <section className={styles.version}>
      <h3>{title}</h3>
      <p className={styles.quiet}>
        {t.parts('since', { number, day: <DateTime at={effectiveAt} form="day" /> })}
      </p>
      <p className={styles.changes}>{changes}</p>
      {paragraphs.length > 0 && (
        <details>
          <summary>{t('compare', { count: paragraphs.length })}</summary>
          <ParagraphList paragraphs={paragraphs} />
        </details>
      )}
      <p>
        <a href={`/blogs/${document}?version=${number}`} target="_blank" rel="noreferrer">
          {t('whole')}
        </a>
      </p>
    </section>
  );
}

import { lazy, Suspense, useState } from 'react';
import type { Output } from '#contract/call.ts';
import { endHandoff, handoffOne, openHandoff } from '#contract/handoffs/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '../records/FailNote.tsx';
import styles from './PhoneCamera.module.css';
import type { PhonePhotos, PhoneTarget } from './use-phone-photos.ts';

const QrCode = lazy(() => import('../QrCode.tsx'));

interface Props {
  readonly target: PhoneTarget;
  readonly phone: Pick<PhonePhotos, 'handoff' | 'error' | 'again'>;
  readonly size?: 'sm' | 'lg' | undefined;
}

/** Hands the camera to a phone: the code that it scans, whether it is there, and what ends it. */
export function PhoneCamera({ target, phone, size = 'sm' }: Props) {
  const t = useTranslator('widgets/handoff');
  const [shown, setShown] = useState<Output<typeof openHandoff> | null>(null);
  const changes = { changes: [handoffOne] };
  const open = useCommand(openHandoff, { ...changes, onDone: setShown, onFail: () => true });
  const end = useCommand(endHandoff, changes);
  const current = phone.handoff ?? null;
  if (phone.handoff === undefined) return <Unknown error={phone.error} again={phone.again} />;
  const isOpen = current?.state === 'waiting' || current?.state === 'joined';
  const start = () => open.mutate(target);
  if (!isOpen || current === null) {
    return (
      <div className={styles.start}>
        {current !== null && shown !== null && current.id === shown.id && (
          <Note tone="wait" aloud>
            {t(`over.${overOf(current.state)}`, { count: current.sent })}
          </Note>
        )}
        <Button icon="camera" size={size} loading={open.isPending} onClick={start}>
          {t('open')}
        </Button>
        <FailNote error={open.error} />
      </div>
    );
  }
  const isMine = shown !== null && shown.id === current.id;
  return (
    <section className={styles.panel} aria-label={t('title')}>
      {current.state === 'waiting' && isMine && <Code url={shown.url} />}
      <div className={styles.facts}>
        <b role="status">{t(statusOf(current.state, isMine))}</b>
        {current.state === 'waiting' && isMine && <p>{t('scan')}</p>}
        {current.state === 'joined' && <p>{t('sent', { count: current.sent })}</p>}
        <Until time={current.expiresAt} />
        <div className={styles.buttons}>
          {!isMine && current.state === 'waiting' && (
            <Button size={size} loading={open.isPending} onClick={start}>
              {t('again')}
            </Button>
          )}
          <Button
            size={size}
            loading={end.isPending}
            onClick={() => end.mutate({ id: current.id })}
          >
            {t('end')}
          </Button>
        </div>
        <FailNote error={open.error ?? end.error} />
      </div>
    </section>
  );
}

/** Stands until it is known whether a code is open: a button would say what nobody knows yet. */
function Unknown({ error, again }: Pick<PhonePhotos, 'error' | 'again'>) {
  const t = useTranslator('app');
  return (
    <div className={styles.start}>
      {error === null ? (
        <SkeletonLines label={t('loading')} lines={1} />
      ) : (
        <FailNote error={error} again={again} />
      )}
    </div>
  );
}

const statusOf = (state: string, isMine: boolean) =>
  state === 'joined' ? 'joined' : isMine ? 'waiting' : 'hidden';

const overOf = (state: string): 'ended' | 'expired' | 'concluded' =>
  state === 'expired' || state === 'concluded' ? state : 'ended';

function Until({ time }: { time: string }) {
  const t = useTranslator('widgets/handoff');
  const format = useFormat();
  return <p className={styles.quiet}>{t('until', { time: format.prose(time, { zone: true }) })}</p>;
}

/** The code, and its address for a phone whose camera reads none. */
function Code({ url }: { url: string }) {
  const t = useTranslator('widgets/handoff');
  return (
    <div className={styles.code}>
      <Suspense fallback={<span aria-busy="true" />}>
        <QrCode text={url} className={styles.qr} />
      </Suspense>
      <CopyButton text={url} label={t('copy')} />
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { noticeRef } from '#contract/content/refs.ts';
import type { Notice } from '#contract/notices/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { AudienceName, type Readers } from './AudienceName.tsx';
import { PublishMove, WithdrawMove } from './NoticeMove.tsx';
import { NoticePreview } from './NoticePreview.tsx';
import { NoticeTag } from './NoticeTag.tsx';
import { resolveText } from './notice-form.ts';
import styles from './notices.module.css';

interface Props {
  readonly notice: Notice;
  readonly readers: Readers | undefined;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** A notice: whom it is for, how far it has come, its text per language, what to do now. */
export function NoticeDrawer({ notice, readers, onEdit, onClose }: Props) {
  const t = useTranslator('operator/notices');
  const [asked, setAsked] = useState<'publish' | 'withdraw' | null>(null);
  const [lang, setLang] = useState<Language>(t.lang);
  const { allowedEvents, texts } = notice;
  const move = asked !== null && allowedEvents.includes(asked) ? asked : null;
  const done = () => setAsked(null);
  const title = resolveText(texts, t.lang);
  return (
    <Drawer
      open
      title={<span lang={title.lang}>{title.title}</span>}
      aside={<NoticeTag state={notice.state} />}
      onClose={onClose}
      footer={
        allowedEvents.length > 0 && (
          <>
            {allowedEvents.includes('withdraw') && move !== 'withdraw' && (
              <Button variant="danger" onClick={() => setAsked('withdraw')}>
                {t('withdraw')}
              </Button>
            )}
            {allowedEvents.includes('save') && <Button onClick={onEdit}>{t('edit')}</Button>}
            {allowedEvents.includes('publish') && move !== 'publish' && (
              <Button variant="primary" onClick={() => setAsked('publish')}>
                {t('publish')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.drawer}>
        <WorkBar record="content" no={noticeRef(notice.id)} />
        {move === 'publish' && <PublishMove notice={notice} readers={readers} onDone={done} />}
        {move === 'withdraw' && <WithdrawMove notice={notice} onDone={done} />}
        {notice.needsOther && <Note tone="wait">{t('needsOther')}</Note>}
        <Facts notice={notice} readers={readers} />
        <div className={styles.texts}>
          <Segmented
            label={t('language')}
            value={lang}
            options={languages.map((one) => ({ value: one, label: t(`lang.${one}`) }))}
            onChange={setLang}
          />
          <NoticePreview texts={texts} lang={lang} link={notice.link} />
        </div>
      </div>
    </Drawer>
  );
}

function Facts({ notice, readers }: { notice: Notice; readers: Readers | undefined }) {
  const t = useTranslator('operator/notices');
  const publishing = useTranslator('operator/publish');
  const format = useFormat();
  const { savedBy, savedAt, publishedBy, publishedAt, withdrawnBy, withdrawnAt } = notice;
  const handed = (name: string | null, instant: string | null): ReactNode =>
    instant && (
      <>
        {name !== null && `${name}, `}
        <DateTime at={instant} zone />
      </>
    );
  const isStarted = notice.startedAt !== null;
  const reader =
    notice.audience === 'one' ? (
      <span translate="no">{notice.email}</span>
    ) : (
      <AudienceName audience={notice.audience} readers={isStarted ? undefined : readers} />
    );
  const time = notice.at === null ? publishing('atOnce') : <DateTime at={notice.at} />;
  const facts: Record<string, readonly [term: string, value: ReactNode]> = {
    audience: [t('audience.label'), reader],
    channel: [t('channel'), t(notice.mail ? 'important' : 'boxOnly')],
    time: [t('time'), time],
    got: [t('got'), isStarted && format.number(notice.received)],
    read: [t('read'), isStarted && format.number(notice.read)],
    saved: [t('savedAt'), handed(savedBy, savedAt)],
    published: [t('publishedBy'), handed(publishedBy, publishedAt)],
    started: [t('startedAt'), handed(null, notice.startedAt)],
    sent: [t('sentAt'), handed(null, notice.sentAt)],
    withdrawn: [t('withdrawnBy'), handed(withdrawnBy, withdrawnAt)],
    reason: [t('reason'), notice.reason],
  };
  const items = Object.entries(facts).flatMap(([key, [term, value]]) =>
    value ? [{ key, term, value }] : [],
  );
  return <DefinitionList items={items} />;
}

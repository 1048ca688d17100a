import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { opsMe } from '#contract/accounts/session-calls.ts';
import type { BlacklistEntry } from '#contract/content/blacklist-schemas.ts';
import { blacklistRef } from '#contract/content/refs.ts';
import { languages } from '#contract/options.ts';
import { isPermitted } from '#contract/permissions.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './content.module.css';
import { EntryMove, listActions, type Move } from './EntryMove.tsx';
import { EntryTag } from './EntryTag.tsx';
import { ReportNo } from './ReportNo.tsx';

/** An entry: the deal, what happened in five languages, how it came about, what to do now. */
export function EntryDrawer(props: { entry: BlacklistEntry; onClose: () => void }) {
  const { entry, onClose } = props;
  const t = useTranslator('content-desk');
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  const [asked, setAsked] = useState<Move | null>(null);
  const actions = listActions(entry);
  const move = asked !== null && actions.includes(asked) ? asked : null;
  return (
    <Drawer
      open
      title={entry.supplier}
      aside={<EntryTag state={entry.state} />}
      onClose={onClose}
      footer={
        actions.length > 0 &&
        actions.map((one, place) => (
          <Button
            key={one}
            variant={place === 0 ? 'primary' : 'default'}
            aria-expanded={move === one}
            onClick={() => setAsked(one)}
          >
            {t(`blacklist.move.${one}`)}
          </Button>
        ))
      }
    >
      <div className={styles.drawer}>
        <WorkBar record="content" no={blacklistRef(entry.id)} />
        {entry.staffIsParty && <Note tone="wait">{t('blacklist.ownEntry')}</Note>}
        {move && (
          <EntryMove
            key={`${move}${entry.version}`}
            move={move}
            entry={entry}
            onDone={() => setAsked(null)}
          />
        )}
        {!entry.onPlatform && entry.state === 'proposed' && (
          <Note>{t('blacklist.outsideNote')}</Note>
        )}
        {entry.isOver && <Note tone="wait">{t('blacklist.over')}</Note>}
        {isReplyOfOther(entry) && <Note tone="wait">{t('blacklist.outsideReply')}</Note>}
        <DefinitionList items={factsOf(entry, t, isPermitted(roles, 'quarantine'))} />
        <dl className={styles.outcomes}>
          {languages.map((lang) => (
            <div key={lang}>
              <dt>{t(`lang.${lang}`)}</dt>
              <dd lang={lang}>{entry.outcome[lang]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Drawer>
  );
}

/** Whether a reply that the reader may not enter is missing: who proposed an entry outside of the platform. */
const isReplyOfOther = ({ onPlatform, state, replyAt, allowedEvents }: BlacklistEntry): boolean =>
  !onPlatform && state === 'noticed' && replyAt === null && !allowedEvents.includes('reply');

type Lot = NonNullable<BlacklistEntry['register']>;
type DeskWords = ReturnType<typeof useTranslator<'content-desk'>>;

/** The lot of the register is linked for who may open the register. */
function LotOf({ register, isLinked }: { register: Lot; isLinked: boolean }) {
  if (!isLinked) return <span translate="no">{register.lotNo}</span>;
  return (
    <Link to={`/ops/quarantine?id=${register.id}`} translate="no">
      {register.lotNo}
    </Link>
  );
}

function factsOf(entry: BlacklistEntry, t: DeskWords, opensRegister: boolean) {
  const when = (time: string | null): ReactNode => time && <DateTime at={time} zone />;
  const facts: [string, string, ReactNode][] = [
    ['product', t('blacklist.product'), <Mpn key="mpn" mpn={entry.mpn} />],
    ['mfg', t('blacklist.mfg'), entry.manufacturer],
    ['qty', t('blacklist.qty'), <Quantity key="qty" count={entry.quantity} />],
    ['order', t('blacklist.order'), entry.orderNo],
    ['report', t('blacklist.report'), entry.report && <ReportNo report={entry.report} />],
    [
      'register',
      t('blacklist.register'),
      entry.register && <LotOf key="register" register={entry.register} isLinked={opensRegister} />,
    ],
    [
      'resolved',
      t('blacklist.resolved'),
      <DateTime key="resolved" at={entry.resolvedAt} form="day" />,
    ],
    ['ends', t('blacklist.ends'), entry.endsOn],
    [
      'proposed',
      t('blacklist.proposedBy'),
      <span key="by">
        {entry.proposedBy}, {when(entry.proposedAt)}
      </span>,
    ],
    ['noticed', t('blacklist.noticed'), when(entry.noticedAt)],
    ['due', t('blacklist.replyDue'), entry.replyAt === null && when(entry.replyDueAt)],
    ['reply', t('blacklist.reply'), entry.reply],
    [
      'published',
      t('blacklist.published'),
      entry.publishedAt && (
        <span key="pub">
          {entry.publishedBy}, {when(entry.publishedAt)}
        </span>
      ),
    ],
    ['appeal', t('blacklist.appeal'), entry.appeal],
    ['answer', t('blacklist.appealAnswer'), entry.appealAnswer],
    [
      'ended',
      t('blacklist.ended'),
      entry.endedAt && (
        <span key="end">
          {when(entry.endedAt)} {entry.endReason}
        </span>
      ),
    ],
  ];
  return facts.flatMap(([key, term, value]) => (value ? [{ key, term, value }] : []));
}

import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import { opsFind } from '#contract/operator/find-calls.ts';
import type { Entry } from '#contract/operator/find-schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { reportFailure, sendCall } from '#web/api/client.ts';
import { endSession } from '#web/api/end-session.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { ThemeSwitch } from '#web/ui/theme/ThemeSwitch.tsx';
import { Bell } from './Bell.tsx';
import { FoundList } from './FoundList.tsx';
import { menuCounts } from './menus/menu-counts.ts';
import { staffMenu } from './menus/menus.ts';
import { useRecordSuggest } from './record-suggest.ts';
import { paths } from './routing/paths.ts';
import { permissionOf } from './routing/staff-pages.ts';
import { LanguageSwitch } from './shells/LanguageSwitch.tsx';
import { StaffShell } from './shells/StaffShell.tsx';
import { SearchBox } from './shells/search/SearchBox.tsx';
import { UserChip } from './shells/UserChip.tsx';
import { useDeskEvents } from './updates/desk-updates.ts';

const QUEUE_POLL_MS = 60_000;

/** Stands in place of a page that the reader's roles do not open. */
function OtherDesk() {
  const t = useTranslator('app/console');
  return (
    <Empty
      title={t('notYours.title')}
      action={
        <ButtonLink variant="primary" to={paths.ops}>
          {t('notYours.back')}
        </ButtonLink>
      }
    >
      {t('notYours.text')}
    </Empty>
  );
}

/** Finds records: the only one, or the one of that very number, opens; else all are listed. */
function useFind() {
  const navigate = useNavigate();
  const [found, setFound] = useState<readonly Entry[] | null>(null);
  /** Records that were opened from here so far. */
  const [opened, setOpened] = useState(0);
  const pick = () => {
    setFound(null);
    setOpened((count) => count + 1);
  };
  const find = async (keyword: string) => {
    try {
      const list = await sendCall(opsFind, { keyword });
      const [first] = list;
      const isExactMatch = first?.ref.toLowerCase() === keyword.trim().toLowerCase();
      if (first && (list.length === 1 || isExactMatch)) {
        navigate(first.link);
        pick();
      } else setFound(list);
    } catch (error) {
      reportFailure(error);
    }
  };
  return { found, setFound, opened, find, pick };
}

/** A page of the desks without their menu, such as the dock: it still hears what has changed. */
export function DeskFrame({ children }: { current: string; children: ReactNode }) {
  useDeskEvents();
  return <main id="main">{children}</main>;
}

/** The staff's room around a page. */
export function StaffFrame({ current, children }: { current: string; children: ReactNode }) {
  const t = useTranslator('app');
  const menu = useTranslator('app/console');
  const navigate = useNavigate();
  // The frame stands before the guard has led a visitor away: nobody is asked without a session.
  const open = useSession('staff') !== null;
  const me = useCallQuery(opsMe, {}, { enabled: open }).data;
  const ready = me?.totp === 'done';
  useDeskEvents();
  const { pathname } = useLocation();
  const mayOpen = me === undefined || isPermitted(me.roles, permissionOf(pathname));
  const queues = useCallQuery(opsQueues, {}, { enabled: ready, everyMs: QUEUE_POLL_MS }).data;
  const suggest = useRecordSuggest();
  // The first key already shows what it finds.
  useEffect(() => void import('./shells/search/Suggestions.tsx'), []);
  const { found, setFound, opened, find, pick } = useFind();
  const counts = menuCounts(queues?.counts ?? [], me?.roles ?? []);
  const leave = () => {
    void endSession('staff');
    navigate(paths.opsLogin);
  };
  return (
    <StaffShell
      labels={{ skip: t('skip'), menu: t('menuLabel'), staff: t('staffMark') }}
      brandTo={paths.ops}
      groups={staffMenu(menu, me?.roles ?? [], { counts, current })}
      search={
        <SearchBox
          // A record that was found leaves an empty box for the next search; no other page does.
          emptied={opened}
          form="staff"
          labels={{ hint: t('opsHint'), go: t('searchGo') }}
          suggest={() => suggest}
          onSearch={({ text }) => void find(text)}
          slash
        />
      }
      end={
        <>
          <Bell enabled={ready} />
          <ThemeSwitch />
          <LanguageSwitch label={t('language')} form="menu" />
          {me && (
            <UserChip
              label={t('account')}
              name={me.name}
              place={me.roles
                .map((role) => menu(`role.${role}`))
                .join(t.lang === 'zh' ? '、' : ', ')}
              items={[
                {
                  key: 'security',
                  label: t('security'),
                  onPick: () => navigate('/ops/security'),
                },
                { key: 'out', label: t('logOut'), onPick: leave },
              ]}
            />
          )}
        </>
      }
    >
      {mayOpen ? children : <OtherDesk />}
      <Dialog open={found !== null} onClose={() => setFound(null)} title={t('searchGo')}>
        {found?.length === 0 ? (
          <Empty title={t('nothingFound')} />
        ) : (
          <FoundList found={found ?? []} onPick={pick} />
        )}
      </Dialog>
    </StaffShell>
  );
}

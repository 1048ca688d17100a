import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { setLanguage } from '#contract/accounts/profile-calls.ts';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { wantBuyUnRead } from '#contract/boards/calls.ts';
import { receivedList } from '#contract/cases/calls.ts';
import { quoteCounts } from '#contract/enquiries/calls.ts';
import { limits } from '#contract/limits.ts';
import { purchaseCounts } from '#contract/purchases/calls.ts';
import { surplusDealUnRead } from '#contract/surplus/calls.ts';
import { sendCall } from '#web/api/client.ts';
import { endSession } from '#web/api/end-session.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { type Translator, useTranslator } from '#web/i18n/translator.ts';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { ThemeSwitch } from '#web/ui/theme/ThemeSwitch.tsx';
import { SellerName } from '#web/widgets/SellerName.tsx';
import type words from './locales/zh.ts';
import { consoleMenu } from './menus/console-menu.ts';
import { PublicDock } from './PublicDock.tsx';
import { useUser } from './routing/Guard.tsx';
import { hasRoute } from './routing/has-route.ts';
import { dashboardOf, paths } from './routing/paths.ts';
import {
  ShellActions,
  ShellSearch,
  useFooter,
  useHotLinks,
  usePhoneGroup,
  usePhones,
} from './ShellParts.tsx';
import { ConsoleShell } from './shells/ConsoleShell.tsx';
import { LanguageSwitch } from './shells/LanguageSwitch.tsx';
import type { NavLink } from './shells/nav.ts';
import { UserChip } from './shells/UserChip.tsx';
import { useUnread } from './updates/message-updates.ts';

type AppWords = Translator<typeof words>;

/** Asks how much is unread: when the tab becomes visible, and every five minutes. */
function useWaiting(user: UserInfo | undefined) {
  const isKnown = user?.hasKeyInfo === 'Y';
  // The boards are closed to a seller who has not settled in.
  const trades = isKnown && (user.mainIdentity === 'buyer' || user.sellerState === 'pass');
  const polling = { quiet: true, everyMs: limits.unreadPollMs };
  const messages = useUnread(isKnown);
  const replies = useCallQuery(wantBuyUnRead, {}, { ...polling, enabled: trades });
  const bids = useCallQuery(surplusDealUnRead, {}, { ...polling, enabled: trades });
  const purchases = useCallQuery(purchaseCounts, {}, { ...polling, enabled: trades }).data;
  const mall = replies.data?.replyNum ?? 0;
  const sells = trades && user.mainIdentity === 'seller';
  const quotes = useCallQuery(quoteCounts, {}, { ...polling, enabled: sells }).data;
  const openFilter = { tab: 'toAnswer', pageSize: limits.pageSizeDefault } as const;
  const complaints = useCallQuery(receivedList, openFilter, { ...polling, enabled: sells }).data;
  return {
    messages,
    mall,
    waste: bids.data?.replyNum ?? 0,
    purchases: purchases?.unread ?? 0,
    purchaseOrders: purchases?.orders ?? 0,
    normalQuotes: quotes?.normal.awaiting ?? 0,
    matchQuotes: quotes?.match.awaiting ?? 0,
    normalCounters: quotes?.normal.countered ?? 0,
    matchCounters: quotes?.match.countered ?? 0,
    complaints: complaints?.total ?? 0,
  };
}

/** BOM inquiry and escrow, which stand beside the search where there is room. */
const wayLinks = (t: AppWords): NavLink[] =>
  [
    { label: t('bom'), to: paths.bom },
    { label: t('escrow'), to: paths.escrow },
  ].filter(({ to }) => hasRoute(to));

/** Shows the floating tools beside a console's page; the quick request is for buyers. */
function Tools(props: { current: string; user: UserInfo | undefined; unread: number }) {
  const { current, user, unread } = props;
  // Until it is known who reads, nothing floats that is for buyers alone.
  const identity = user?.mainIdentity ?? 'seller';
  return <PublicDock current={current} reader={{ guest: false, identity, unread, user }} narrow />;
}

/** A member's console around a page. */
export function MemberFrame({ current, children }: { current: string; children: ReactNode }) {
  const t = useTranslator('app');
  const menu = useTranslator('app/console');
  const navigate = useNavigate();
  const user = useUser().data;
  const waiting = useWaiting(user);
  const phones = usePhones();
  const phoneGroup = usePhoneGroup();
  const hot = useHotLinks();
  const identity = user?.mainIdentity ?? null;
  const footer = useFooter(current, { guest: false, identity, unread: 0 });
  const home = dashboardOf(identity);
  const messages = (
    <IconButton
      icon="mail"
      label={menu('messages')}
      count={waiting.messages}
      onClick={() => navigate(paths.messages)}
    />
  );
  const leave = () => {
    void endSession('member');
    navigate(paths.home);
  };
  return (
    <ConsoleShell
      labels={{
        skip: t('skip'),
        language: t('language'),
        menu: t('menuLabel'),
        phone: t('pickPhone'),
      }}
      brandTo={paths.home}
      groups={consoleMenu(menu, user?.mainIdentity ?? null, { waiting, current })}
      mobileGroups={[{ title: t('searchGo'), links: wayLinks(t) }, phoneGroup]}
      search={<ShellSearch form="console" />}
      mobileSearch={<ShellSearch />}
      actions={<ShellActions />}
      hot={hot}
      phones={phones}
      footer={footer}
      floating={<Tools current={current} user={user} unread={waiting.messages} />}
      icons={messages}
      end={
        <>
          <ThemeSwitch />
          <LanguageSwitch
            label={t('language')}
            form="menu"
            onChoose={(lang) => void sendCall(setLanguage, { lang }, { quiet: true })}
          />
          {messages}
          {user && (
            <UserChip
              label={t('account')}
              name={user.nickName === '-- --' ? user.email : user.nickName}
              place={user.companyName && <SellerName name={user.companyName} record={user} />}
              items={[
                { key: 'home', label: menu('dashboard'), to: home },
                { key: 'me', label: menu('personalCenter'), to: '/personal-center' },
                { key: 'out', label: t('logOut'), onPick: leave },
              ]}
            />
          )}
        </>
      }
    >
      {children}
    </ConsoleShell>
  );
}

import type { ReactNode } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { IconLink } from '#web/ui/icon/IconLink.tsx';
import { ThemeSwitch } from '#web/ui/theme/ThemeSwitch.tsx';
import { barLinks, centerLinks, mainLinks, type Reader, signInLinks } from './menus/public-menu.ts';
import { PublicDock } from './PublicDock.tsx';
import { paths } from './routing/paths.ts';
import {
  ShellActions,
  ShellSearch,
  useFooter,
  useHotLinks,
  usePhoneGroup,
  usePhones,
} from './ShellParts.tsx';
import { PublicShell } from './shells/public/PublicShell.tsx';
import { useReader } from './use-reader.ts';

/** On phones one glyph beside the menu: messages, or for a visitor the way in. */
function MobileIcon({ reader }: { reader: Reader }) {
  const t = useTranslator('app');
  return reader.guest ? (
    <IconLink icon="user" label={t('logIn')} to={paths.login} data-guest-place />
  ) : (
    <IconLink icon="mail" label={t('menu.messages')} to={paths.messages} count={reader.unread} />
  );
}

/** The public room, with what is there for a visitor and for a signed-in reader. */
export function PublicFrame({ current, children }: { current: string; children: ReactNode }) {
  const t = useTranslator('app');
  const reader = useReader();
  const phones = usePhones();
  const phoneGroup = usePhoneGroup();
  const hot = useHotLinks();
  const footer = useFooter(current, reader);
  const nav = mainLinks(t, current);
  const centers = centerLinks(t, reader);
  const own = barLinks(t, reader);
  return (
    <PublicShell
      labels={{
        skip: t('skip'),
        language: t('language'),
        menu: t('menuLabel'),
        main: t('mainNav'),
        phone: t('pickPhone'),
      }}
      brandTo={paths.home}
      phones={phones}
      barLinks={own}
      barEnd={<ThemeSwitch />}
      search={<ShellSearch />}
      hot={hot}
      actions={<ShellActions />}
      nav={nav}
      navEnd={reader.guest ? signInLinks(t, current) : []}
      centers={{ label: t('console'), links: centers }}
      mobileGroups={[
        { links: nav },
        { title: t('account'), links: own },
        { title: t('console'), links: centers },
        phoneGroup,
      ]}
      icons={<MobileIcon reader={reader} />}
      floating={<PublicDock current={current} reader={reader} />}
      footer={footer}
    >
      {children}
    </PublicShell>
  );
}

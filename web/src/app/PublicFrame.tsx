import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { hotSearch } from '#contract/catalog/calls.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { IconLink } from '#web/ui/IconLink.tsx';
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx';
import { focusSearch } from './focus-search.ts';
import { hasRoute } from './has-route.ts';
import { PublicDock } from './PublicDock.tsx';
import { usePartSuggest } from './part-suggest.ts';
import { paths } from './paths.ts';
import {
  barLinks,
  centerLinks,
  footerColumns,
  listLinks,
  mainLinks,
  type Reader,
  signInLinks,
} from './public-menu.ts';
import { isForcedExact, searchAt, searchPages, searchPath } from './search-path.ts';
import { dialOf } from './shells/PhonePicker.tsx';
import { PublicShell } from './shells/PublicShell.tsx';
import { SearchBox } from './shells/SearchBox.tsx';
import { useReader } from './use-reader.ts';

const numbers = [
  { number: '+86 755 5550 0188', place: 'shenzhen' },
  { number: '+86 755 5550 0189', place: 'sales' },
  { number: '+86 755 5550 0190', place: 'sellers' },
  { number: '+86 755 5550 0191', place: 'lab' },
] as const;

/** The search of the public room, in both modes, holding what the open address looks for. */
function PublicSearch() {
  const t = useTranslator('app');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const suggest = usePartSuggest();
  return (
    <SearchBox
      labels={{ go: t('searchGo'), exact: t('exact'), modes: t('searchModes') }}
      modes={[
        {
          value: 'parts',
          label: t('modeParts'),
          hint: t('partHint'),
          upper: true,
          exact: true,
          page: searchPages.parts,
        },
        {
          value: 'sellers',
          label: t('modeSellers'),
          hint: t('sellerHint'),
          upper: false,
          exact: false,
          page: searchPages.sellers,
        },
      ]}
      start={searchAt(pathname, query)}
      forced={(mode, text) =>
        isForcedExact(mode, text) ? t('exactOnly', { count: limits.exactUnderChars }) : undefined
      }
      onSearch={(ask) => navigate(searchPath(ask))}
      suggest={(mode) => (mode === 'parts' ? suggest : undefined)}
      slash
    />
  );
}

/** Beside the search: BOM inquiry once its page is there, and escrow. */
function Actions() {
  const t = useTranslator('app');
  return (
    <>
      {hasRoute(paths.bom) && (
        <ButtonLink icon="list" to={paths.bom}>
          {t('bom')}
        </ButtonLink>
      )}
      <ButtonLink variant="escrow" to={paths.escrow}>
        {t('escrow')}
      </ButtonLink>
    </>
  );
}

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
  const hot = useCallQuery(hotSearch, {}).data ?? [];
  const phones = numbers.map(({ number, place }) => ({ number, place: t(`phones.${place}`) }));
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
      search={<PublicSearch />}
      hot={
        hot.length > 0
          ? {
              label: t('hotSearches'),
              links: hot.map(({ value }) => ({
                label: value,
                to: searchPath({ text: value, exact: true }),
              })),
            }
          : undefined
      }
      actions={<Actions />}
      nav={nav}
      navEnd={reader.guest ? signInLinks(t, current) : []}
      centers={{ label: t('console'), links: centers }}
      mobileGroups={[
        { links: nav },
        { title: t('account'), links: own },
        { title: t('console'), links: centers },
        {
          title: t('phone'),
          links: phones.map((phone) => ({
            label: `${phone.number} · ${phone.place}`,
            to: dialOf(phone),
          })),
        },
      ]}
      icons={<MobileIcon reader={reader} />}
      floating={<PublicDock current={current} reader={reader} />}
      footer={{
        about: t('footer.about'),
        note: t('footer.note'),
        columns: footerColumns(t, { current, onSearch: focusSearch }),
        lists: listLinks(t),
        legal: ['© 2026 Assay', t('footer.prices'), t('footer.times')],
      }}
    >
      {children}
    </PublicShell>
  );
}

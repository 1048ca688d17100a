import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { hotSearch } from '#contract/catalog/hot-calls.ts';
import { currentOperator } from '#contract/content/operator-calls.ts';
import { limits } from '#contract/limits.ts';
import { currentPhones } from '#contract/settings/public-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { focusSearch } from './menus/focus-search.ts';
import { footerColumns, listLinks, type Reader } from './menus/public-menu.ts';
import { usePartSuggest } from './part-suggest.ts';
import { hasRoute } from './routing/has-route.ts';
import { paths } from './routing/paths.ts';
import { isForcedExact, searchAt, searchPages, searchPath } from './routing/search-path.ts';
import type { NavLink, SideGroup } from './shells/nav.ts';
import { dialOf, type Phone } from './shells/public/PhonePicker.tsx';
import type { FooterProps } from './shells/public/PublicFooter.tsx';
import { SearchBox } from './shells/search/SearchBox.tsx';

/** Returns the numbers to call, each with its desk; none until they are there. */
export function usePhones(): Phone[] {
  const t = useTranslator('app');
  const numbers = useCallQuery(currentPhones, {}, { quiet: true }).data;
  if (numbers === undefined) return [];
  return (['shenzhen', 'sales', 'sellers', 'lab'] as const).map((desk) => ({
    number: numbers[desk],
    place: t(`phones.${desk}`),
  }));
}

/** Returns the numbers to call as a group of a phone's menu. */
export function usePhoneGroup(): SideGroup {
  const t = useTranslator('app');
  const links = usePhones().map((phone) => ({
    label: `${phone.number} · ${phone.place}`,
    to: dialOf(phone),
  }));
  return { title: t('phone'), links };
}

/** Returns the hot searches as links to parts; undefined where there are none. */
export function useHotLinks(): { label: string; links: NavLink[] } | undefined {
  const t = useTranslator('app');
  const hot = useCallQuery(hotSearch, {}).data ?? [];
  if (hot.length === 0) return undefined;
  const links = hot.map(({ value }) => ({
    label: value,
    to: searchPath({ text: value, exact: true }),
  }));
  return { label: t('hotSearches'), links };
}

/** Returns what the footer of every shell says, with the open page lit. */
export function useFooter(current: string, reader: Reader): FooterProps {
  const t = useTranslator('app');
  const operator = useCallQuery(currentOperator, {}, { quiet: true }).data;
  return {
    about: t('footer.about'),
    note: t('footer.note'),
    columns: footerColumns(t, { current, onSearch: focusSearch, reader }),
    lists: listLinks(t),
    legal: [
      `© 2026 ${operator?.company ?? 'Assay'}`,
      ...(operator ? [t('footer.licence', operator)] : []),
      t('footer.prices'),
      t('footer.times'),
    ],
  };
}

/** The search of every shell, in both modes, holding what the open address looks for. */
export function ShellSearch({ form = 'public' }: { form?: 'public' | 'console' }) {
  const t = useTranslator('app');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const suggest = usePartSuggest();
  return (
    <SearchBox
      form={form}
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
      onSearch={(request) => navigate(searchPath(request))}
      suggest={(mode) => (mode === 'parts' ? suggest : undefined)}
      slash
    />
  );
}

/** Beside the search: BOM inquiry once its page is there, and escrow. */
export function ShellActions() {
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

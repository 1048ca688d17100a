import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hotSearch } from '#contract/catalog/calls.ts';
import { limits } from '#contract/limits.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx';
import { useUser } from './Guard.tsx';
import { PublicDock } from './PublicDock.tsx';
import { dashboardOf, paths } from './paths.ts';
import { PublicShell } from './shells/PublicShell.tsx';
import { SearchBox } from './shells/SearchBox.tsx';

/** The address of a part search; under four characters it is exact (specification section 5). */
export function searchPath({ text, exact }: { text: string; exact: boolean }): string {
  const accurate = exact || text.length < limits.exactUnderChars;
  const query = new URLSearchParams({ keyword: text, isAccurate: accurate ? '1' : '0' });
  return `/part-search?${query}`;
}

const phones = [
  { number: '+86 755 5550 0188', place: 'shenzhen' },
  { number: '+86 755 5550 0189', place: 'sales' },
  { number: '+86 755 5550 0190', place: 'sellers' },
  { number: '+86 755 5550 0191', place: 'lab' },
] as const;

/** The public room, with what is there for a visitor and for a signed-in reader. */
export function PublicFrame({ current, children }: { current: string; children: ReactNode }) {
  const t = useWords('app');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const user = useUser().data;
  const hot = useRead(hotSearch, {}).data ?? [];
  const guest = user === undefined;
  const entry = (label: string, to: string) => ({ label, to, current: to === current });
  const own = guest
    ? [entry(t('register'), paths.register), entry(t('logIn'), paths.login)]
    : [
        entry(t('menu.personalCenter'), '/personal-center'),
        entry(t('menu.messages'), paths.messages),
      ];
  const console = entry(t('console'), dashboardOf(user?.mainIdentity ?? null));
  return (
    <PublicShell
      labels={{
        skip: t('skip'),
        language: t('language'),
        menu: t('menuLabel'),
        main: t('mainNav'),
        phone: t('phone'),
      }}
      phones={phones.map(({ number, place }) => ({ number, place: t(`phones.${place}`) }))}
      barLinks={own}
      barEnd={<ThemeSwitch />}
      search={
        <SearchBox
          labels={{ hint: t('partHint'), go: t('searchGo'), exact: t('exact') }}
          start={{
            text: query.get('keyword') ?? '',
            exact: query.get('isAccurate') === '1',
          }}
          onSearch={(ask) => navigate(searchPath(ask))}
          slash
        />
      }
      hot={
        hot.length > 0
          ? {
              label: t('search'),
              links: hot.map(({ value }) => ({
                label: value,
                to: searchPath({ text: value, exact: true }),
              })),
            }
          : undefined
      }
      actions={
        user?.mainIdentity === 'seller' ? null : (
          <ButtonLink variant="escrow" to="/buyer-place-order">
            {t('escrow')}
          </ButtonLink>
        )
      }
      nav={[
        entry(t('menu.home'), paths.home),
        entry(t('menu.partSearch'), '/part-search'),
        entry(t('menu.verify'), '/v'),
        ...(guest ? [] : [console]),
      ]}
      floating={<PublicDock current={current} />}
      footer={{
        about: t('footer.about'),
        note: t('footer.note'),
        columns: [
          { title: t('footer.members'), links: own },
          {
            title: t('footer.buyers'),
            links: [
              { label: t('menu.partSearch'), to: '/part-search' },
              { label: t('menu.placeAgentOrder'), to: '/buyer-place-order' },
              { label: t('menu.verify'), to: '/v' },
            ],
          },
          {
            title: t('footer.sellers'),
            links: [
              { label: t('menu.settlement'), to: paths.settlement },
              { label: t('menu.mall'), to: paths.mall },
            ],
          },
        ],
        legal: ['© 2026 Assay', t('footer.prices'), t('footer.times')],
      }}
    >
      {children}
    </PublicShell>
  );
}

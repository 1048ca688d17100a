import { Link, useLocation } from 'react-router';
import { watchAdd, watchEnd, watchList, watchStates } from '#contract/watches/calls.ts';
import { useCommand, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import styles from './catalog.module.css';
import type { WatchedParts } from './use-watched-parts.ts';

interface Props {
  readonly mpn: string;
  /** Empty for a number that nobody offers yet. */
  readonly manufacturer: string;
  /** Pieces that the reader needs: the watch wants so many. */
  readonly quantity: number | null;
  readonly watched: WatchedParts | null;
  /** A button of an empty page, in place of a link under a group. */
  readonly button?: boolean | undefined;
}

const changes = [watchStates, watchList];

/** Watches a part, or stops; a visitor signs in on the spot, without a script on its own page. */
export function WatchPart({ mpn, manufacturer, quantity, watched, button = false }: Props) {
  const t = useTranslator('catalog');
  const from = useLocation();
  const isMember = useSession('member') !== null;
  const add = useCommand(watchAdd, { changes, onDone: () => toast(t('watch.done', { mpn })) });
  const end = useCommand(watchEnd, { changes, onDone: () => toast(t('watch.ended', { mpn })) });
  const begin = () => add.mutate({ mpn, manufacturer, quantity });
  const id = watched?.idOf({ mpn, manufacturer }) ?? null;
  const word = t(button ? 'watch.appear' : 'watch.begin');
  if (!isMember) {
    const link = {
      to: '/login',
      state: { from: from.pathname + from.search },
      onClick: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        begin();
      },
    };
    return button ? <ButtonLink {...link}>{word}</ButtonLink> : <Link {...link}>{word}</Link>;
  }
  const isBusy = add.isPending || end.isPending;
  const press = { disabled: isBusy || watched === null, 'aria-busy': isBusy || undefined };
  if (id === null) {
    return button ? (
      <Button {...press} onClick={begin}>
        {word}
      </Button>
    ) : (
      <button type="button" className={styles.act} {...press} onClick={begin}>
        {word}
      </button>
    );
  }
  return (
    <span className={styles.watching}>
      <Link to="/watched-parts">{t('watch.watching', { count: watched?.total ?? 1 })}</Link>
      <button
        type="button"
        className={styles.act}
        {...press}
        aria-label={t('watch.endOne', { mpn })}
        onClick={() => end.mutate({ id })}
      >
        {t('watch.end')}
      </button>
    </span>
  );
}

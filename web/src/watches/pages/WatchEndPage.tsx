import { useParams } from 'react-router';
import { watchByLink, watchSetByLink } from '#contract/watches/link-calls.ts';
import type { LinkedWatch } from '#contract/watches/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { useHydrated } from '#web/ui/use-alive.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { searchAddress } from '../search-address.ts';
import styles from '../watches.module.css';

/** The link in a mail: its watch is ended, or taken up again, without signing in. */
export default function WatchEndPage() {
  const t = useTranslator('watches');
  const { key = '' } = useParams();
  const read = useCallQuery(watchByLink, { key }, { quiet: true });
  // A key of a wrong shape is refused before it is looked for: nobody made that link either.
  const isNotFound =
    read.error instanceof CallFailure && [404, 422].includes(Number(read.error.code));
  useHead({
    title: t('link.title'),
    canonical: '/watch-end',
    noIndex: true,
    ...(isNotFound ? { status: 404 } : {}),
  });
  return (
    <div className={styles.page}>
      <h1>{t('link.title')}</h1>
      {isNotFound && (
        <Empty
          title={t('link.gone')}
          action={<ButtonLink to="/watched-parts">{t('link.all')}</ButtonLink>}
        >
          {t('link.goneText')}
        </Empty>
      )}
      {!isNotFound && <FailNote error={read.error} again={() => void read.refetch()} />}
      {read.isPending && <SkeletonLines label={t('link.title')} lines={3} />}
      {read.data && <Choice watch={read.data} name={key} />}
    </div>
  );
}

function Choice({ watch, name }: { watch: LinkedWatch; name: string }) {
  const t = useTranslator('watches');
  const isHydrated = useHydrated();
  const { mpn, manufacturer, watching } = watch;
  const save = useCommand(watchSetByLink, { changes: [watchByLink] });
  const part = (
    <strong>
      <Mpn mpn={mpn} to={searchAddress(mpn)} />
      {manufacturer !== '' && <span translate="no"> {manufacturer}</span>}
    </strong>
  );
  return (
    <>
      <p role="status">{t.parts(watching ? 'link.isWatched' : 'link.isEnded', { part })}</p>
      <FailNote error={save.error} />
      <p className={styles.actions}>
        <Button
          variant={watching ? 'primary' : 'default'}
          loading={save.isPending}
          disabled={!isHydrated}
          onClick={() => save.mutate({ key: name, watching: !watching })}
        >
          {t(watching ? 'link.stop' : 'link.again')}
        </Button>
        <ButtonLink variant="text" to="/watched-parts">
          {t('link.all')}
        </ButtonLink>
      </p>
    </>
  );
}

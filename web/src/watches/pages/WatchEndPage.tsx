import { useParams } from 'react-router';
import { watchByLink, watchSetByLink } from '#contract/watches/link-calls.ts';
import type { LinkedWatch } from '#contract/watches/schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { MailLinkPage } from '#web/page/MailLinkPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { searchAddress } from '../search-address.ts';
import styles from '../watches.module.css';

/** The link in a mail: its watch is ended, or taken up again, without signing in. */
export default function WatchEndPage() {
  const t = useTranslator('watches');
  const { key = '' } = useParams();
  const read = useCallQuery(watchByLink, { key }, { quiet: true });
  return (
    <MailLinkPage
      title={t('link.title')}
      canonical="/watch-end"
      read={read}
      missing={{
        title: t('link.gone'),
        text: t('link.goneText'),
        to: '/watched-parts',
        action: t('link.all'),
      }}
    >
      {read.data && <Choice watch={read.data} name={key} />}
    </MailLinkPage>
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

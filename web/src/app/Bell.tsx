import { useState } from 'react';
import { Link } from 'react-router';
import { opsBell, opsBellRead } from '#contract/operator/work-calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import text from '#web/ui/text.module.css';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

const EVERY_MS = 60_000;

/** Lists the records that colleagues handed to the reader and that were not opened yet. */
export function Bell({ enabled }: { enabled: boolean }) {
  const t = useTranslator('app/console');
  const [open, setOpen] = useState(false);
  const read = useCallQuery(opsBell, {}, { enabled, everyMs: EVERY_MS, quiet: true });
  const markRead = useCommand(opsBellRead, { onDone: () => void read.refetch() });
  const handed = read.data ?? [];
  return (
    <>
      <IconButton
        icon="bell"
        label={t('bell.title')}
        count={handed.length}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} width="narrow" title={t('bell.title')} onClose={() => setOpen(false)}>
        {handed.length === 0 && <Empty title={t('bell.none')} />}
        <ul className={layout.stack}>
          {handed.map(({ id, ref, link, by, at, text: note }) => (
            <li key={id}>
              <Link
                to={link}
                translate="no"
                onClick={() => {
                  markRead.mutate({ id });
                  setOpen(false);
                }}
              >
                {ref}
              </Link>{' '}
              <span className={text.q}>
                {t('bell.from', { name: by })} · <DateTime at={at} />
              </span>
              <p>{note}</p>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

import { KeyInfoDialog } from '#web/accounts/KeyInfoDialog.tsx';
import { useSession } from '#web/api/hooks.ts';
import { useUser } from './Guard.tsx';

/** Dialogs that belong to the reader and not to a page: the complete-your-information dialog. */
export function Dialogs() {
  const open = useSession('member') !== null;
  const user = useUser().data;
  return open && user?.hasKeyInfo === 'N' ? <KeyInfoDialog user={user} /> : null;
}

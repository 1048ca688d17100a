import { lazy, Suspense } from 'react';
import { useSession } from '#web/api/hooks.ts';
import { useUser } from './Guard.tsx';

const KeyInfoDialog = lazy(async () => {
  const { KeyInfoDialog: dialog } = await import('#web/accounts/KeyInfoDialog.tsx');
  return { default: dialog };
});

/** Dialogs that belong to the reader and not to a page: the complete-your-information dialog. */
export function Dialogs() {
  const open = useSession('member') !== null;
  const user = useUser().data;
  if (!open || user?.hasKeyInfo !== 'N') return null;
  return (
    // The page stays while the dialog and its words are fetched.
    <Suspense>
      <KeyInfoDialog user={user} />
    </Suspense>
  );
}

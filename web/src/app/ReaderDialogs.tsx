import { lazy } from 'react';
import { viewOfTab } from '#web/api/session.ts';
import { useUser } from './routing/Guard.tsx';

const KeyInfoDialog = lazy(async () => {
  const { KeyInfoDialog: dialog } = await import('#web/accounts/settings/KeyInfoDialog.tsx');
  return { default: dialog };
});
const ViewBanner = lazy(async () => {
  const { ViewBanner: banner } = await import('#web/accounts/access/ViewBanner.tsx');
  return { default: banner };
});
const DeclinedBanner = lazy(async () => {
  const { DeclinedBanner: banner } = await import('#web/accounts/terms/DeclinedBanner.tsx');
  return { default: banner };
});
const QuickSignInDialog = lazy(async () => {
  const { QuickSignInDialog: dialog } = await import('#web/accounts/sign-in/QuickSignInDialog.tsx');
  return { default: dialog };
});

interface Props {
  /** A member is signed in, or looked at. */
  readonly isSignedIn: boolean;
  readonly isSignInRequested: boolean;
}

/** Complete-your-information, the banners of who looks as a customer and of declined terms, the quick login. */
export default function ReaderDialogs({ isSignedIn, isSignInRequested }: Props) {
  const view = isSignedIn ? viewOfTab() : null;
  const user = useUser().data;
  return (
    <>
      {view !== null && <ViewBanner view={view} />}
      {isSignedIn && view === null && user?.termsDeclined && <DeclinedBanner />}
      {isSignedIn && view === null && user?.hasKeyInfo === 'N' && <KeyInfoDialog user={user} />}
      {isSignInRequested && <QuickSignInDialog />}
    </>
  );
}

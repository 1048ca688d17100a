import { session } from './session.ts';

/** How the question whether a visitor signs in here was answered. */
type SignInCallback = (signedIn: boolean) => void;

let waiting: SignInCallback | null = null;
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/**
 * Asks a visitor to sign in without leaving the page: true once they did and may act. Where the
 * question is open already, the older asker is told no.
 */
export function requestSignIn(): Promise<boolean> {
  if (session('member') !== null) return Promise.resolve(true);
  waiting?.(false);
  return new Promise((resolve) => {
    waiting = resolve;
    notifyListeners();
  });
}

/** Closes the question and tells who asked. */
export function resolveSignIn(signedIn: boolean): void {
  const callback = waiting;
  waiting = null;
  notifyListeners();
  callback?.(signedIn);
}

/** Whether somebody asks for a session. */
export const isSignInRequested = (): boolean => waiting !== null;

/** Calls back when the question opens or closes; returns what ends that. */
export function watchSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

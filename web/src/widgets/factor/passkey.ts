import type { Session } from '#contract/accounts/schemas.ts';
import { factorChallenge } from '#contract/factors/calls.ts';
import type { FactorOrRecovery } from '#contract/factors/proof-schemas.ts';
import { sendCall } from '#web/api/client.ts';

type PasskeyProof = Extract<FactorOrRecovery, { kind: 'passkey' }>;
type RequestOptions = Parameters<
  typeof import('@simplewebauthn/browser').startAuthentication
>[0]['optionsJSON'];

/** The browser has no passkey for this market, or its dialog was dismissed. */
export class PasskeyDismissed extends Error {}

/** Whether options of the market are those of a WebAuthn call. */
export const hasChallenge = <Options extends { challenge: string }>(
  options: Readonly<Record<string, unknown>> | Options,
): options is Options => typeof options['challenge'] === 'string';

/** Whether this browser can use passkeys at all; the page must be one that it trusts. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

/** Turns the browser's refusals into one error; what the market refuses stays as it is. */
export async function unlessDismissed<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    throw new PasskeyDismissed(String(error));
  }
}

/** Asks the market for a challenge that is bound to a text, and a passkey to sign it. */
export async function provePasskey(boundTo: string, as?: Session): Promise<PasskeyProof> {
  const { options } = await sendCall(factorChallenge, { boundTo }, as ? { as } : {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  if (!hasChallenge<RequestOptions>(options)) throw new PasskeyDismissed();
  const signed = await unlessDismissed(startAuthentication({ optionsJSON: options }));
  const { id, rawId, response, clientExtensionResults } = signed;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    kind: 'passkey',
    assertion: {
      id,
      rawId,
      type: 'public-key',
      clientExtensionResults: { ...clientExtensionResults },
      response: {
        clientDataJSON,
        authenticatorData,
        signature,
        ...(userHandle === undefined ? {} : { userHandle }),
      },
    },
  };
}

import type { Session } from '#contract/accounts/schemas.ts';
import { BASE_PATH, type Call, type ClientInput, type Output } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { OK } from '#contract/response.ts';
import type { CallResponse } from '#contract/response-schemas.ts';
import { CallFailure, NetworkFailure, RequestCancelled, TimedOut } from './failure.ts';
import { closeSession, type Side, session, sideOfPage } from './session.ts';

/** The client's callbacks to the rest of the program; the app registers them once. */
export interface ClientListeners {
  /** One alert for all calls that found the session gone (specification section 8). */
  sessionEnded(side: Side): void;
  /** A call failed that nothing else tells of; `again` makes it once more. */
  callFailed(failure: CallFailure | NetworkFailure, again?: () => void): void;
  /** The page shows a refusal at its place: what `callFailed` said of it goes. */
  dismissed(failure: CallFailure): void;
}

let listeners: ClientListeners = {
  sessionEnded: (side) => closeSession(side, 'expired'),
  callFailed: () => undefined,
  dismissed: () => undefined,
};
let language = 'zh';

export const setClientListeners = (heard: Partial<ClientListeners>): void => {
  listeners = { ...listeners, ...heard };
};

const announced = new WeakSet<Error>();

/** Whether a failure has been reported: what shows it at its place does not say it aloud again. */
export const isReported = (error: Error): boolean => announced.has(error);

/** Notes that a failure is reported elsewhere. */
export const markReported = (error: Error): void => {
  announced.add(error);
};

/**
 * Tells that a call failed, by one toast (specification section 8). Nothing is said of a call that
 * was replaced, of an ended session, which has its alert, and of what stands at the fields of a
 * form.
 */
export function reportFailure(error: unknown, again?: () => void): void {
  const isLost = error instanceof NetworkFailure;
  const isRefused = error instanceof CallFailure && error.fields.length === 0;
  if (!isLost && !isRefused) return;
  markReported(error);
  if (isRefused && error.code === 401) return;
  listeners.callFailed(error, isLost ? again : undefined);
}

const refusedActs = new WeakSet<Error>();

/** Tells that an act failed as `reportFailure` does, unless its page shows the refusal at its place. */
export function reportFailedAct(error: Error, again: () => void): void {
  if (error instanceof CallFailure) refusedActs.add(error);
  reportFailure(error, again);
}

/** Whether an act was refused: what shows it at its place says it aloud, and no toast does. */
export const isRefusedAct = (error: Error): boolean => refusedActs.has(error);

/** Takes the toast of a refused act away: its page shows the refusal, and a toast would cover it. */
export function showInPlace(error: Error): void {
  if (error instanceof CallFailure && isRefusedAct(error)) listeners.dismissed(error);
}

export const setRequestLanguage = (lang: string): void => {
  language = lang;
};

export interface SendOptions {
  /** Is sent on where the page is closed meanwhile. */
  readonly keepalive?: boolean;
  /** NOT_CANCEL of the specification: a newer call of the same path leaves this one alone. */
  readonly notCancel?: boolean;
  /** Names this act, so that repeating it does nothing twice. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  readonly side?: Side;
  /** Calls in this session instead of the side's own: a sign-in before its second step. */
  readonly as?: Session;
  /** Keeps a 401 silent: the unread count asks in the background. */
  readonly quiet?: boolean;
}

/** Browsers let 64 KiB outlive their page; a character takes up to three bytes. */
const KEEPALIVE_CHARS = 20_000;

const pending = new Map<string, AbortController>();

function headersOf(side: Side, options: SendOptions): Headers {
  const headers = new Headers({ 'accept-language': language });
  const open = options.as ?? session(side);
  if (open) headers.set(open.tokenName, open.tokenValue);
  if (options.key) headers.set('idempotency-key', options.key);
  return headers;
}

/** Makes a call and answers its output; throws CallFailure, NetworkFailure or Cancelled. */
export async function sendCall<C extends Call>(
  call: C,
  input: ClientInput<C>,
  options: SendOptions = {},
): Promise<Output<C>> {
  const side = options.side ?? sideOfPage();
  const sent = session(side)?.tokenValue;
  const headers = headersOf(side, options);
  headers.set('content-type', 'application/json');
  const controller = new AbortController();
  options.signal?.addEventListener('abort', () => controller.abort(new RequestCancelled()));
  if (!options.notCancel) {
    pending.get(call.path)?.abort(new RequestCancelled());
    pending.set(call.path, controller);
  }
  const timer = setTimeout(() => controller.abort(new TimedOut()), limits.requestTimeoutMs);
  const body = JSON.stringify(input);
  try {
    const response = await fetch(BASE_PATH + call.path, {
      method: 'POST',
      headers,
      body,
      signal: controller.signal,
      keepalive: options.keepalive === true && body.length < KEEPALIVE_CHARS,
    });
    // A response that is no envelope is a file, and is returned as it is.
    if (!isEnvelope(response)) return (await response.blob()) as Output<C>;
    const reply = (await response.json()) as CallResponse<unknown>;
    // A session that was left meanwhile has not ended under its reader.
    const isLeft = options.as === undefined && session(side)?.tokenValue !== sent;
    return opened<C>(reply, side, { ...options, quiet: options.quiet === true || isLeft });
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    const reason: unknown = controller.signal.reason;
    throw reason instanceof RequestCancelled || reason instanceof TimedOut
      ? reason
      : new NetworkFailure();
  } finally {
    clearTimeout(timer);
    if (pending.get(call.path) === controller) pending.delete(call.path);
  }
}

const isEnvelope = (response: Response): boolean =>
  (response.headers.get('content-type') ?? 'application/json').startsWith('application/json');

function opened<C extends Call>(
  reply: CallResponse<unknown>,
  side: Side,
  options: SendOptions,
): Output<C> {
  if (reply.code === OK) return reply.data as Output<C>;
  const failure = reply as Extract<CallResponse<unknown>, { code: number | 'order.hasChange' }>;
  if (failure.code === 401 && !options.quiet) listeners.sessionEnded(side);
  throw new CallFailure(
    failure.code,
    failure.msg,
    (failure.data ?? { fail: 'fault' }) as CallFailure['data'],
  );
}

export interface UploadOptions {
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Input of a call that takes fields beside its file. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Uploads one file with progress; never cancelled by a newer upload. It may take as long as it
 * moves: only when nothing was heard for the time of a request it is given up.
 */
export function upload<C extends Call>(
  call: C,
  file: File,
  { onProgress, signal, fields = {} }: UploadOptions = {},
): Promise<Output<C>> {
  const side = sideOfPage();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', BASE_PATH + call.path);
    let isLost = false;
    let watch: ReturnType<typeof setTimeout>;
    const heard = () => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        isLost = true;
        request.abort();
      }, limits.requestTimeoutMs);
    };
    request.onloadend = () => clearTimeout(watch);
    for (const [name, value] of headersOf(side, {})) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      heard();
      onProgress?.(event.loaded / event.total);
    };
    request.onerror = () => reject(new NetworkFailure());
    request.onabort = () => reject(isLost ? new NetworkFailure() : new RequestCancelled());
    request.onload = () => {
      try {
        resolve(opened<C>(JSON.parse(request.responseText) as CallResponse<unknown>, side, {}));
      } catch (error) {
        reject(error instanceof CallFailure ? error : new NetworkFailure());
      }
    };
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    // Fields go before the file: the server reads no further than it.
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    heard();
    request.send(form);
  });
}

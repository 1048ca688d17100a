export const messageChannels = ['mail', 'sms'] as const;

/** Every process writes its state so often; one that has not for four times as long is silent. */
export const BEAT_MS = 15_000;
export const SILENT_MS = 4 * BEAT_MS;

/**
 * Why a member is notified of a watched part: stock appeared or reached the wanted quantity, the price
 * fell to the wanted one, a lot of it failed inspection, or is suspected of being counterfeit.
 */
export const watchReasons = ['stock', 'price', 'failed', 'suspect'] as const;
export type WatchReason = (typeof watchReasons)[number];

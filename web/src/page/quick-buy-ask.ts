/** Values with which a page asks the quick buy form to be filled. */
export interface QuickBuyRequest {
  readonly model: string;
  /** Pieces as typed; empty where the reader has not said. */
  readonly count: string;
}

type Listener = (request: QuickBuyRequest) => void;

let taker: Listener | null = null;

/** Takes what pages ask for from now on, in place of who took it before; returns what ends that. */
export function subscribeToQuickBuy(listener: Listener): () => void {
  taker = listener;
  return () => {
    if (taker === listener) taker = null;
  };
}

/** Opens the quick buy form over the page, filled; false where no such form is shown. */
export function openQuickBuy(request: QuickBuyRequest): boolean {
  taker?.(request);
  return taker !== null;
}

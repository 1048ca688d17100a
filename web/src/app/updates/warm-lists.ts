const kinds = ['pointerover', 'pointerdown', 'focusin'] as const;

function prefetchList({ target }: Event): void {
  if (!(target instanceof Element) || target.closest('a') === null) return;
  coolDown();
  // Where the network is lost, the page that is opened asks again and says so.
  void import('../routing/page-files.ts').catch(() => undefined);
  void import('#web/i18n/locale-files.ts').catch(() => undefined);
}

function coolDown(): void {
  for (const kind of kinds) document.removeEventListener(kind, prefetchList);
}

/**
 * Fetches the lists of all pages and words once the reader comes near a link: who reads one page
 * needs neither, and who goes on does not wait for them. Returns what ends the watch.
 */
export function warmLists(): () => void {
  for (const kind of kinds) document.addEventListener(kind, prefetchList, { passive: true });
  return coolDown;
}

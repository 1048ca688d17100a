const YEAR_S = 31_536_000;

/** A choice of how pages look; null where none was made or storage is closed. */
export function savedChoice(key: string): string | null {
  try {
    // Logging out empties the storage: the cookie is what outlasts it.
    return localStorage.getItem(key) ?? cookieOf(key);
  } catch {
    return null;
  }
}

/** Keeps a choice: in storage for the program, in a cookie for the server and the next login. */
export function storeChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser.
    document.cookie = `${key}=${choice};path=/;max-age=${YEAR_S};samesite=lax`;
  } catch {
    // The choice then lasts as long as the page.
  }
}

const cookieOf = (key: string): string | null =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${key}=`))
    ?.slice(key.length + 1) ?? null;

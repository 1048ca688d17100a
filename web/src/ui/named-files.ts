/** The id of the element in which the server names the files of a rendered page. */
const SCRIPTS_ID = 'scripts';

interface Scripts {
  /** The built file of each source file on the page. */
  readonly files?: Readonly<Record<string, string>>;
}

let manifest: Scripts['files'];

/** Reads the names; empty where the server rendered no page. */
function readNames(): NonNullable<Scripts['files']> {
  if (typeof document === 'undefined') return {};
  const text = document.getElementById(SCRIPTS_ID)?.textContent;
  return (text ? (JSON.parse(text) as Scripts).files : undefined) ?? {};
}

/**
 * Fetches a source file that the server drew this page with, by the name that the page gives it: a
 * reader of one page needs no list of all. Null for a file that the page does not name.
 */
export function importFromManifest<Module>(source: string): Promise<Module> | null {
  manifest ??= readNames();
  const file = manifest[source];
  return file === undefined ? null : (import(/* @vite-ignore */ file) as Promise<Module>);
}

import type { TestFile } from './tests.ts';

/**
 * Coverage of a call, a route or a rule: a file's tests by name, or the file where it is shared.
 */
export interface Holding {
  readonly path: string;
  readonly names: readonly string[];
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function holdings(files: readonly TestFile[], sees: (text: string) => boolean): Holding[] {
  return files
    .filter(({ text }) => sees(text))
    .map(({ path, tests }) => ({
      path,
      names: tests.filter(({ text }) => sees(text)).map(({ name }) => name),
    }));
}

/** Tests whose full name has the tag of a rule. */
export function holdingRule(files: readonly TestFile[], section: number, tag: string): Holding[] {
  const tagged = new RegExp(`spec ${section}: ${quoted(tag)}(?=[:,;)›]| ›|$)`);
  return files.flatMap(({ path, tests }) => {
    const names = tests.map(({ name }) => name).filter((name) => tagged.test(name));
    return names.length === 0 ? [] : [{ path, names }];
  });
}

/**
 * Tests that make a call and assert on its result or effect. The matrix and the fuzz make every
 * call and assert what any call must hold; they say nothing of a call's own work.
 */
export function holdingCall(
  files: readonly TestFile[],
  call: { readonly slice: string; readonly name: string; readonly path: string },
): Holding[] {
  const spelled = [`${call.slice}/${call.name}`, call.path];
  return files
    .filter(({ path }) => !/(matrix|fuzz)\.test\.ts$/.test(path))
    .map(({ path, tests }) => ({
      path,
      names: tests
        .filter(({ asserted }) => spelled.some((one) => asserted.has(one)))
        .map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
}

/** Tests that walk the whole public room say so in their name. */
const overTable = /(every|any) public page/;

/**
 * Walks in a browser that open a route: those that name it, and for a page of the public room
 * those that walk the route table itself.
 */
export function holdingRoute(
  files: readonly TestFile[],
  route: { readonly path: string; readonly isPublic: boolean },
): Holding[] {
  const [fixed = ''] = route.path.split('/:');
  const end = route.path.includes('/:') ? '/' : '(?=[\'"`?#$])';
  const opened = new RegExp(`(?<=['"\`}^/])${quoted(fixed.slice(1))}${end}`);
  const walks = files.filter(({ path }) => path.startsWith('e2e/'));
  const naming = holdings(walks, (text) => opened.test(text.replaceAll('\\/', '/')));
  if (!route.isPublic) return naming;
  const walkers = walks
    .filter(({ text }) =>
      /from '(#web\/app\/routing\/(all-)?routes|\.\.?\/stage\/addresses)\.ts'/.test(text),
    )
    .map(({ path, tests }) => ({
      path,
      names: tests.map(({ name }) => name).filter((name) => overTable.test(name)),
    }));
  return [...naming.filter(({ path }) => walkers.every((one) => one.path !== path)), ...walkers];
}

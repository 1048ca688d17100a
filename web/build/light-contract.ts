import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = /\/contract\/src\/.*\.ts$/;
const CALLS = /\/contract\/src\/[\w-]+\/([\w-]+-)?calls\.ts$/;
const FULL = '?schemas';
const PURE = /\/contract\/src\/.*\.ts(\?schemas)?$/;
/** A file that speaks of schemas checks something with them; all others only make calls. */
const CHECKS = /\bsafeParse\b|\.input\b|\.output\b/;

type Exported = Readonly<Record<string, unknown>>;

interface CallFacts {
  readonly path: string;
  readonly callers: readonly string[];
  readonly kind: string;
  readonly input: unknown;
  readonly form?: true;
  readonly secret?: true;
}

const isCall = (value: unknown): value is CallFacts =>
  typeof value === 'object' && value !== null && 'kind' in value && 'input' in value;
const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '_zod' in value;
/** A list or a figure: what it is can be written down. */
const isPlain = (value: unknown): boolean =>
  JSON.stringify(value) !== undefined && isSame(JSON.parse(JSON.stringify(value)), value);

const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const keys = Object.keys(other);
  return (
    keys.length === Object.keys(one).length &&
    keys.every((key) => isSame(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
};

const evaluated = new Map<string, Promise<Exported>>();
/** What a file of the contract exports, by running it. */
function exportsOf(id: string): Promise<Exported> {
  const known = evaluated.get(id) ?? (import(pathToFileURL(id).href) as Promise<Exported>);
  evaluated.set(id, known);
  return known;
}

/** The values that a file takes from another one; types are no values. */
function namesTaken(code: string, source: string): string[] {
  const names: string[] = [];
  for (const found of code.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)) {
    if (found[2] !== source) continue;
    for (const part of (found[1] ?? '').split(',')) {
      const name = part.trim().split(/\s+as\s+/)[0] ?? '';
      if (name !== '' && !name.startsWith('type ')) names.push(name);
    }
  }
  return names;
}

/** A call without its schemas; asking it for one is a fault of the build, said at once. */
function lightCall(name: string, { path, callers, form, secret }: CallFacts): string {
  const marks = { ...(form ? { form } : {}), ...(secret ? { secret } : {}) };
  const facts = JSON.stringify({ path, callers, ...marks });
  return `export const ${name} = /* @__PURE__ */ light(${facts}, (all) => all.${name}.input);`;
}

function lightCalls(id: string, exported: Exported): string {
  const lines: string[] = [];
  for (const [name, value] of Object.entries(exported)) {
    if (isCall(value)) lines.push(lightCall(name, value));
    else if (!isSchema(value) && isPlain(value)) {
      lines.push(`export const ${name} = ${JSON.stringify(value)};`);
    }
  }
  return [
    `const whole = () => import(${JSON.stringify(id + FULL)});`,
    `const none = { get() { throw new Error('this call was built without its schemas'); } };`,
    `const light = (facts, of) => Object.defineProperties(facts, {`,
    `  input: none, output: none, late: { value: () => whole().then(of) },`,
    `});`,
    ...lines,
  ].join('\n');
}

/**
 * Lets pages that only make calls and read lists do without the schema library, the largest part of
 * what a reader would load for nothing: the server checks every input and output anyway. A form's
 * `validateInput` fetches the schema once the reader touches the form; a file that checks something by
 * itself (it takes a schema, or speaks of `safeParse`) gets the contract as it is written.
 */
export function lightContract(): Plugin {
  const codes = new Map<string, string>();
  return {
    name: 'light-contract',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !/^[.#].*\.ts$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null || !CONTRACT.test(found.id)) return null;
      const code = codes.get(importer) ?? '';
      const exported = await exportsOf(found.id);
      const taken = namesTaken(code, source).map((name) => exported[name]);
      const inFull = importer.endsWith(FULL) && CONTRACT.test(importer.slice(0, -FULL.length));
      // The light form of a file of calls holds its calls and its lists, and nothing else.
      const isLight = (value: unknown) => isCall(value) || (!isSchema(value) && isPlain(value));
      const isHeavy = CALLS.test(found.id)
        ? CHECKS.test(code) || !taken.every(isLight)
        : taken.some(isSchema);
      return inFull || isHeavy ? found.id + FULL : found.id;
    },
    async load(id) {
      return CALLS.test(id) ? { code: lightCalls(id, await exportsOf(id)) } : null;
    },
    transform: {
      order: 'pre',
      handler(code, id) {
        codes.set(id, code);
        return null;
      },
    },
  };
}

/**
 * Tells the bundler what holds for the whole contract: computing its values has no effect, so that
 * a file which takes a list does not carry the schemas that stand beside it.
 */
export function pureContract(): Plugin {
  return {
    name: 'pure-contract',
    enforce: 'post',
    transform(code, id) {
      if (!PURE.test(id)) return null;
      const made: { start: number; end: number }[] = [];
      for (const node of this.parse(code).body) {
        const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
        if (declared?.type !== 'VariableDeclaration') continue;
        for (const { init } of declared.declarations) {
          if (init?.type === 'CallExpression' || init?.type === 'NewExpression') made.push(init);
        }
      }
      let pure = code;
      for (const { start, end } of made.reverse()) {
        const wrapped = `/* @__PURE__ */ (() => (${pure.slice(start, end)}))()`;
        pure = pure.slice(0, start) + wrapped + pure.slice(end);
      }
      return { code: pure, map: null, moduleSideEffects: false };
    },
  };
}

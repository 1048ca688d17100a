import { join } from 'node:path';
import ts from 'typescript';
import { commonFailures } from '#contract/call.ts';
import { at, type Finding, type Gate, type House, type HouseFile, root, walk } from './house.ts';
import { Reach } from './reach.ts';
import { statementsOf, writes } from './sql.ts';

const isServer = (path: string) => path.startsWith('server/src/');

/** A call of the contract tied to the function that serves it. */
interface Served {
  readonly file: HouseFile;
  readonly node: ts.CallExpression;
  readonly kind: string;
  /** Where the contract declares the call. */
  readonly declared: ts.Symbol;
  readonly handler: ts.Expression;
}

/** The kind of a contract call by the type of its `kind`; null for everything else. */
function kindOf(type: ts.Type, checker: ts.TypeChecker): string | null {
  const [kindProperty, path] = [type.getProperty('kind'), type.getProperty('path')];
  if (kindProperty === undefined || path === undefined) return null;
  const kind = checker.getTypeOfSymbol(kindProperty);
  return kind.isStringLiteral() ? kind.value : null;
}

/** Returns the contract symbol behind a name, or null where the name is not of the contract. */
function contractSymbol(name: ts.Node, checker: ts.TypeChecker): ts.Symbol | null {
  let symbol = checker.getSymbolAtLocation(name);
  if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0) {
    symbol = checker.getAliasedSymbol(symbol);
  }
  const from = symbol?.declarations?.[0]?.getSourceFile().fileName;
  return symbol !== undefined && from?.startsWith(join(root, 'contract')) ? symbol : null;
}

/** Findings that two gates share, made once for a house. */
interface Service {
  readonly calls: readonly Served[];
  readonly reach: Reach;
}

const services = new WeakMap<House, Service>();

function serviceOf(house: House): Service {
  const known = services.get(house);
  if (known !== undefined) return known;
  const service = { calls: servedCalls(house), reach: new Reach(house, isServer) };
  services.set(house, service);
  return service;
}

/** Every `implement(call, handler)` of the server, whatever the function that ties them is called. */
function servedCalls({ files, checker }: House): Served[] {
  const found: Served[] = [];
  for (const file of files.filter(({ path }) => isServer(path))) {
    walk(file.ast, (node) => {
      if (!ts.isCallExpression(node) || node.arguments.length < 2) return;
      const [call, handler] = node.arguments;
      if (call === undefined || handler === undefined) return;
      if (!ts.isIdentifier(call) && !ts.isPropertyAccessExpression(call)) return;
      const declared = contractSymbol(call, checker);
      if (declared === null) return;
      const kind = kindOf(checker.getTypeAtLocation(call), checker);
      if (kind === null) return;
      if (checker.getTypeAtLocation(handler).getCallSignatures().length === 0) return;
      found.push({ file, node, kind, declared, handler });
    });
  }
  return found;
}

/** Queries from which a statement that writes can be reached. */
function writingQueries(house: House): Finding[] {
  const { calls, reach } = serviceOf(house);
  const writing = new Map<ts.Node, string>();
  for (const file of house.files.filter(({ path }) => isServer(path))) {
    for (const { node, text } of statementsOf(file)) {
      if (writes(text)) writing.set(node, `${file.path}: ${text.trim().slice(0, 40)}`);
    }
  }
  return calls
    .filter(({ kind }) => kind === 'query')
    .flatMap(({ file, node, handler }) => {
      const found = new Set<string>();
      for (const body of reach.from(handler)) {
        walk(body, (child) => {
          const statement = writing.get(child);
          if (statement !== undefined) found.add(statement);
        });
      }
      return [...found].map((statement) => at(file, node, statement.replaceAll(/\s+/g, ' ')));
    });
}

/** Failures that a handler or something below it throws and its call does not declare. */
async function undeclaredFailures(house: House): Promise<Finding[]> {
  const { calls, reach } = serviceOf(house);
  const found: Finding[] = [];
  for (const { file, node, declared, handler } of calls) {
    const allowed = await declaredFailures(declared);
    if (allowed === null) continue;
    const codes = new Set<string>();
    for (const body of reach.from(handler)) {
      walk(body, (child) => {
        const code = failCode(child);
        if (code !== null && !allowed.has(code)) codes.add(code);
      });
    }
    for (const code of codes) found.push(at(file, node, `${declared.name}: ${code}`));
  }
  return found;
}

/** The code of `new Fail('code', …)`. */
function failCode(node: ts.Node): string | null {
  if (!ts.isNewExpression(node) || !/^Fail(ure)?$/.test(node.expression.getText())) return null;
  const [code] = node.arguments ?? [];
  return code !== undefined && ts.isStringLiteral(code) ? code.text : null;
}

const everyCall: readonly string[] = commonFailures;

async function declaredFailures(declared: ts.Symbol): Promise<ReadonlySet<string> | null> {
  const from = declared.declarations?.[0]?.getSourceFile().fileName;
  if (from === undefined) return null;
  const all = (await import(from)) as Record<string, { failures?: readonly string[] }>;
  const failures = all[declared.name]?.failures;
  return failures === undefined ? null : new Set([...failures, ...everyCall]);
}

export const callGates: Gate[] = [
  {
    name: 'queries-never-write',
    rule: 'A query writes nothing.',
    check: writingQueries,
  },
  {
    name: 'failures-are-declared',
    rule: 'A failure that a handler can throw stands in `failures` of its call.',
    check: undeclaredFailures,
  },
];

import ts from 'typescript';
import { excerpt, type Gate, type HouseFile, nodeGate } from './house.ts';

const isCode = (path: string) => /^(contract|server|web)\/src\//.test(path);

/** Promises that nobody has to wait for: the router's own navigation in the browser. */
const ownWays = new Set(['navigate']);

function isPromise(type: ts.Type, checker: ts.TypeChecker): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => {
    if ((part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0) return false;
    // Replies of the HTTP server have a `then` of their own and are waited for by the server.
    return ['then', 'catch'].every((name) => {
      const method = part.getProperty(name);
      return method !== undefined && checker.getTypeOfSymbol(method).getCallSignatures().length > 0;
    });
  });
}

/** An array of promises is waited for by `Promise.all` or not at all. */
function isPromises(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!checker.isArrayLikeType(type)) return false;
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return element !== undefined && isPromise(element, checker);
}

/** `p.catch(f)` and `p.then(f, g)` say what a failure does. */
function isHandled(node: ts.Expression): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  if (name.text === 'catch') return node.arguments.length === 1;
  if (name.text === 'then') return node.arguments.length === 2;
  return name.text === 'finally' && isHandled(expression);
}

const isNavigation = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  ownWays.has(node.expression.text);

/** A statement that is built and never run, such as a `sql` text without `execute`. */
const isUnrunStatement = (type: ts.Type): boolean =>
  type.getProperty('execute') !== undefined && type.getProperty('compile') !== undefined;

/** Says why a statement of one expression is wrong, or null. */
function judge(node: ts.Node, file: HouseFile, checker: ts.TypeChecker): string | null {
  if (!ts.isExpressionStatement(node)) return null;
  let { expression } = node;
  if (ts.isVoidExpression(expression)) {
    // A page may let something run on; at the server a failure that nobody takes ends the process.
    if (!file.path.startsWith('server/')) return null;
    expression = expression.expression;
  }
  const isCall = ts.isCallExpression(expression) || ts.isTaggedTemplateExpression(expression);
  if (!isCall || isHandled(expression) || isNavigation(expression)) return null;
  const type = checker.getTypeAtLocation(expression);
  if (isUnrunStatement(type)) return 'a statement that nothing runs';
  if (isPromises(type, checker)) return 'promises that nobody waits for';
  if (!isPromise(type, checker)) return null;
  // `Object.assign(promise, …)` answers the promise it was given, which is held elsewhere.
  const isAssign =
    ts.isCallExpression(expression) && expression.expression.getText() === 'Object.assign';
  return isAssign ? null : 'a promise that nobody waits for';
}

/** `list.forEach(async …)`: forEach waits for none of them. */
function isAsyncForEach(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [first] = node.arguments;
  if (node.expression.name.text !== 'forEach' || first === undefined) return false;
  const isFunction = ts.isArrowFunction(first) || ts.isFunctionExpression(first);
  return (
    isFunction && (first.modifiers ?? []).some((one) => one.kind === ts.SyntaxKind.AsyncKeyword)
  );
}

/** `if (promise)` is always true. */
function isPromiseCondition(node: ts.Node, checker: ts.TypeChecker): boolean {
  const condition = ts.isIfStatement(node)
    ? node.expression
    : ts.isConditionalExpression(node)
      ? node.condition
      : null;
  if (condition === null || !ts.isCallExpression(condition)) return false;
  const type = checker.getTypeAtLocation(condition);
  return !type.isUnion() && isPromise(type, checker);
}

export const promiseGates: Gate[] = [
  nodeGate(
    'no-floating-promise',
    'A promise is awaited, returned, or its failure is handled; a write in a transaction most of all.',
    isCode,
    (node, file, { checker }) => {
      const what = judge(node, file, checker);
      if (what !== null) return `${what}: ${excerpt(file, node)}`;
      if (isAsyncForEach(node)) return 'forEach waits for no async function';
      return isPromiseCondition(node, checker) ? 'a promise is always true' : null;
    },
  ),
];

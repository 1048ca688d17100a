import ts from 'typescript';
import { type Gate, nodeGate } from './house.ts';

const isPure = (path: string) =>
  /^contract\/src\/|^server\/src\/[^/]+\/core\/|^server\/src\/kit\/(working-days|days)\.ts$/.test(
    path,
  );

const isServerSlice = (path: string) =>
  /^server\/src\/[^/]+\//.test(path) && !path.startsWith('server/src/kit/');

const worldly = new Set([
  'process',
  'fetch',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
]);

/** `new Date()`, `Date()`, `Date.now()`: the three ways to ask the machine for the time. */
function asksTime(node: ts.Node): boolean {
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
    const { expression } = node;
    if (ts.isIdentifier(expression) && expression.text === 'Date') {
      return ts.isCallExpression(node) || (node.arguments?.length ?? 0) === 0;
    }
  }
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'Date' &&
    node.name.text === 'now'
  );
}

function isRandom(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    const name = `${node.expression.text}.${node.name.text}`;
    return name === 'Math.random' || name === 'crypto.randomUUID';
  }
  return false;
}

/** Whether an identifier is used as a value of its own, and not as the name of a member or a type. */
function isGlobalUse(node: ts.Node, checker: ts.TypeChecker): node is ts.Identifier {
  if (!ts.isIdentifier(node) || !worldly.has(node.text)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  const declared = checker.getSymbolAtLocation(node)?.declarations ?? [];
  return declared.every((one) => one.getSourceFile().isDeclarationFile);
}

export const clockAndGlobals: Gate[] = [
  nodeGate(
    'pure-core',
    'Core and contract know no clock, no chance, no process and no network.',
    isPure,
    (node, _file, { checker }) => {
      if (asksTime(node)) return 'asks the machine for the time';
      if (isRandom(node)) return 'draws at random';
      return isGlobalUse(node, checker) ? `uses ${node.text}` : null;
    },
  ),
  nodeGate(
    'clock-of-the-call',
    'A slice takes the time from its call or job, never from the machine.',
    isServerSlice,
    (node) => (asksTime(node) ? 'asks the machine for the time' : null),
  ),
];

import ts from 'typescript';
import { at, excerpt, type Finding, type Gate, gate, nodeGate, walk } from './house.ts';

const MAX_LINES = 80;
const all = (path: string) => /^(contract|server|web)\/src\//.test(path);

/** The name under which a function is known, for messages. */
function nameOf(node: ts.FunctionLikeDeclaration): string {
  const own = node.name?.getText();
  if (own !== undefined) return own;
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.name.getText();
  return 'a function';
}

export const shapeGates: Gate[] = [
  gate('short-functions', `A function has at most ${MAX_LINES} lines.`, all, (file) => {
    const found: Finding[] = [];
    walk(file.ast, (node) => {
      if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return;
      const from = file.ast.getLineAndCharacterOfPosition(node.getStart(file.ast)).line;
      const to = file.ast.getLineAndCharacterOfPosition(node.getEnd()).line;
      const lines = to - from + 1;
      if (lines > MAX_LINES) {
        found.push(at(file, node, `${nameOf(node as ts.FunctionLikeDeclaration)}: ${lines} lines`));
      }
    });
    return found;
  }),
  nodeGate(
    'no-double-cast',
    'A value is given a type by checking it, never by `as unknown as`.',
    all,
    (node, file) =>
      ts.isAsExpression(node) &&
      ts.isAsExpression(node.expression) &&
      [ts.SyntaxKind.UnknownKeyword, ts.SyntaxKind.AnyKeyword, ts.SyntaxKind.NeverKeyword].includes(
        node.expression.type.kind,
      )
        ? excerpt(file, node)
        : null,
  ),
];

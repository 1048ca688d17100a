import ts from 'typescript';
import { type Gate, nodeGate } from './house.ts';

const isMeant = (path: string) =>
  /^(contract|server|web)\/src\//.test(path) &&
  // Where files are read, money and price are likelihoods of a column.
  !/\/(words|locales)\/|^server\/src\/sheets\//.test(path);

/** Names of amounts: the last word of the name decides. */
const money =
  /(^|[a-z_])(amount|price|total|subtotal|fee|fees|balance|minor|money|deposit|refund|payout|cents)s?$/i;

/** Counts of things that only sound like money. */
const counts = /^(total|totals|isTotal)$|count|rows|lines|page/i;

function nameOf(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) {
    return nameOf(node.expression);
  }
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  ) {
    return nameOf(node.left);
  }
  return null;
}

const isMoney = (node: ts.Expression): boolean => {
  const name = nameOf(node);
  return name !== null && money.test(name) && !counts.test(name);
};

const arithmetic = new Set([
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AsteriskEqualsToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
]);

const conversions = new Set(['Number', 'parseFloat', 'Number.parseFloat']);

export const moneyGates: Gate[] = [
  nodeGate(
    'money-is-no-float',
    'Money is counted in whole minor units (bigint) by the functions of contract/src/money.ts.',
    isMeant,
    (node, file, { checker }) => {
      if (ts.isCallExpression(node)) {
        const [first] = node.arguments;
        const callee = node.expression.getText(file.ast);
        if (first !== undefined && conversions.has(callee) && isMoney(first)) {
          return `${callee}(${first.getText(file.ast)})`;
        }
        if (callee.endsWith('.toFixed') && ts.isPropertyAccessExpression(node.expression)) {
          return isMoney(node.expression.expression) ? callee : null;
        }
        return null;
      }
      if (!ts.isBinaryExpression(node) || !arithmetic.has(node.operatorToken.kind)) return null;
      const sides = [node.left, node.right].filter(isMoney);
      const isFloat = sides.some((side) => {
        const type = checker.getTypeAtLocation(side);
        return (type.flags & ts.TypeFlags.NumberLike) !== 0;
      });
      return isFloat ? node.getText(file.ast) : null;
    },
  ),
];

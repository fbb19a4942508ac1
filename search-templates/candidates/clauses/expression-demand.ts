import { type Demand, type Reader, toExpression } from '#search-templates/candidates/demand.ts';
import type { Look } from '#search-templates/candidates/look.ts';
import { parseExpression } from '#search-templates/language/parse-expression.ts';

/** What an expression asks; an empty one, and a broken one once reported, asks nothing. */
export function expressionDemand(group: string, text: string, look: Look, { style, report }: Reader): Demand {
  const { tree, problems } = parseExpression(text);
  for (const problem of problems) report({ group, ...problem });
  const expression = tree && toExpression(tree, group, text, style);
  return { group, look, required: [], optional: [], excluded: [], expression };
}

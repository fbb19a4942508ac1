import type { ReplaceRule } from './spelling-rules.ts';

/**
 * What Elasticsearch's mapping char filter does: at each place the longest rule that fits is applied,
 * and reading goes on behind it; where none fits the character stays.
 */
export function replaceByRules(rules: readonly ReplaceRule[]): (text: string) => string {
  return rules.every(([written]) => written.length === 1) ? replaceCharacters(rules) : replaceTexts(rules);
}

function replaceCharacters(rules: readonly ReplaceRule[]): (text: string) => string {
  const replacements = new Map(rules);
  const any = new RegExp(
    `[${[...replacements.keys()].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]`,
    'g',
  );
  return (text) => text.replace(any, (one) => replacements.get(one) as string);
}

/** A place in the tree of all rules, reached by the characters read so far. */
interface Step {
  /** Of the rule that ends here. */
  replacement: string | undefined;
  next: Map<number, Step>;
}

const newStep = (): Step => ({ replacement: undefined, next: new Map() });

function replaceTexts(rules: readonly ReplaceRule[]): (text: string) => string {
  const root = treeOf(rules);
  return (text) => {
    let result = '';
    let kept = 0;
    for (let at = 0; at < text.length; ) {
      let replacement: string | undefined;
      let length = 0;
      let step = root.next.get(text.charCodeAt(at));
      // no text is cut on the way: nearly every place fits the start of some rule and none to its end
      for (let read = 1; step; step = step.next.get(text.charCodeAt(at + read)), read += 1) {
        if (step.replacement === undefined) continue;
        replacement = step.replacement;
        length = read;
      }
      if (replacement === undefined) {
        at += 1;
        continue;
      }
      result += text.slice(kept, at) + replacement;
      at += length;
      kept = at;
    }
    return kept === 0 ? text : result + text.slice(kept);
  };
}

function treeOf(rules: readonly ReplaceRule[]): Step {
  const root = newStep();
  for (const [written, replacement] of rules) {
    let step = root;
    for (let at = 0; at < written.length; at += 1) {
      const code = written.charCodeAt(at);
      const next = step.next.get(code) ?? newStep();
      step.next.set(code, next);
      step = next;
    }
    step.replacement = replacement;
  }
  return root;
}

import type { ReplaceRule } from '#search-templates/analysis/spelling-rules.ts';

/** A replaced range: its start and length in the output, and its length in the input. */
export interface Edit {
  at: number;
  now: number;
  before: number;
}

/** Appends to `edits`, from the left, each replacement that moved the text after it. */
export type Replace = (text: string, edits?: Edit[]) => string;

/**
 * Equals Elasticsearch's mapping char filter: applies the longest matching rule at each position and continues after
 * it; without a match the character is copied.
 */
export function replaceByRules(rules: readonly ReplaceRule[]): Replace {
  return rules.every(([written]) => written.length === 1) ? replaceCharacters(rules) : replaceTexts(rules);
}

function replaceCharacters(rules: readonly ReplaceRule[]): Replace {
  const replacements = new Map(rules);
  const any = new RegExp(
    `[${[...replacements.keys()].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]`,
    'g',
  );
  return (text, edits) => {
    let gone = 0;
    return text.replace(any, (one, at: number) => {
      const replacement = replacements.get(one) as string;
      if (replacement.length !== 1) edits?.push({ at: at - gone, now: replacement.length, before: 1 });
      gone += 1 - replacement.length;
      return replacement;
    });
  };
}

/** A node in the trie of all rules, reached by the characters read so far. */
interface Step {
  /** The replacement of the rule that ends here. */
  replacement: string | undefined;
  /** Indexed by character code: every position of every text is a lookup, and a Map takes three times as long. */
  next: (Step | undefined)[];
}

const newStep = (): Step => ({ replacement: undefined, next: [] });

function replaceTexts(rules: readonly ReplaceRule[]): Replace {
  const root = treeOf(rules);
  const nextBeginning = beginnings(rules.map(([written]) => written));
  return (text, edits) => {
    let result = '';
    let kept = 0;
    for (let at = nextBeginning(text, 0); at < text.length; at = nextBeginning(text, at)) {
      let replacement: string | undefined;
      let length = 0;
      let step = root.next[text.charCodeAt(at)];
      // no substring is created on the way: most positions that match the start of a rule don't match its end
      for (let read = 1; step; step = step.next[text.charCodeAt(at + read)], read += 1) {
        if (step.replacement === undefined) continue;
        replacement = step.replacement;
        length = read;
      }
      if (replacement === undefined) {
        at += 1;
        continue;
      }
      result += text.slice(kept, at);
      edits?.push(editAt(result.length, text.slice(at, at + length), replacement));
      result += replacement;
      at += length;
      kept = at;
    }
    return kept === 0 ? text : result + text.slice(kept);
  };
}

/** The class of each of a rule's first three characters; 0 is any other character, or the text's end. */
const CLASSES = 64;

/**
 * Returns the next position, from `from` on, where the next three characters may start a rule: one in fourteen of an
 * ordinary text. Returns the text's length if there is none.
 */
function beginnings(written: readonly string[]): (text: string, from: number) => number {
  const classOf = new Uint8Array(2 ** 16);
  const codes = new Set(written.flatMap((one) => one.slice(0, 3).split('')).map((unit) => unit.charCodeAt(0)));
  // two characters may share a class: then a position is checked in vain
  for (const [index, code] of [...codes].entries()) classOf[code] = 1 + (index % (CLASSES - 1));
  const classAt = (text: string, at: number): number =>
    at < text.length ? (classOf[text.charCodeAt(at)] as number) : 0;
  const begun = new Uint8Array(CLASSES ** 3);
  for (const one of written) {
    const [first, second, third] = [classAt(one, 0), classAt(one, 1), classAt(one, 2)];
    // any character may follow a rule of one or two characters
    const size = third > 0 ? 1 : second > 0 ? CLASSES : CLASSES ** 2;
    const key = (first * CLASSES + second) * CLASSES + third;
    begun.fill(1, key, key + size);
  }
  return (text, from) => {
    let key = classAt(text, from) * CLASSES + classAt(text, from + 1);
    for (let at = from; at < text.length; at += 1) {
      key = (key % CLASSES ** 2) * CLASSES + classAt(text, at + 2);
      if (begun[key] === 1) return at;
    }
    return text.length;
  };
}

/** Removes the common prefix and suffix of the two, whose positions don't change. */
function editAt(place: number, written: string, replacement: string): Edit {
  const shorter = Math.min(written.length, replacement.length);
  let left = 0;
  while (left < shorter && written[left] === replacement[left]) left += 1;
  let right = 0;
  while (right < shorter - left && written.at(-1 - right) === replacement.at(-1 - right)) right += 1;
  const common = left + right;
  return { at: place + left, now: replacement.length - common, before: written.length - common };
}

/** The range in the text before the edits that corresponds to `start` to `end` after them. */
export function placeBefore(edits: readonly Edit[], start: number, end: number): [start: number, end: number] {
  let moved = 0;
  let [from, to] = [start, end];
  for (const { at, now, before } of edits) {
    if (at >= end) break;
    if (start >= at + now) from = start + moved + before - now;
    else if (start > at) from = at + moved;
    moved += before - now;
    to = end > at + now ? end + moved : at + now + moved;
  }
  return [from, to];
}

function treeOf(rules: readonly ReplaceRule[]): Step {
  const root = newStep();
  for (const [written, replacement] of rules) {
    let step = root;
    for (let at = 0; at < written.length; at += 1) {
      const code = written.charCodeAt(at);
      const next: Step = step.next[code] ?? newStep();
      step.next[code] = next;
      step = next;
    }
    step.replacement = replacement;
  }
  return root;
}

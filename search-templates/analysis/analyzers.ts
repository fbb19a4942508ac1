import { lowerRules, type ReplaceRule, spellingRules } from './spelling-rules.ts';

const mappings = (rules: readonly ReplaceRule[]): string[] =>
  rules.map(([written, replacement]) => `${written}=>${replacement}`);

/**
 * The analysis settings of every index. `words` analyses searched text; its twin (`toTokens` in analyzer-twin/) uses
 * the same rules. `folded` compares whole values ignoring case and accents.
 */
export const analysis = {
  char_filter: {
    lower: { type: 'mapping', mappings: mappings(lowerRules) },
    spellings: { type: 'mapping', mappings: mappings(spellingRules) },
  },
  analyzer: {
    words: {
      type: 'custom',
      char_filter: ['lower', 'spellings'],
      tokenizer: 'standard',
      filter: ['lowercase', 'asciifolding'],
    },
  },
  normalizer: {
    folded: { type: 'custom', filter: ['lowercase', 'asciifolding'] },
  },
} as const;

/** One problem of an expression: its position, a message and a hint. */
export interface SyntaxProblem {
  /** UTF-16 code units from the start of the expression. */
  position: number;
  length: number;
  /** e.g. `“(” is never closed`. */
  message: string;
  /** How to fix it, in the imperative. */
  hint: string;
}

/** A problem with the group it occurs in: an entry of `errors` in the answer of `/advance-filter`. */
export interface FilterProblem extends SyntaxProblem {
  group: string;
}

/** The limits of an expression; larger ones would slow down all users, or be refused by the search engine. */
export const expressionLimits = { characters: 4_000, leaves: 256, depth: 20 } as const;
export const nearDistance = { min: 1, max: 50 } as const;
/** Characters before a star: fewer would match half the dictionary. */
export const prefixMinimum = 3;

interface Place {
  position: number;
  length: number;
}

const problem = ({ position, length }: Place, message: string, hint: string): SyntaxProblem => ({
  position,
  length,
  message,
  hint,
});

export const tooLong = (length: number): SyntaxProblem =>
  problem(
    { position: expressionLimits.characters, length: length - expressionLimits.characters },
    `The expression has ${length.toLocaleString('en-IN')} characters; 4,000 is the most`,
    'Shorten it, or move a part into another group.',
  );

export const tooManyLeaves = (place: Place): SyntaxProblem =>
  problem(
    place,
    `More than ${expressionLimits.leaves} words and phrases`,
    'Leave some out, or use a star for a family of words.',
  );

export const tooDeep = (place: Place): SyntaxProblem =>
  problem(place, `Nested deeper than ${expressionLimits.depth} levels`, 'Take out parentheses that are not needed.');

export const unclosedParenthesis = (place: Place): SyntaxProblem =>
  problem(place, '“(” is never closed', 'Add “)” where the group ends.');

export const unopenedParenthesis = (place: Place): SyntaxProblem =>
  problem(place, '“)” was never opened', 'Remove it, or add “(” where the group begins.');

export const emptyParentheses = (place: Place): SyntaxProblem =>
  problem(place, 'Nothing between the parentheses', 'Write words between them, or remove both.');

export const wrongBracket = (place: Place, bracket: string): SyntaxProblem =>
  problem(place, `“${bracket}” does not group words`, 'Use ( and ) to group.');

export const unclosedQuote = (place: Place): SyntaxProblem =>
  problem(place, 'The quote is never closed', 'Add " where the phrase ends.');

export const curlyQuote = (place: Place, quote: string): SyntaxProblem =>
  problem(place, `${quote} is a curly quote`, 'Use straight quotes: "');

export const singleQuote = (place: Place, quote: string): SyntaxProblem =>
  problem(place, `${quote} does not quote a phrase`, 'Use double quotes: "');

export const operatorWithoutLeft = (place: Place, operator: string): SyntaxProblem =>
  problem(place, `“${operator}” has nothing on its left`, `Write a word before ${operator}, or remove it.`);

export const operatorWithoutRight = (place: Place, operator: string): SyntaxProblem =>
  problem(place, `“${operator}” has nothing on its right`, `Write a word after ${operator}, or remove it.`);

export const wrongNearSide = (place: Place, operator: string, side: 'left' | 'right'): SyntaxProblem =>
  problem(
    place,
    `“${operator}” needs a word, a phrase or a star on its ${side}`,
    'Put a single word or a quoted phrase there; join several NEAR by AND or OR.',
  );

export const nearChain = (place: Place): SyntaxProblem =>
  problem(place, 'NEAR takes two sides only', 'Split it: a NEAR/5 b AND b NEAR/5 c.');

export const wrongNearDistance = (place: Place, operator: string): SyntaxProblem =>
  problem(
    place,
    `“${operator}” needs a distance from ${nearDistance.min} to ${nearDistance.max}`,
    'Write NEAR/5, say; or "near" in quotes for the word itself.',
  );

export const wrongTildeDistance = (place: Place): SyntaxProblem =>
  problem(place, `“~” needs a distance from ${nearDistance.min} to ${nearDistance.max}`, 'Write "java spring"~5, say.');

export const wrongTildeWords = (place: Place): SyntaxProblem =>
  problem(place, '“~” takes exactly two words in quotes', 'Write "java spring"~5, or use NEAR/5 between phrases.');

export const misplacedTilde = (place: Place): SyntaxProblem =>
  problem(place, '“~” works only right after two words in quotes', 'Write "java spring"~5, or java NEAR/5 spring.');

export const starTooEarly = (place: Place): SyntaxProblem =>
  problem(place, `The star needs at least ${prefixMinimum} characters before it`, 'Write more of the word: develop*.');

export const misplacedStar = (place: Place): SyntaxProblem =>
  problem(place, 'A star can only stand at the end of a word', 'Move it to the end, as in develop*, or remove it.');

export const starInQuotes = (place: Place): SyntaxProblem =>
  problem(place, 'A star does not work inside quotes', 'Remove the star, or take the word out of the quotes.');

const meantBy: Record<string, string> = {
  '&': 'Write AND (or &&).',
  '+': 'Write AND (or &&).',
  '|': 'Write OR (or ||).',
  '/': 'Write OR (or ||).',
  '-': 'Put it right before a word (-word), or write NOT.',
  '!': 'Put it right before a word (!word), or write NOT.',
};

export const nothingToSearch = (place: Place, text: string): SyntaxProblem =>
  problem(place, `Nothing to search for in “${text}”`, meantBy[text] ?? 'Remove it, or write a word or a number.');

export const singleBar = (place: Place): SyntaxProblem => problem(place, '“|” is not an operator', 'Write OR (or ||).');

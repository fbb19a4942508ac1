import { isAscii } from './fold-letters.ts';

/** Unicode's word boundaries as Elasticsearch's `standard` tokenizer applies them (UAX #29, Unicode 12.1). */

const EXTEND = String.raw`[[\p{Grapheme_Extend}\p{Mc}\p{Emoji_Modifier}\p{Cf}]--[\u200b]]*`;
const of = (set: string): string => `(?:${set}${EXTEND})`;

/** Scripts without blanks between words, which need a dictionary: a run of them is one word. */
const UNSPACED = String.raw`[[[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tai_Le}\p{sc=New_Tai_Lue}\p{sc=Tai_Tham}\p{sc=Tai_Viet}\p{sc=Ahom}]&&[\p{L}\p{M}]]\u109e\u109f\u19da\u19de\u19df\u1aa0-\u1aad\uaa77-\uaa79\uaade\uaadf\u{1173a}\u{1173b}\u{1173f}]`;
const IDEOGRAPH = String.raw`[\p{sc=Han}\p{sc=Hiragana}]`;
const KATAKANA_SET = String.raw`[\p{sc=Katakana}\u3031-\u3035\u309b\u309c\u30a0\u30fc\uff70]`;
const LETTER_SET = String.raw`[[\p{Alphabetic}\u02c2-\u02c5\u02d2-\u02d7\u02de\u02df\u02ed\u02ef-\u02ff\u055b\u055c\u055e\u05f3\ua720\ua721\ua789\ua78a\uab5b]--[\p{Ideographic}\p{sc=Hiragana}${KATAKANA_SET}${UNSPACED}\p{Grapheme_Extend}\p{Mc}]]`;

const LETTER = of(LETTER_SET);
const NUMBER = of(String.raw`[\p{Nd}\u066b]`);
const KATAKANA = of(KATAKANA_SET);
const JOINER = of(String.raw`[\p{Pc}\u202f]`);
const QUOTE_OR_STOP = String.raw`.\u2018\u2019\u2024\ufe52\uff07\uff0e'`;
const MID_LETTER = of(String.raw`[:\u00b7\u0387\u05f4\u2027\ufe13\ufe55\uff1a${QUOTE_OR_STOP}]`);
const MID_NUMBER = of(
  String.raw`[,;\u037e\u0589\u060c\u060d\u066c\u07f8\u2044\ufe10\ufe14\ufe50\ufe54\uff0c\uff1b${QUOTE_OR_STOP}]`,
);

interface Classes {
  letter: string;
  number: string;
  joiner: string;
  midLetter: string;
  midNumber: string;
}

/** Letters and numbers without a boundary between them: `web2.0`, `4.5`, `node.js`. */
const lettersAndNumbers = ({ letter, number, joiner, midLetter, midNumber }: Classes): string =>
  `(?:${number}(?:(?:${joiner}*|${midNumber})${number})*|${letter}(?:(?:${joiner}*|${midLetter})${letter})*)+`;

const anyRun = lettersAndNumbers({
  letter: LETTER,
  number: NUMBER,
  joiner: JOINER,
  midLetter: MID_LETTER,
  midNumber: MID_NUMBER,
});
const run = `(?:${KATAKANA}(?:${JOINER}*${KATAKANA})*|${anyRun})`;
/** Emoji; earlier rules have removed those of the first 65,536 code points. */
const PICTURE = of(
  String.raw`[\u{1f000}-\u{1f0ff}\u{1f10d}-\u{1f10f}\u{1f12f}\u{1f16c}-\u{1f16f}\u{1f18e}\u{1f191}-\u{1f19a}\u{1f1ad}-\u{1f1e5}\u{1f201}-\u{1f20f}\u{1f21a}\u{1f22f}\u{1f232}-\u{1f23a}\u{1f23c}-\u{1f23f}\u{1f249}-\u{1f53d}\u{1f546}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f774}-\u{1f77f}\u{1f7d5}-\u{1f7ff}\u{1f80c}-\u{1f80f}\u{1f8ae}-\u{1f8ff}\u{1f90c}-\u{1f93a}\u{1f93c}-\u{1f945}\u{1f947}-\u{1fffd}]`,
);
const WORD = new RegExp(
  [
    String.raw`[#*]\ufe0f?\u20e3`,
    `${JOINER}*${run}(?:${JOINER}+${run})*${JOINER}*`,
    String.raw`\p{RI}${EXTEND}\p{RI}${EXTEND}`,
    String.raw`\u200d*${PICTURE}(?:(?<=\u200d)${PICTURE})*`,
    `(?:${UNSPACED}${EXTEND})+`,
    of(IDEOGRAPH),
  ].join('|'),
  'vg',
);

/** The same for ASCII, which most text is: ten times as fast. */
const plainRun = lettersAndNumbers({
  letter: '[a-zA-Z]',
  number: '[0-9]',
  joiner: '_',
  midLetter: "[:.']",
  midNumber: "[,;.']",
});
const PLAIN_WORD = new RegExp(`_*${plainRun}(?:_+${plainRun})*_*`, 'g');

/** Elasticsearch splits longer words. In UTF-16 code units. */
const LONGEST_WORD = 255;

const patternOf = (text: string) => (isAscii(text) ? PLAIN_WORD : WORD);

/** The words of a text, in order, as written. */
export function splitWords(text: string): string[] {
  const words: string[] = text.match(patternOf(text)) ?? [];
  if (words.every(({ length }) => length <= LONGEST_WORD)) return words;
  return words.flatMap((word) => word.match(/.{1,255}/gs) ?? []);
}

/** Positions of splitWords' words in the text: start and end in UTF-16 code units. */
export function placeWords(text: string): [start: number, end: number][] {
  const places: [start: number, end: number][] = [];
  for (const { 0: word, index } of text.matchAll(patternOf(text))) {
    const end = index + word.length;
    for (let start = index; start < end; start += LONGEST_WORD)
      places.push([start, Math.min(end, start + LONGEST_WORD)]);
  }
  return places;
}

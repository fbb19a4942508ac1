/** Unicode's word boundaries as Elasticsearch's `standard` tokenizer draws them (UAX #29, Unicode 12.1). */

const EXTEND = String.raw`[[\p{Grapheme_Extend}\p{Mc}\p{Emoji_Modifier}\p{Cf}]--[\u200b]]*`;
const letterSet = String.raw`[[\p{Alphabetic}\u02c2-\u02c5\u02d2-\u02d7\u02de\u02df\u02e5-\u02eb\u02ed\u02ef-\u02ff\u055a-\u055c\u055e\u058a\u05f3]--[\p{Ideographic}\p{sc=Katakana}\u30fc\uff70\p{sc=Hiragana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{Grapheme_Extend}\p{Mc}]]`;
const of = (set: string): string => `(?:${set}${EXTEND})`;

const LETTER = of(letterSet);
const NUMBER = of(String.raw`[\p{Nd}\u066b]`);
const KATAKANA = of(String.raw`[\p{sc=Katakana}\u3031-\u3035\u309b\u309c\u30a0\u30fc\uff70]`);
const JOINER = of(String.raw`[\p{Pc}\u202f]`);
const MID_LETTER = of(
  String.raw`[:\u00b7\u0387\u055f\u05f4\u2027\ufe13\ufe55\uff1a.\u2018\u2019\u2024\ufe52\uff07\uff0e']`,
);
const MID_NUMBER = of(
  String.raw`[,;\u037e\u0589\u060c\u060d\u066c\u07f8\u2044\ufe10\ufe14\ufe50\ufe54\uff0c\uff1b.\u2018\u2019\u2024\ufe52\uff07\uff0e']`,
);

const run = `(?:${KATAKANA}(?:${JOINER}*${KATAKANA})*|(?:${NUMBER}(?:(?:${JOINER}*|${MID_NUMBER})${NUMBER})*|${LETTER}(?:(?:${JOINER}*|${MID_LETTER})${LETTER})*)+)`;
const WORD = new RegExp(
  [
    `${JOINER}*${run}(?:${JOINER}+${run})*${JOINER}*`,
    String.raw`[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+`,
    of(String.raw`[\p{sc=Han}\p{sc=Hiragana}]`),
  ].join('|'),
  'vg',
);

/** Elasticsearch cuts longer words. In UTF-16 code units. */
const LONGEST_WORD = 255;

/** The words of a text, in order, as written. */
export function splitWords(text: string): string[] {
  return [...text.matchAll(WORD)].flatMap(([word]) =>
    word.length <= LONGEST_WORD ? word : (word.match(/.{1,255}/gs) ?? []),
  );
}

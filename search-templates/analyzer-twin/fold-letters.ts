/**
 * Letters that are not accented forms of plain ones, as `asciifolding` folds them: plain letters, then those folded.
 * Read off Elasticsearch 9.5 for every code point that can occur in a word.
 */
const FOLDED = `
ae=æǣǽᴂ d=ðđɖɗƌȡᵭᶁᶑꝺ o=øɔɵǿᴖᴗᶗₒⱺꝋꝍ th=þᵺꝧ ss=ß h=ħɥɦʮʯⱨⱶ i=ıɨᴉᵢᵼᶖⁱ ij=ĳ q=ĸɋʠꝗꝙ l=ŀłƚȴɫɬɭᶅⱡꝇꝉꞁ n=ŉŋɲƞȵɳᵰᶇⁿ oe=œᴔ
t=ŧƫƭʈȶⱦʇᵵ s=ſȿʂᵴᶊẜẝ b=ƀɓƃᵬᶀ c=ƈȼɕↄꜿ e=ǝɛɇɘɜɝɞʚᴈᶒᶓᶔₑⱸ a=əⱥɐɚᶏᶕẚₐₔ f=ƒᵮᶂẛꝼ g=ɠɡᵷᵹᶃꝿ hv=ƕ k=ƙʞᶄⱪꝁꝃꝅ m=ɯɰɱᵯᶆ
p=ƥᵱᵽᶈꝑꝓꝕꟼ R=ʀʁᴙᴚ v=ʋʌᵥᶌⱱⱴꝟ y=ƴɏʎỿ z=ƶȝȥɀʐʑᵶᶎⱬꝣ w=ƿʍⱳ dz=ǆǳʣʥ lj=ǉ nj=ǌ G=ǥǧɢʛ ou=ȣ j=ȷɉɟʄʝⱼ db=ȸ qp=ȹ u=ʉᵤᶙ
r=ɍɼɽɾɿᵣᵲᵳᶉꝛꞃ I=ɪᵻꟾ N=ɴᴎ OE=ɶ Y=ʏ C=ʗᴄ B=ʙᴃ H=ʜ L=ʟᴌ ts=ʦ tc=ʨ ls=ʪ lz=ʫ A=ᴀ AE=ᴁ D=ᴅᴆ E=ᴇⱻ J=ᴊ K=ᴋ M=ᴍꟽꟿ O=ᴏᴐ OU=ᴕ P=ᴘ
T=ᴛ U=ᴜᵾ V=ᴠ W=ᴡ Z=ᴢ ue=ᵫ x=ᶍₓ ll=ỻ '=‘’ /=⁄ tz=ꜩ F=ꜰꟻ S=ꜱꞅ aa=ꜳ ao=ꜵ au=ꜷ av=ꜹꜻ ay=ꜽ oo=ꝏ vy=ꝡ`;

const folded = new Map(
  FOLDED.trim()
    .split(/\s/)
    .flatMap((pair) => {
      const [plain = '', letters = ''] = pair.split('=');
      return [...letters].map((letter) => [letter, plain] as const);
    }),
);

/**
 * Wide forms, circled letters and ligatures: compatibility decomposition makes them plain, as it does accented letters.
 */
const COMPATIBLE = /[\uff00-\uffef\u24b6-\u24e9\ufb00-\ufb04\ufb06]/;
const PLAIN = /^[!-~]+$/;

function foldLetter(letter: string): string {
  // one letter for one letter: “İ” has two in JavaScript
  const lower = String.fromCodePoint(letter.toLowerCase().codePointAt(0) ?? 0);
  const known = folded.get(lower);
  if (known !== undefined) return known;
  const compatible = COMPATIBLE.test(lower);
  if (!compatible && !/\p{L}/u.test(lower)) return lower;
  const parts = lower.normalize(compatible ? 'NFKD' : 'NFD').replace(/\p{M}/gu, '');
  return PLAIN.test(parts) ? parts : lower;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\x00-\x7f]*$/;

/** Most text is ASCII, which needs a tenth of the work. */
export const isAscii = (text: string): boolean => ASCII.test(text);

/** Lower-cases and removes accents, as Elasticsearch's filters `lowercase` and `asciifolding` do. */
export function foldLetters(token: string): string {
  return /^[a-z0-9_]*$/.test(token) ? token : [...token].map(foldLetter).join('');
}

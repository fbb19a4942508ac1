import { spellings } from '#search-templates/analysis/spellings.ts';

/** Names that end like a plural but aren't one: never folded, and never formed from their beginning. */
const NOT_PLURALS = new Set(
  `saas paas iaas daas baas faas caas xaas css scss less sass ios macos centos tvos watchos chaos cosmos
  aws jenkins kubernetes postgres pandas keras canvas atlas alias bias rails express windows redis ansys
  ssrs ssis ssas hrms hris mbbs bams bhms bums bdes bscs siemens infosys unisys hermes philips mercedes texas madras
  news series species lens always perhaps thus across plus minus yes this has was does goes its his gas bus
  mathematics physics economics statistics logistics analytics ethics electronics mechanics robotics
  graphics informatics genetics dynamics hydraulics pneumatics ceramics cosmetics`.split(/\s+/),
);

/** Tokens of special spellings that aren't words, such as "nodejs" and "dotnet": they have no plural. */
const spelled = new Set(
  spellings.flatMap(({ tokens }) => tokens.filter((token) => /js$|net$|plus$|sharp$/.test(token))),
);

/** Irregular singulars and plurals. */
const IRREGULAR = [
  'analysis analyses',
  'basis bases',
  'thesis theses',
  'diagnosis diagnoses',
  'hypothesis hypotheses',
  'synopsis synopses',
  'crisis crises',
  'axis axes',
  'matrix matrices',
  'index indices',
  'index indexes',
  'vertex vertices',
  'appendix appendices',
  'criterion criteria',
  'curriculum curricula',
  'child children',
  'man men',
  'woman women',
  'salesman salesmen',
  'foreman foremen',
  'draftsman draftsmen',
  'draughtsman draughtsmen',
  'tradesman tradesmen',
  'chairman chairmen',
  'lineman linemen',
  'half halves',
  'life lives',
  'knife knives',
  'shelf shelves',
].map((pair) => pair.split(' ') as [singular: string, plural: string]);

const irregularForms = new Map<string, string[]>();
for (const [one, many] of IRREGULAR) {
  irregularForms.set(one, [...(irregularForms.get(one) ?? []), many]);
  irregularForms.set(many, [one]);
}

const US_PLURALS = new Set(['menus', 'cpus', 'gpus', 'skus', 'gurus', 'vcpus', 'npus', 'tpus', 'mous', 'emus']);

/** -ss (process), -us (campus) and most -is (analysis, redis) are not plurals; APIs and KPIs are. */
function isPlural(word: string): boolean {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return false;
  if (word.endsWith('us')) return US_PLURALS.has(word);
  return !/[sxlnrdb]is$/.test(word);
}

function singulars(word: string): string[] {
  if (!isPlural(word)) return [];
  const forms = [word.slice(0, -1)];
  if (word.length >= 5 && word.endsWith('ies')) forms.unshift(`${word.slice(0, -3)}y`);
  if (/(?:ss|x|ch|sh|zz|us)es$/.test(word)) forms.unshift(word.slice(0, -2));
  return forms;
}

function plurals(word: string): string[] {
  if (isPlural(word)) return [];
  return regularPlurals(word).filter(isPlural);
}

function regularPlurals(word: string): string[] {
  if (/(?:s|x|ch|sh|z)$/.test(word)) return word.length >= 4 || !word.endsWith('s') ? [`${word}es`] : [];
  return /[^aeiou]y$/.test(word) && word.length >= 4 ? [`${word.slice(0, -1)}ies`] : [`${word}s`];
}

/**
 * Other grammatical forms of one token: plurals of a singular, singulars of a plural. Words of three letters or more
 * gain an s, words of four or more lose it; tokens with digits or in another script have no other form.
 */
export function pluralsOf(token: string): string[] {
  if (!/^[a-z]{3,}$/.test(token) || NOT_PLURALS.has(token) || spelled.has(token)) return [];
  const irregular = irregularForms.get(token) ?? [];
  const regular =
    irregular.length > 0 && !/(?:index|matrix)$/.test(token) ? [] : [...singulars(token), ...plurals(token)];
  return [...new Set([...irregular, ...regular])].filter((form) => !NOT_PLURALS.has(form) && !spelled.has(form));
}

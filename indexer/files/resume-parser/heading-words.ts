import type { SectionKind } from './section-kind.ts';

/** Words that a heading is about, the kinds in the order in which they count where it names two. */
const ABOUT: readonly [SectionKind, RegExp][] = [
  ['languages', /^(?:languages?|linguistic|tongues?)$/],
  ['certifications', /^(?:certifications?|certificates?|certified|licen[cs]es?|trainings?|credentials|workshops?)$/],
  ['projects', /^(?:projects?|internships?|assignments?)$/],
  [
    'education',
    /^(?:education|educational|academics?|qualifications?|scholastics?|stud(?:y|ies|ied)|schooling|degrees?)$/,
  ],
  [
    'skills',
    /^(?:skills?|skillsets?|competenc(?:y|ies|es)|expertise|proficienc(?:y|ies)|tools?|toolbox|toolkit|stack|technolog(?:y|ies)|strengths?|knowledge|abilities|capabilities|can)$/,
  ],
  ['jobs', /^(?:experiences?|employments?|employers?|work|works|worked|working|jobs?)$/],
  ['summary', /^(?:summary|objectives?|about|overview|synopsis|snapshot|introduction|who)$/],
  // a way gone, unless another word says that it was one of study
  ['jobs', /^(?:journey|chronology|chronicle|timeline|trajectory|progression|roles|career)$/],
  ['personal', /^(?:personal|contacts?|particulars|bio|biodata)$/],
  [
    'other',
    /^(?:declarations?|references?|referees|hobby|hobbies|interests?|achievements?|awards?|honou?rs?|activities|publications?|responsibilit(?:y|ies)|memberships?|volunteer(?:ing)?|patents?|extracurricular|accomplishments?|links)$/,
  ],
];

/** Words that headings have beside those, and that say nothing of the kind. */
const BESIDE =
  /^(?:i|me|my|mine|the|a|an|of|and|or|in|at|on|to|for|from|with|what|where|which|how|have|has|had|been|am|is|are|was|do|did|done|know|known|read|write|written|speak|spoken|use|used|good|acquired|possessed|gained|obtained|undertaken|handled|held|attended|completed|earned|details?|information|info|data|history|record|records|background|profile|brief|glance|key|core|main|major|minor|primary|secondary|other|others|additional|professional|technical|formal|relevant|current|recent|past|previous|prior|total|overall|list|areas?|fields?|positions?|so|far|till|date|now|soft|hard|computer|software|it|functional|corporate|industrial|industry|so|programming)$/;
const MOST_WORDS = 7;

/** What a heading in somebody's own words is about ('Where I have worked so far'): all its words are words of headings. */
export function kindByWords(key: string): SectionKind | null {
  const words = key.split(' ');
  // a single word is an entry of a list as often ('Training')
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const kinds = words.map((word) => ABOUT.findIndex(([, pattern]) => pattern.test(word)));
  if (words.some((word, at) => kinds[at] === -1 && !BESIDE.test(word))) return null;
  const named = kinds.filter((kind) => kind !== -1);
  return named.length > 0 ? (ABOUT[Math.min(...named)]?.[0] ?? null) : null;
}

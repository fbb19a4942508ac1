/** The kinds of sections of a resume. */
export type SectionKind =
  | 'header'
  | 'summary'
  | 'jobs'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'personal'
  | 'projects'
  | 'other';

/** Heading words by kind, in order of precedence when a heading matches two. */
const ABOUT: readonly [SectionKind, RegExp][] = [
  ['languages', /^(?:languages?|linguistic|tongues?)$/],
  [
    'certifications',
    /^(?:certifications?|certificates?|certs?|certified|licen[cs]es?|trainings?|credentials|workshops?)$/,
  ],
  ['projects', /^(?:projects?|internships?|assignments?)$/],
  [
    'education',
    /^(?:education|educational|academics?|qualifications?|scholastics?|stud(?:y|ies|ied)|schooling|degrees?)$/,
  ],
  [
    'skills',
    /^(?:skills?|skillsets?|competenc(?:y|ies|es)|expertise|proficienc(?:y|ies)|tools?|toolbox|toolkit|stack|technolog(?:y|ies)|strengths?|knowledge|abilities|capabilities|can)$/,
  ],
  [
    'jobs',
    /^(?:experiences?|employments?|employers?|work|works|worked|working|jobs?|posts?|postings?|appointments?|service|served)$/,
  ],
  ['summary', /^(?:summary|objectives?|about|overview|synopsis|snapshot|introduction|who)$/],
  // 'way gone' means work unless another word means study
  ['jobs', /^(?:journey|chronology|chronicle|timeline|trajectory|progression|roles|career)$/],
  ['certifications', /^courses$/],
  ['personal', /^(?:personal|contacts?|particulars|bio|biodata|reach|touch|hello|coordinates)$/],
  [
    'other',
    /^(?:declarations?|references?|referees|hobby|hobbies|interests?|achievements?|awards?|honou?rs?|activities|publications?|responsibilit(?:y|ies)|memberships?|volunteer(?:ing)?|affiliations?|profiles?|miscellaneous|annexures?|patents?|extracurricular|accomplishments?|links)$/,
  ],
];

/** Words of many meanings, which count only in lines that resemble headings. */
const WEAK: readonly [SectionKind, RegExp][] = [
  ['education', /^(?:learnt|learned|schools?|colleges?|academia|scholarly)$/],
  ['jobs', /^(?:positions?|roles|designations?|assignments|done)$/],
  [
    'skills',
    /^(?:good|best|well|able|adept|forte|competence|competent|proficient|specialities|specialties|specialisms?|specialisations?|specializations?)$/,
  ],
  ['languages', /^(?:speak|spoken|linguistics?)$/],
  ['other', /^(?:others?|more|extras?)$/],
];

/** Other words in headings, which don't determine the kind. */
const OTHER_WORDS =
  /^(?:i|me|my|mine|the|a|an|of|and|or|in|at|on|to|for|from|with|what|where|which|how|have|has|had|been|am|is|are|was|do|did|done|know|known|read|write|written|speak|spoken|use|used|good|acquired|get|how|say|where|been|learning|done|possessed|gained|obtained|undertaken|handled|held|attended|completed|earned|details?|information|info|data|history|record|records|background|profile|brief|glance|key|core|main|major|minor|primary|secondary|other|others|additional|professional|technical|formal|relevant|current|recent|past|previous|prior|total|overall|list|matrix|highlights?|areas?|fields?|positions?|so|far|till|date|now|soft|hard|special|computing|held|earlier|order|chronological|reverse|computer|software|it|functional|corporate|industrial|industry|so|programming)$/;
const MOST_WORDS = 7;

/** The kind of a free-form heading ('Where I have worked so far'): all its words are heading words. */
function kindByWords(key: string, leastWords = 2, about = ABOUT): SectionKind | null {
  const words = key.split(' ');
  // a single word is as often a list entry ('Training')
  if (words.length < leastWords || words.length > MOST_WORDS || key === 'information technology') return null;
  const kinds = words.map((word) => about.findIndex(([, pattern]) => pattern.test(word)));
  if (words.some((word, at) => kinds[at] === -1 && !OTHER_WORDS.test(word))) return null;
  const named = kinds.filter((kind) => kind !== -1);
  return named.length > 0 ? (about[Math.min(...named)]?.[0] ?? null) : null;
}

/** Heading patterns, without case, numbers and punctuation. The first match wins. */
const HEADINGS: readonly [SectionKind, RegExp][] = [
  [
    'languages',
    /^(?:languages?(?: known| proficiency| proficiencies| spoken| skills?)?|known languages|linguistic (?:skills|proficiency))$/,
  ],
  [
    'certifications',
    /^(?:(?:professional |technical |key |courses (?:and )?|licen[cs]es? (?:and )?|registrations? (?:and )?|trainings? (?:and )?)?(?:certifications?|certificates?|licen[cs]es|trainings)(?: (?:and )?(?:courses?|trainings?|licen[cs]es?|memberships?|registrations?|attended|achieved))?|courses attended|professional courses|credentials)$/,
  ],
  [
    'projects',
    /^(?:(?:academic |key |major |personal |project |live )?projects?(?: details?| work| undertaken| handled| experience| profile)?|internships?(?: and projects)?)$/,
  ],
  [
    'jobs',
    /^(?:(?:professional|work|working|employment|job|industrial|industry|relevant|career|organi[sz]ational|corporate|past|previous|total work)?\s?(?:experiences?|history|chronology|record|background|scan)(?: details?| summary| profile| in brief)?|jobs|employment|employment details?|work|career progression|career graph|experience details)$/,
  ],
  [
    'education',
    /^(?:(?:educational|academic|academics|education|scholastic)(?: and professional)?\s(?:qualifications?|credentials|profile|details|background|records?|history)|(?:professional )?qualifications?|educations?(?: and (?:training|qualifications?))?|academics?|scholastics?|schooling|studies)$/,
  ],
  [
    'skills',
    /^(?:(?:[a-z]+ ){0,2}skills|(?:key|core|technical|professional|top|soft|it|computer|software|personal|primary|major|other|functional|hard|domain)?\s?(?:skills?|skill ?sets?|competenc(?:y|ies)|expertise|strengths?|proficienc(?:y|ies)|knowledge|proficiency)(?: summary| profile| and tools| and technologies| and expertise| and competencies| and abilities)?|areas? of (?:expertise|strength|interest and expertise)|technolog(?:y|ies)|tools|tools and technologies|tech stack|technical proficiency|skills and (?:tools|technologies|expertise)|technical expertise|expertise in|it proficiency)$/,
  ],
  [
    'summary',
    /^(?:(?:professional|career|executive|profile|personal|brief|work|experience)?\s?(?:summary|objectives?|profile|overview|synopsis|snapshot|vision)|about(?: me| myself)?|objective statement|profile at a glance|summary of (?:experience|qualifications)|introduction)$/,
  ],
  [
    'personal',
    /^(?:personal|contact(?: details?| info(?:rmation)?| me)?|(?:personal|contact|general) (?:details?|information|info|data|particulars|profile|dossier|vitae)|bio ?data|details|good to know)$/,
  ],
  [
    'other',
    /^(?:declarations?|references?|hobbies|interests?|hobbies and interests|interests and hobbies|achievements?|awards?|key achievements|awards and achievements|achievements and awards|honou?rs(?: and awards)?|accomplishments?|extra ?curricular(?: activities)?|co ?curricular activities|publications?|volunteer(?:ing)?(?: experience)?|activities|achievements and responsibilities|patents?|social links|links|additional information|patents and publications)$/,
  ],
];

/** Normalised form: 'WORK EXPERIENCE (8 years) :-' → 'work experience'. */
const headingKey = (text: string): string =>
  text
    .replace(/\(.*?\)/g, ' ')
    .toLowerCase()
    .replace(/^\s*(?:\d{1,2}|[ivx]{1,4})[.)]\s*/, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** The kind of a line that resembles a heading: one word is enough. */
export const headingKindByStyle = (text: string): SectionKind | null =>
  headingKind(text) ?? (headingKey(text) === '' ? null : kindByWords(headingKey(text), 1, [...ABOUT, ...WEAK]));

const LONGEST_HEADING = 60;

/** The kind of section that a line on its own starts, or null if it is not a heading. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > LONGEST_HEADING || /[@|;]/.test(text)) return null;
  // "Experience : 11 Years" states a fact
  if (/\d/.test(text.replace(/\(.*?\)/g, '').replace(/^\s*\d{1,2}[.)]/, ''))) return null;
  const key = headingKey(text);
  if (key === '') return null;
  const byPhrase = text.includes(',') ? undefined : HEADINGS.find(([, pattern]) => pattern.test(key))?.[0];
  return byPhrase ?? kindByWords(key);
}

import { kindByWords } from './heading-words.ts';
import type { SectionKind } from './section-kind.ts';

/** What headings say, without case, numbers and signs. The first that fits counts. */
const HEADINGS: readonly [SectionKind, RegExp][] = [
  [
    'languages',
    /^(?:languages?(?: known| proficiency| proficiencies| spoken| skills?)?|known languages|linguistic (?:skills|proficiency))$/,
  ],
  [
    'certifications',
    /^(?:(?:professional |technical |key |courses (?:and )?|licen[cs]es? (?:and )?|trainings? (?:and )?)?(?:certifications?|certificates?|licen[cs]es|trainings)(?: (?:and )?(?:courses?|trainings?|licen[cs]es?|attended|achieved))?|courses attended|professional courses|credentials)$/,
  ],
  [
    'projects',
    /^(?:(?:academic |key |major |personal |project |live )?projects?(?: details?| work| undertaken| handled| experience| profile)?|internships?(?: and projects)?)$/,
  ],
  [
    'jobs',
    /^(?:(?:professional|work|working|employment|job|industrial|industry|relevant|career|organi[sz]ational|corporate|past|previous|total work)?\s?(?:experiences?|history|chronology|record|background|scan)(?: details?| summary| profile| in brief)?|employment|employment details?|work|career progression|career graph|experience details)$/,
  ],
  [
    'education',
    /^(?:(?:educational|academic|academics|education|scholastic)(?: and professional)?\s(?:qualifications?|credentials|profile|details|background|records?|history)|(?:professional )?qualifications?|educations?(?: and (?:training|qualifications?))?|academics?|scholastics?)$/,
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
    /^(?:personal|contact(?: details?| info(?:rmation)?| me)?|(?:personal|contact|general) (?:details?|information|info|data|particulars|profile|dossier|vitae)|bio ?data|details)$/,
  ],
  [
    'other',
    /^(?:declarations?|references?|hobbies|interests?|hobbies and interests|interests and hobbies|achievements?|awards?|key achievements|awards and achievements|achievements and awards|honou?rs(?: and awards)?|accomplishments?|extra ?curricular(?: activities)?|co ?curricular activities|publications?|volunteer(?:ing)?(?: experience)?|activities|achievements and responsibilities|patents?|social links|links|additional information|patents and publications)$/,
  ],
];

/** What is compared: 'WORK EXPERIENCE (8 years) :-' → 'work experience'. */
const headingKey = (text: string): string =>
  text
    .replace(/\(.*?\)/g, ' ')
    .toLowerCase()
    .replace(/^\s*(?:\d{1,2}|[ivx]{1,4})[.)]\s*/, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

const LONGEST_HEADING = 50;

/** The kind of section that a line of its own opens, or null where it is no heading. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > LONGEST_HEADING || /[@|;]/.test(text)) return null;
  // "Experience : 11 Years" states a fact
  if (/\d/.test(text.replace(/\(.*?\)/g, '').replace(/^\s*\d{1,2}[.)]/, ''))) return null;
  const key = headingKey(text);
  if (key === '') return null;
  const byPhrase = text.includes(',') ? undefined : HEADINGS.find(([, pattern]) => pattern.test(key))?.[0];
  return byPhrase ?? kindByWords(key);
}

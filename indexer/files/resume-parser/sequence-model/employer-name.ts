import { canonicalState } from '#domain/places/states.ts';
import type { Span } from '#indexer/files/resume-parser/reading.ts';
import { hasOpenBracket } from '#indexer/files/resume-parser/resume-lines.ts';
import type { LabelledValue } from './label-page.ts';

const BEHALF = /\s\((?:Client|Payroll|Project|Contract|Deputed|Via|Through|On behalf|\p{Ll})[^()]{0,80}\)$/u;
const UNIT =
  /\s?[-–—|:]\s[\p{L}&. ]{0,40}\b(?:division|unit|branch|depot|plant|region|zone|wing|hq|works|campus)$|\s(?:through|deputed (?:to|at)|on deputation)\s.{2,60}$/iu;
/** 'Behora T.E.' behind 'McKenzie India Ltd'; 'LLC' is part of 'Ltd LLC'. */
const BEHIND_COMPANY = /(?<=\b(?:Ltd|Limited|LLP|LLC|LTD|LIMITED)\.?) (?!LL[CP])\p{Lu}[\p{L}. ]{1,80}$/u;
const PUBLIC_BODY = /\b(?:dep(?:ar)?t(?:ment)?|directorate|ministry|mission|society|office)\b/i;
const ITS_DEPARTMENT = /\bdep(?:ar)?t(?:ment)?\.?$/i;
const PROFESSION =
  '(?:senior advocates?|advocates?|(?:chartered |cost )?accountants?|solicitors?|(?:practising )?company secretar(?:y|ies)|surveyors?|attorneys?|architects?)';
/** What follows a comma within a name: a profession, or the organisation of a department. */
const ORGANISATION = new RegExp(
  String.raw`\b(?:${PROFESSION}|secretar(?:y|ies)|consultants?|engineers?|valuers?|actuaries|notary|pcs|depart\w*|dept|ministry|gov\w*|universit\w*|institut\w*|council|board|bank|societ\w*|associat\w*|group|ltd|limited|llp|llc|inc|pvt|private|co|corp\w*|company|army|navy|air force|hospital|school|college|trust|federation|authority|commission|sons|bros|brothers)\b|\s&\s`,
  'i',
);

/** An employer without its place, unit or client: 'South Eastern Railway, Kharagpur Division', 'Collabera (Client: X)'. */
export function ownName(employer: string): string {
  const bare = employer.replace(BEHALF, '').replace(UNIT, '').replace(BEHIND_COMPANY, '');
  const comma = bare.indexOf(', ');
  const [own, rest] = [bare.slice(0, Math.max(0, comma)), bare.slice(comma + 2)];
  const isPart =
    (ORGANISATION.test(rest) && !ITS_DEPARTMENT.test(rest)) || (PUBLIC_BODY.test(own) && canonicalState(rest) !== null);
  return own === '' || hasOpenBracket(own) || isPart ? bare : own;
}

const PARTNERS = /(?:&|\band) (?:associates|co|sons|company)\b\.?$/i;
const PROFESSION_BEHIND = new RegExp(String.raw`^,? \(?${PROFESSION}\b\)?`, 'i');
const GOVERNMENT_BEHIND = /^, gov(?:ernment|t\.?) of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/iu;
const LONGEST_PART = 60;

/**
 * The end of an employer's own name, with the profession of partners and the government of a department behind it:
 * 'Lodha & Associates, Company Secretaries'. `room` is where the next value or cell begins.
 */
export function employerEnd(text: string, { start, end }: Span, room: number): number {
  const name = ownName(text.slice(start, end));
  const own = start + name.length;
  const behind = text.slice(own, Math.min(room, own + LONGEST_PART));
  const pattern = PARTNERS.test(name) ? PROFESSION_BEHIND : PUBLIC_BODY.test(name) ? GOVERNMENT_BEHIND : null;
  return own + (pattern?.exec(behind)?.[0].length ?? 0);
}

const PERSON_BEFORE =
  /(?:(?:\p{Lu}\p{L}+ )?(?:[Oo]ffice|[Cc]hambers?|[Hh]ouse|[Rr]esidence) of )?\b(?:Adv|Mr|Mrs|Ms|Miss|Shri|Smt|Sri|Dr|Capt|Col|Prof)\b\.? $/u;

/** The length of what stands before a person who employs: 'Law Office of Mrs.'. */
export const personBefore = (before: string): number =>
  PERSON_BEFORE.exec(before.slice(-LONGEST_PART))?.[0].length ?? 0;

const PLACE_OF_WORK = /\b(?:project|site|plant|terminal|mall|depot|mine|colliery)$/i;

/**
 * Which of two employers with a comma between them employs; null if they are not two of one job. The second says where
 * the first is ('Shopper’s Square, City Centre Mall'), unless the first does ('Turial Hydro Project, Neepco').
 */
export function oneEmployer(first: LabelledValue, second: LabelledValue, text: string): LabelledValue | null {
  const name = text.slice(first.start, first.end);
  const areTwo =
    first.kind === 'employer' &&
    second.kind === 'employer' &&
    !first.rest &&
    !second.opensEntry &&
    text.slice(first.end, second.start) === ', ' &&
    !PUBLIC_BODY.test(name);
  if (!areTwo) return null;
  return PLACE_OF_WORK.test(name) ? { ...second, opensEntry: first.opensEntry } : first;
}

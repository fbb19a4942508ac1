import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import type { FilterProblem } from '#search-templates/language/errors.ts';
import type { PhraseStyle } from '#search-templates/matching/leaf-query.ts';
import { badgeDemand, leafReader } from './clauses/badge-demand.ts';
import { expressionDemand } from './clauses/expression-demand.ts';
import { type Demand, demandClauses, type Reader } from './demand.ts';
import { FilterProblems } from './filter-problems.ts';
import { companyLook, designationLook, keywordLook, resumeLook, skillsLook } from './look.ts';

/** Half of what the search engine itself allows with a heap of 1 GB. */
const CLAUSE_LIMIT = 8000;

/** Phrases are written out, which is faster, as long as that leaves room for all. */
const WRITTEN_OUT_LIMIT = 3000;

/** Everything a filter asks in words. Throws FilterProblems with the problems of all groups. */
export function readDemands(filter: CandidateFilter): Demand[] {
  const written = demandsOf(filter, 'written out');
  const demands = totalClauses(written) > WRITTEN_OUT_LIMIT ? demandsOf(filter, 'interval') : written;
  checkClauses(demands, (group) => expressionLength(filter, group));
  return demands;
}

function demandsOf(filter: CandidateFilter, style: PhraseStyle): Demand[] {
  const problems: FilterProblem[] = [];
  const reader: Reader = { style, report: (problem) => problems.push(problem) };
  const { keyword, designation, company } = filter;
  const demands = [
    badgeDemand('keyword', keyword, keywordLook, reader),
    badgeDemand('designation', designation, designationLook(designation), reader),
    badgeDemand('company', company, companyLook(company), reader),
    expressionDemand('resumeSearch', filter.resumeSearch, resumeLook, reader),
    skillsDemand(filter.skills, reader),
  ];
  if (problems.length > 0) throw new FilterProblems(problems);
  return demands;
}

/** Every skill asked must be found inside one skill's name. */
function skillsDemand(skills: string[], reader: Reader): Demand {
  const required = leafReader('skills', reader)(skills.map((keyword, index) => ({ keyword, exact: false, index })));
  return { group: 'skills', look: skillsLook, required, optional: [], excluded: [], expression: null };
}

/** Throws FilterProblems naming the largest group where all of them together would grow past the limit. */
export function checkClauses(demands: Demand[], lengthOf: (group: string) => number): void {
  const sizes = demands.map((demand) => ({ group: demand.group, clauses: demandClauses(demand) }));
  const total = totalClauses(demands);
  if (total <= CLAUSE_LIMIT) return;
  const [largest] = sizes.toSorted((a, b) => b.clauses - a.clauses);
  const group = largest?.group ?? 'keyword';
  throw new FilterProblems([
    {
      group,
      position: 0,
      length: lengthOf(group),
      message: `This search grows to ${total} clauses with plurals and synonyms; ${CLAUSE_LIMIT} are allowed`,
      hint: 'Ask for fewer words, or put them in double quotes to search them as written',
    },
  ]);
}

const totalClauses = (demands: Demand[]) => demands.reduce((sum, demand) => sum + demandClauses(demand), 0);

function expressionLength(filter: CandidateFilter, group: string): number {
  if (group === 'resumeSearch') return filter.resumeSearch.length;
  if (group === 'keyword' || group === 'designation' || group === 'company') return filter[group].inputText.length;
  return 0;
}

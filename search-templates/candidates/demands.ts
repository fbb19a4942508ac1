import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import type { FilterProblem } from '#search-templates/language/errors.ts';
import { badgeDemand, leafReader } from './clauses/badge-demand.ts';
import { expressionDemand } from './clauses/expression-demand.ts';
import { type Demand, demandClauses } from './demand.ts';
import { FilterProblems } from './filter-problems.ts';
import { companyLook, designationLook, keywordLook, resumeLook, skillsLook } from './look.ts';

/** Half of what the search engine itself allows with a heap of 1 GB. */
const CLAUSE_LIMIT = 8000;

/** Everything a filter asks in words. Throws FilterProblems with the problems of all groups. */
export function readDemands(filter: CandidateFilter): Demand[] {
  const problems: FilterProblem[] = [];
  const report = (problem: FilterProblem) => problems.push(problem);
  const { keyword, designation, company } = filter;
  const demands = [
    badgeDemand('keyword', keyword, keywordLook, report),
    badgeDemand('designation', designation, designationLook(designation), report),
    badgeDemand('company', company, companyLook(company), report),
    expressionDemand('resumeSearch', filter.resumeSearch, resumeLook, report),
    skillsDemand(filter.skills, report),
  ];
  if (problems.length > 0) throw new FilterProblems(problems);
  checkClauses(demands, (group) => expressionLength(filter, group));
  return demands;
}

/** Every skill asked must be found inside one skill's name. */
function skillsDemand(skills: string[], report: (problem: FilterProblem) => void): Demand {
  const required = leafReader('skills', report)(skills.map((keyword, index) => ({ keyword, exact: false, index })));
  return { group: 'skills', look: skillsLook, required, optional: [], excluded: [], expression: null };
}

/** Throws FilterProblems naming the largest group where all of them together would grow past the limit. */
export function checkClauses(demands: Demand[], lengthOf: (group: string) => number): void {
  const sizes = demands.map((demand) => ({ group: demand.group, clauses: demandClauses(demand) }));
  const total = sizes.reduce((sum, { clauses }) => sum + clauses, 0);
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

function expressionLength(filter: CandidateFilter, group: string): number {
  if (group === 'resumeSearch') return filter.resumeSearch.length;
  if (group === 'keyword' || group === 'designation' || group === 'company') return filter[group].inputText.length;
  return 0;
}

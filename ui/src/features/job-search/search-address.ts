import { jobPageSizes } from '#api/jobs/search-contract.ts';
import { type JobRefinement, jobFacetNames } from '#domain/filters/job-facets.ts';
import { pageOf } from '#ui/lib/use-list-address.ts';

/** A whole job search, as stored in the address. */
export interface JobSearchState {
  keyword: string;
  location: string;
  skills: string[];
  refine: JobRefinement;
  page: number;
  perPage: (typeof jobPageSizes)[number];
}

/** What a step changes; a function gets the newest state, which may not be rendered yet. */
export type SearchStep = Partial<JobSearchState> | ((search: JobSearchState) => Partial<JobSearchState>);

/** Parses an address that may be hand-written; ignores invalid values. */
export function readSearch(address: URLSearchParams): JobSearchState {
  const chosen = jobFacetNames.flatMap((name) => {
    const values = address.getAll(name === 'location' ? 'city' : name).filter((value) => value !== '');
    return values.length > 0 ? [[name, values] as const] : [];
  });
  return {
    keyword: address.get('keyword')?.trim() ?? '',
    location: address.get('location')?.trim() ?? '',
    skills: address.getAll('skill').reduce(withSkill, []),
    refine: Object.fromEntries(chosen),
    page: pageOf(address),
    perPage: jobPageSizes.find((size) => String(size) === address.get('perPage')) ?? 5,
  };
}

export function writeSearch({ keyword, location, skills, refine, page, perPage }: JobSearchState): URLSearchParams {
  const address = new URLSearchParams();
  if (keyword) address.set('keyword', keyword);
  if (location) address.set('location', location);
  for (const skill of skills) address.append('skill', skill);
  for (const name of jobFacetNames) {
    // 'location' is taken by the facet of that name
    for (const value of refine[name] ?? []) address.append(name === 'location' ? 'city' : name, value);
  }
  if (perPage !== 5) address.set('perPage', String(perPage));
  if (page > 1) address.set('page', String(page));
  return address;
}

/** Trimmed; empty texts and skills already listed (in any case) are not added. */
export function withSkill(skills: string[], text: string): string[] {
  const skill = text.trim();
  const known = skills.some((one) => one.toLowerCase() === skill.toLowerCase());
  return skill === '' || known ? skills : [...skills, skill];
}

/** The request fields of the calls. */
export const askedOf = ({ keyword, location, skills, refine }: JobSearchState) => ({
  keyword,
  location,
  skills: JSON.stringify(skills),
  refine: JSON.stringify(refine),
});

/** 5 always; 10 and 20 only if the list has more jobs, or one of them is selected. */
export function offeredSizes(totalCount: number, chosen: number): number[] {
  return jobPageSizes.filter((size) => size === 5 || size === chosen || totalCount >= size);
}

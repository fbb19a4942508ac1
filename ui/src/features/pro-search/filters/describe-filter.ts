import { type Badge, type FacetName, facetNames } from '#domain/filters/candidate-filter.ts';
import { formatNotice } from '#ui/lib/format-candidate.ts';
import { type FilterState, type GroupState, groupNames, rangeNames, type TypedRange } from './filter-state.ts';
import { describeNotice } from './notice-choice.ts';

/** What a facet's value reads: `5-8` → `5–8 years`, `30` → `30 days`; names stand as they are. */
export function facetValueName(facet: FacetName, value: string): string {
  if (facet === 'noticePeriod') return formatNotice(value) ?? value;
  return facet === 'experience' ? `${value.replace('-', '–')} years` : value;
}

const quoted = ({ keyword, exact }: Badge) =>
  exact || /\s/.test(keyword) ? `"${keyword.replaceAll('"', '')}"` : keyword;

/** The whole search in one line, as a recruiter would say it; '' for everybody. */
export function describeFilter(state: FilterState): string {
  const parts = groupNames.map((name) => {
    const text = describeGroup(state[name]);
    return text && (name === 'keyword' ? text : `${name}${scopeOf(state[name])}: ${text}`);
  });
  const places = [...state.selectedCities, state.enteredCity, state.selectedDistrict, state.selectedState];
  parts.push(
    places.filter(Boolean).join(', ') + (state.includePreferredLocation && places.some(Boolean) ? ' +preferred' : ''),
  );
  parts.push(
    describeRange(state.experience, ' y'),
    describeRange(state.salary, ' LPA', '₹'),
    describeRange(state.age, ' years old'),
  );
  if (state.salaryStatus)
    parts.push(state.salaryStatus === 'only-undisclosed' ? 'salary undisclosed' : '+undisclosed salary');
  parts.push(state.skills.map((skill) => `skill ${skill}`).join(' AND '));
  if (state.resumeSearch.trim()) parts.push(`resume: ${state.resumeSearch.trim()}`);
  const notice = describeNotice(state.selectedNoticePeriod);
  const negotiable = describeNotice(state.selectedNegotiableNoticePeriod);
  const education = state.selectedEducation.filter((option) => option !== 'any').join(' or ');
  parts.push(
    notice && `notice ${notice}`,
    negotiable && `negotiable to ${negotiable}`,
    state.lastWorkingDay ? `last day by ${state.lastWorkingDay}` : '',
    education && `education ${education}`,
    state.selectedGender === 'any' ? '' : state.selectedGender,
    state.resumeAvailability ? 'with resume' : '',
    state.relocation ? 'willing to relocate' : '',
    state.excludeDisability ? 'without disability' : '',
  );
  parts.push(
    ...describeFacets(state.refine.include),
    ...describeFacets(state.refine.exclude).map((name) => `NOT ${name}`),
  );
  return parts.filter(Boolean).join(' · ');
}

function describeGroup(group: GroupState): string {
  const pending = group.inputText.trim();
  const badges = group.boolean
    ? []
    : [...group.badges, ...(pending ? [{ keyword: pending, mandatory: group.mandatory, exact: false }] : [])];
  const must = badges.filter((badge) => badge.mandatory || group.mandatory).map(quoted);
  const may = badges.filter((badge) => !badge.mandatory && !group.mandatory).map(quoted);
  const ranks = must.length > 0 && may.length > 0;
  const asked = group.boolean
    ? pending
    : [must.join(' AND '), may.length > 0 && (ranks ? `(${may.join(' OR ')} — rank)` : may.join(' OR '))]
        .filter(Boolean)
        .join(' + ');
  const text = group.excludeText.trim();
  const excluded = group.exclude ? [...group.excludeBadges.map(quoted), ...(text ? [text] : [])] : [];
  return [asked, ...excluded.map((words) => `NOT ${words}`)].filter(Boolean).join(' ');
}

function scopeOf(group: GroupState): string {
  if (group.searchCurrent === group.searchPrevious) return '';
  return group.searchCurrent ? ', current' : ', previous';
}

/** `4–9.5 y`, `4 y and more`; empty for a range open at both ends. */
export function describeRange({ min, max }: TypedRange, unit: string, sign = ''): string {
  if (min && max) return `${sign}${min}–${max}${unit}`;
  if (min) return `${sign}${min}${unit} and more`;
  return max ? `up to ${sign}${max}${unit}` : '';
}

function describeFacets(facets: FilterState['refine']['include']): string[] {
  return facetNames.flatMap((facet) => (facets[facet] ?? []).map((value) => facetValueName(facet, value)));
}

/** How many filters select something: the number on the panel's badge. */
export function activeCount(state: FilterState): number {
  const active: boolean[] = [
    ...groupNames.map((name) => groupIsActive(state[name])),
    ...rangeNames.map((name) => state[name].min !== '' || state[name].max !== ''),
    state.selectedCities.length > 0 || state.enteredCity.trim() !== '' || state.selectedState !== '',
    state.salaryStatus !== '',
    state.selectedNoticePeriod.length > 0,
    state.selectedNegotiableNoticePeriod.length > 0,
    Boolean(state.lastWorkingDay),
    state.skills.length > 0,
    state.selectedEducation.some((option) => option !== 'any'),
    state.selectedGender !== '' && state.selectedGender !== 'any',
    state.resumeSearch.trim() !== '',
    state.resumeAvailability,
    state.relocation,
    state.excludeDisability,
    ...Object.values(state.refine.include).map((values) => values.length > 0),
    ...Object.values(state.refine.exclude).map((values) => values.length > 0),
  ];
  return active.filter(Boolean).length;
}

function groupIsActive(group: GroupState): boolean {
  const asked = group.inputText.trim() !== '' || (!group.boolean && group.badges.length > 0);
  const excluded = group.exclude && (group.excludeBadges.length > 0 || group.excludeText.trim() !== '');
  return asked || excluded;
}

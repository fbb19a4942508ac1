import { type FilterState, type GroupState, groupNames, rangeNames } from './filter-state.ts';

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

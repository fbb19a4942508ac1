import { type Badge, facetNames } from '#domain/filters/candidate-filter.ts';
import { expressionParts } from '#search-templates/language/expression-clauses.ts';
import { describeRange, facetValueName } from '#ui/features/pro-search/filters/describe-filter.ts';
import { labelOf } from '#ui/features/pro-search/filters/filter-problems.ts';
import {
  emptyFilter,
  type FilterState,
  type GroupName,
  groupNames,
  rangeNames,
} from '#ui/features/pro-search/filters/filter-state.ts';
import { describeNotice } from '#ui/features/pro-search/filters/notice-choice.ts';

/** One thing a search asks, as a recruiter would name it, and the search without it. */
export interface FilterClause {
  label: string;
  without: FilterState;
}

/** Every part of a search that keeps candidates out. Badges that only raise the rank are none. */
export function filterClauses(state: FilterState): FilterClause[] {
  const drop = (label: string, patch: Partial<FilterState>): FilterClause => ({
    label,
    without: { ...state, ...patch, currentPage: 1 },
  });
  return [
    ...groupNames.flatMap((name) => groupClauses(state, name, drop)),
    ...expressionParts(state.resumeSearch).map(({ text, without }) =>
      drop(`Resume text: ${text}`, { resumeSearch: without }),
    ),
    ...state.skills.map((skill) => drop(`Skill ${skill}`, { skills: state.skills.filter((one) => one !== skill) })),
    ...placeClauses(state, drop),
    ...rangeNames
      .filter((name) => state[name].min !== '' || state[name].max !== '')
      .map((name) => drop(`${labelOf[name]} ${describeRange(state[name], '')}`, { [name]: emptyFilter[name] })),
    ...choiceClauses(state, drop),
    ...refineClauses(state, drop),
  ];
}

/** Every two of those parts, as one. */
export function clausePairs(state: FilterState): FilterClause[] {
  const pairs = new Map<string, FilterClause>();
  for (const one of filterClauses(state)) {
    for (const other of filterClauses(one.without)) {
      const key = [one.label, other.label].toSorted().join(' + ');
      if (one.label !== other.label && !pairs.has(key)) {
        pairs.set(key, { label: `${one.label} + ${other.label}`, without: other.without });
      }
    }
  }
  return [...pairs.values()];
}

type Drop = (label: string, patch: Partial<FilterState>) => FilterClause;

function groupClauses(state: FilterState, name: GroupName, drop: Drop): FilterClause[] {
  const group = state[name];
  const of = (text: string, patch: Partial<typeof group>) =>
    drop(`${labelOf[name]}: ${text}`, { [name]: { ...group, ...patch } });
  const without = (badges: Badge[], badge: Badge) => badges.filter((one) => one !== badge);
  const asked = group.boolean
    ? expressionParts(group.inputText).map((part) => of(part.text, { inputText: part.without }))
    : badgeClauses(state, name, of);
  const excluded = group.exclude
    ? [
        ...group.excludeBadges.map((badge) =>
          of(`not ${badge.keyword}`, { excludeBadges: without(group.excludeBadges, badge) }),
        ),
        ...(group.excludeText.trim() ? [of(`not ${group.excludeText.trim()}`, { excludeText: '' })] : []),
      ]
    : [];
  const narrow = group.searchCurrent !== group.searchPrevious && asked.length > 0;
  const scope = of(group.searchCurrent ? 'current only' : 'previous only', {
    searchCurrent: false,
    searchPrevious: false,
  });
  return [...asked, ...excluded, ...(narrow ? [scope] : [])];
}

function badgeClauses(
  state: FilterState,
  name: GroupName,
  of: (text: string, patch: Partial<FilterState[GroupName]>) => FilterClause,
): FilterClause[] {
  const { badges, inputText, mandatory } = state[name];
  const typed = inputText.trim();
  const required = badges.filter((badge) => mandatory || badge.mandatory);
  if (required.length === 0) {
    const choices = [...badges.map((badge) => badge.keyword), ...(typed ? [typed] : [])];
    return choices.length > 0 ? [of(choices.join(' or '), { badges: [], inputText: '' })] : [];
  }
  return [
    ...required.map((badge) => of(badge.keyword, { badges: badges.filter((one) => one !== badge) })),
    ...(mandatory && typed ? [of(typed, { inputText: '' })] : []),
  ];
}

function placeClauses(state: FilterState, drop: Drop): FilterClause[] {
  const places = [...state.selectedCities, state.enteredCity.trim(), state.selectedDistrict, state.selectedState];
  const named = places.filter(Boolean).join(', ');
  const empty = { selectedCities: [], enteredCity: '', selectedState: '', selectedDistrict: '' };
  return named ? [drop(`Location ${named}`, empty)] : [];
}

function choiceClauses(state: FilterState, drop: Drop): FilterClause[] {
  const education = state.selectedEducation.filter((option) => option !== 'any');
  const all: [active: boolean, clause: () => FilterClause][] = [
    [state.salaryStatus === 'only-undisclosed', () => drop('Only undisclosed salaries', { salaryStatus: '' })],
    [
      state.selectedNoticePeriod.length > 0,
      () => drop(`Notice period ${describeNotice(state.selectedNoticePeriod)}`, { selectedNoticePeriod: [] }),
    ],
    [
      state.selectedNegotiableNoticePeriod.length > 0,
      () =>
        drop(`Negotiable notice period ${describeNotice(state.selectedNegotiableNoticePeriod)}`, {
          selectedNegotiableNoticePeriod: [],
        }),
    ],
    [Boolean(state.lastWorkingDay), () => drop(`Last working day by ${state.lastWorkingDay}`, { lastWorkingDay: '' })],
    [education.length > 0, () => drop(`Education ${education.join(' or ')}`, { selectedEducation: [] })],
    [
      state.selectedGender !== '' && state.selectedGender !== 'any',
      () => drop(`Gender ${state.selectedGender}`, { selectedGender: '' }),
    ],
    [state.resumeAvailability, () => drop('Have a resume here', { resumeAvailability: false })],
    [state.relocation, () => drop('Willing to relocate', { relocation: false })],
    [state.excludeDisability, () => drop('Exclude disability', { excludeDisability: false })],
  ];
  return all.filter(([active]) => active).map(([, clause]) => clause());
}

function refineClauses(state: FilterState, drop: Drop): FilterClause[] {
  return (['include', 'exclude'] as const).flatMap((kind) =>
    facetNames.flatMap((facet) => {
      const values = state.refine[kind][facet] ?? [];
      if (values.length === 0) return [];
      const { [facet]: _dropped, ...others } = state.refine[kind];
      const named = values.map((value) => facetValueName(facet, value)).join(', ');
      return [drop(`${kind === 'include' ? 'Only' : 'Not'} ${named}`, { refine: { ...state.refine, [kind]: others } })];
    }),
  );
}

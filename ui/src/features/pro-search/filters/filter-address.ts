import {
  type Badge,
  educationOptions,
  type FacetName,
  facetNames,
  genderOptions,
  pageSizes,
  salaryStatuses,
  sortKeys,
} from '#domain/filters/candidate-filter.ts';
import { noticePeriods } from '#domain/notice-periods.ts';
import { typedRangeRule } from './filter-problems.ts';
import { emptyFilter, type FilterState, type GroupState, groupNames, rangeNames } from './filter-state.ts';

/** A badge in the address: its flags (m mandatory, x exact), a colon, its words. */
const badgeText = (badge: Badge) => `${badge.mandatory ? 'm' : ''}${badge.exact ? 'x' : ''}:${badge.keyword}`;

function readBadge(value: string): Badge[] {
  const [, flags, keyword] = /^(m?x?):(.*)$/s.exec(value) ?? [null, '', value];
  if (!keyword?.trim()) return [];
  return [{ keyword: keyword.trim(), mandatory: flags?.includes('m') ?? false, exact: flags?.includes('x') ?? false }];
}

/** The search as the address bar holds it; what is as in the empty search is left out. */
export function addressOf(state: FilterState): string {
  const address = new URLSearchParams();
  const put = (name: string, value: string | boolean) => {
    if (value !== '' && value !== false) address.append(name, value === true ? '1' : value);
  };
  const list = (name: string, values: readonly string[]) => {
    for (const value of values) address.append(name, value);
  };
  for (const name of groupNames) writeGroup(name, state[name], put, list);
  if (state.locationType === 'region') put('where', 'region');
  list('city', state.selectedCities);
  put('cityText', state.enteredCity);
  put('state', state.selectedState);
  put('district', state.selectedDistrict);
  put('preferred', state.includePreferredLocation);
  for (const name of rangeNames) {
    const { min, max } = state[name];
    if (min !== '' || max !== '') put(name, `${min}..${max}`);
  }
  put('salaryStatus', state.salaryStatus);
  list('notice', state.selectedNoticePeriod);
  list('negotiable', state.selectedNegotiableNoticePeriod);
  put('lastDay', state.lastWorkingDay ?? '');
  list('skill', state.skills);
  list('education', state.selectedEducation);
  put('gender', state.selectedGender);
  put('resume', state.resumeSearch);
  put('hasResume', state.resumeAvailability);
  put('relocate', state.relocation);
  put('noDisability', state.excludeDisability);
  for (const facet of facetNames) {
    list(`only.${facet}`, state.refine.include[facet] ?? []);
    list(`never.${facet}`, state.refine.exclude[facet] ?? []);
  }
  if (state.sort.by !== 'relevance') put('sort', `${state.sort.by}.${state.sort.order}`);
  if (state.itemsPerPage !== emptyFilter.itemsPerPage) put('size', String(state.itemsPerPage));
  if (state.currentPage > 1) put('page', String(state.currentPage));
  return address.toString();
}

function writeGroup(
  name: string,
  group: GroupState,
  put: (name: string, value: string | boolean) => void,
  list: (name: string, values: readonly string[]) => void,
) {
  list(name, group.badges.map(badgeText));
  put(`${name}.text`, group.inputText);
  put(`${name}.boolean`, group.boolean);
  put(`${name}.mandatory`, group.mandatory);
  put(`${name}.exclude`, group.exclude);
  list(`${name}.not`, group.excludeBadges.map(badgeText));
  put(`${name}.notText`, group.excludeText);
  put(`${name}.current`, group.searchCurrent);
  put(`${name}.previous`, group.searchPrevious);
}

/** The search that an address names. What it can't read (a hand-made address) is left at the empty search's value. */
export function filterOfAddress(address: URLSearchParams): FilterState {
  const text = (name: string) => address.get(name) ?? '';
  const flag = (name: string) => address.get(name) === '1';
  const among = <T extends string>(name: string, allowed: readonly T[]) =>
    address.getAll(name).filter((value): value is T => (allowed as readonly string[]).includes(value));
  const facets = (kind: 'only' | 'never') =>
    Object.fromEntries(
      facetNames
        .map((facet) => [facet, address.getAll(`${kind}.${facet}`)] as const)
        .filter(([, values]) => values.length > 0),
    ) as Partial<Record<FacetName, string[]>>;
  const [sortBy = '', sortOrder] = text('sort').split('.');
  const by = sortKeys.find((key) => key === sortBy) ?? 'relevance';
  return {
    itemsPerPage: pageSizes.find((size) => String(size) === address.get('size')) ?? emptyFilter.itemsPerPage,
    currentPage: /^[1-9]\d{0,3}$/.test(text('page')) ? Number(text('page')) : 1,
    keyword: readGroup(address, 'keyword'),
    designation: readGroup(address, 'designation'),
    company: readGroup(address, 'company'),
    locationType: text('where') === 'region' ? 'region' : 'city',
    selectedCities: address.getAll('city').filter((city) => city.trim() !== ''),
    enteredCity: text('cityText'),
    selectedState: text('state'),
    selectedDistrict: text('district'),
    includePreferredLocation: flag('preferred'),
    age: readRange(text('age'), typedRangeRule.age),
    experience: readRange(text('experience'), typedRangeRule.experience),
    salary: readRange(text('salary'), typedRangeRule.salary),
    salaryStatus: among('salaryStatus', salaryStatuses)[0] ?? '',
    selectedNoticePeriod: among('notice', noticePeriods),
    selectedNegotiableNoticePeriod: among('negotiable', noticePeriods),
    lastWorkingDay: /^\d{4}-\d{2}-\d{2}$/.test(text('lastDay')) ? text('lastDay') : '',
    skills: address.getAll('skill').filter((skill) => skill.trim() !== ''),
    selectedEducation: among('education', ['any', ...educationOptions]),
    selectedGender: among('gender', genderOptions)[0] ?? '',
    resumeSearch: text('resume'),
    resumeAvailability: flag('hasResume'),
    relocation: flag('relocate'),
    excludeDisability: flag('noDisability'),
    refine: { include: facets('only'), exclude: facets('never') },
    sort: { by, order: sortOrder === 'asc' && by !== 'relevance' ? 'asc' : 'desc' },
  };
}

function readGroup(address: URLSearchParams, name: string): GroupState {
  const flag = (field: string) => address.get(`${name}.${field}`) === '1';
  return {
    badges: address.getAll(name).flatMap(readBadge),
    inputText: address.get(`${name}.text`) ?? '',
    boolean: flag('boolean'),
    mandatory: flag('mandatory'),
    exclude: flag('exclude'),
    excludeBadges: address.getAll(`${name}.not`).flatMap(readBadge),
    excludeText: address.get(`${name}.notText`) ?? '',
    searchCurrent: flag('current'),
    searchPrevious: flag('previous'),
  };
}

function readRange(value: string, rule: RegExp) {
  const [min = '', max = ''] = value.split('..');
  return { min: rule.test(min) ? min : '', max: rule.test(max) ? max : '' };
}

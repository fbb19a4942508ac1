import { allFilters, type FilterName, type FilterState, filters } from '#domain/filters/registry.ts';

interface PanelGroup {
  /** Default: the label of its filter. */
  title?: string;
  filters: readonly [FilterName, ...FilterName[]];
  /** Groups that most searches use start open; all others take one line until they hold something. */
  startsOpen?: true;
}

/** The panel's groups, each of which folds into its heading. `refine` is set beside the result. */
export const panelGroups = {
  keyword: { filters: ['keyword'], startsOpen: true },
  designation: { filters: ['designation'], startsOpen: true },
  company: { filters: ['company'] },
  location: { filters: ['location'], startsOpen: true },
  experience: { filters: ['experience'], startsOpen: true },
  salary: { title: 'Expected Salary', filters: ['salary', 'salaryStatus'] },
  currentSalary: { title: 'Current Salary', filters: ['currentSalary'] },
  notice: { filters: ['noticePeriod', 'negotiableNoticePeriod', 'lastWorkingDay'], startsOpen: true },
  updatedWithin: { filters: ['updatedWithin'], startsOpen: true },
  skills: { filters: ['skills'], startsOpen: true },
  education: { filters: ['education'] },
  institutes: { filters: ['institutes'] },
  passingYear: { filters: ['passingYear'] },
  gender: { filters: ['gender'] },
  languages: { filters: ['languages'] },
  age: { filters: ['age'] },
  resumeText: { filters: ['resumeSearch'] },
  onlyThose: { title: 'Only those who', filters: ['resumeAvailability', 'relocation', 'excludeDisability'] },
} satisfies Record<string, PanelGroup>;

export type PanelGroupName = keyof typeof panelGroups;

export const titleOf = (name: PanelGroupName): string => {
  const group: PanelGroup = panelGroups[name];
  return group.title ?? filters[group.filters[0]].label;
};

export const startsOpen = (name: PanelGroupName): boolean => (panelGroups[name] as PanelGroup).startsOpen ?? false;

const groups = Object.entries<PanelGroup>(panelGroups) as [PanelGroupName, PanelGroup][];

/** The active filters of each group as text; '' if none is active. */
export function heldByGroup(state: FilterState): Record<PanelGroupName, string> {
  const held = groups.map(([name, group]) => [
    name,
    allFilters
      .filter((filter) => group.filters.includes(filter.name))
      .map((filter) => filter.describe(state))
      .filter(Boolean)
      .join(' · '),
  ]);
  return Object.fromEntries(held);
}

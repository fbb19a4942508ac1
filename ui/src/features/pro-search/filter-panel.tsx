import { ActionIcon, Button, NativeSelect, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse } from '@tabler/icons-react';
import { genderOptions, noticePeriods } from '#search-templates/language/candidate-filter.ts';
import type { FilterProblem } from '#search-templates/language/errors.ts';
import { activeCount } from './active-count.ts';
import { BadgeGroupFilter } from './badge-group-filter.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { EducationFilter } from './education-filter.tsx';
import { ExpressionEditor } from './expression-editor.tsx';
import styles from './filter-panel.module.css';
import { FilterSection } from './filter-section.tsx';
import { type FilterState, groupNames } from './filter-state.ts';
import { LocationFilter } from './location-filter.tsx';
import { noticeLabel } from './notice-label.ts';
import { RangeFilter } from './range-filter.tsx';
import { SkillsFilter } from './skills-filter.tsx';
import type { FilterControl } from './use-filter.ts';

/** Every filter of Pro Search, how many are active, a way to clear them all. */
export function FilterPanel(props: {
  id: string;
  control: FilterControl;
  serverProblems: readonly FilterProblem[];
  onSearch: () => void;
  onCollapse: () => void;
}) {
  const { draft, edit, commit, clear } = props.control;
  const active = activeCount(draft);
  const problemsOf = (group: string) => props.serverProblems.filter((problem) => problem.group === group);
  return (
    <search id={props.id} className={styles.panel} aria-label="Filters">
      <div className={styles.head}>
        <h2>Filters</h2>
        {active > 0 && (
          <span className={styles.count}>
            {active}
            <span className="visually-hidden"> active</span>
          </span>
        )}
        <span className={styles.spread} />
        <Button variant="subtle" color="gray" size="compact-xs" disabled={active === 0} onClick={clear}>
          Clear all
        </Button>
        <ActionIcon variant="subtle" color="gray" aria-label="Hide filters" onClick={props.onCollapse}>
          <IconLayoutSidebarLeftCollapse size={18} />
        </ActionIcon>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.sections} tabIndex={0} aria-label="All filters">
        {groupNames.map((name) => (
          <BadgeGroupFilter
            key={name}
            name={name}
            group={draft[name]}
            serverProblems={problemsOf(name)}
            edit={edit}
            commit={commit}
          />
        ))}
        <LocationFilter draft={draft} edit={edit} commit={commit} />
        <RangeFilter name="experience" range={draft.experience} edit={edit} commit={commit} />
        <RangeFilter name="salary" range={draft.salary} edit={edit} commit={commit} />
        <SalaryStatusFilter status={draft.salaryStatus} commit={commit} />
        <FilterSection title="Notice period">
          <ChoiceChips
            label="Notice period"
            options={noticePeriods}
            nameOf={(period) => noticeLabel[period]}
            chosen={draft.selectedNoticePeriod}
            onChange={(selectedNoticePeriod) => commit({ selectedNoticePeriod })}
          />
        </FilterSection>
        <FilterSection title="Negotiable notice period">
          <ChoiceChips
            label="Negotiable notice period"
            options={noticePeriods}
            nameOf={(period) => noticeLabel[period]}
            chosen={draft.selectedNegotiableNoticePeriod}
            onChange={(selectedNegotiableNoticePeriod) => commit({ selectedNegotiableNoticePeriod })}
          />
        </FilterSection>
        <FilterSection title="Last working day" aside="on or before">
          <TextInput
            size="xs"
            type="date"
            aria-label="Last working day, on or before"
            value={draft.lastWorkingDay ?? ''}
            onChange={(event) => commit({ lastWorkingDay: event.currentTarget.value })}
          />
        </FilterSection>
        <SkillsFilter skills={draft.skills} commit={commit} />
        <EducationFilter chosen={draft.selectedEducation} commit={commit} />
        <GenderFilter gender={draft.selectedGender} commit={commit} />
        <RangeFilter name="age" range={draft.age} edit={edit} commit={commit} />
        <FilterSection title="Resume text" aside="Boolean language">
          <ExpressionEditor
            label="Resume search"
            placeholder={'"event sourcing" NEAR/5 kafka'}
            text={draft.resumeSearch}
            serverProblems={problemsOf('resumeSearch')}
            onType={(resumeSearch) => edit({ resumeSearch })}
            onLeave={() => commit()}
            onEnter={() => commit()}
          />
        </FilterSection>
        <FilterSection title="Only those who">
          <div className={styles.stack}>
            <Switch
              label="have a resume here"
              checked={draft.resumeAvailability}
              onChange={(event) => commit({ resumeAvailability: event.currentTarget.checked })}
            />
            <Switch
              label="are willing to relocate"
              checked={draft.relocation}
              onChange={(event) => commit({ relocation: event.currentTarget.checked })}
            />
            <Switch
              label="Exclude disability"
              checked={draft.excludeDisability}
              onChange={(event) => commit({ excludeDisability: event.currentTarget.checked })}
            />
          </div>
        </FilterSection>
      </section>
      <div className={styles.foot}>
        <Button onClick={props.onSearch}>Search</Button>
      </div>
    </search>
  );
}

const salaryStatusNames: [FilterState['salaryStatus'], string][] = [
  ['', 'Disclosed, in the range'],
  ['include-undisclosed', 'Include undisclosed'],
  ['only-undisclosed', 'Only undisclosed'],
];

function SalaryStatusFilter(props: { status: FilterState['salaryStatus']; commit: FilterControl['commit'] }) {
  return (
    <FilterSection title="Salary status">
      <NativeSelect
        size="xs"
        aria-label="Salary status"
        data={salaryStatusNames.map(([value, label]) => ({ value, label }))}
        value={props.status}
        onChange={(event) => {
          const chosen = salaryStatusNames.find(([value]) => value === event.currentTarget.value);
          props.commit({ salaryStatus: chosen?.[0] ?? '' });
        }}
      />
    </FilterSection>
  );
}

function GenderFilter(props: { gender: FilterState['selectedGender']; commit: FilterControl['commit'] }) {
  return (
    <FilterSection title="Gender">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="Gender"
        data={genderOptions.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) }))}
        value={props.gender || 'any'}
        onChange={(value) => props.commit({ selectedGender: genderOptions.find((option) => option === value) ?? '' })}
      />
    </FilterSection>
  );
}

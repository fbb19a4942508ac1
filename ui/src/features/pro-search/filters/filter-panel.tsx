import { ActionIcon, Button } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse } from '@tabler/icons-react';
import { memo, useMemo, useState } from 'react';
import { groupNames } from '#domain/filters/badge-groups.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import type { FilterProblem } from '#search-templates/language/errors.ts';
import { SkipButton } from '#ui/components/skip-button.tsx';
import { sentOf } from '#ui/features/pro-search/results/search-query.ts';
import { howMany } from '#ui/lib/how-many.ts';
import { BadgeGroupFilter } from './badge-group-filter.tsx';
import {
  EducationFilter,
  GenderFilter,
  LanguagesFilter,
  NoticeFilter,
  OnlyThoseFilter,
  SalaryStatus,
  UpdatedFilter,
} from './choice-filters.tsx';
import { activeCount } from './describe-filter.ts';
import styles from './filter-panel.module.css';
import { UndoNote } from './filter-section.tsx';
import { LocationFilter } from './location-filter.tsx';
import { NotStatedProvider } from './not-stated.tsx';
import { heldByGroup } from './panel-groups.ts';
import { RangeFilter } from './range-filter.tsx';
import { NamesFilter, ResumeTextFilter } from './text-filters.tsx';
import type { FilterControl } from './use-filter.ts';

const none: FilterProblem[] = [];

/** Every filter of Pro Search, how many are active, a way to clear them all and to have them back. */
export const FilterPanel = memo(function FilterPanel(props: {
  id: string;
  control: FilterControl;
  serverProblems: readonly FilterProblem[];
  onSearch: () => void;
  onCollapse: () => void;
  /** To the candidates, past some fifty stops of the keyboard. */
  onSkip: () => void;
}) {
  const { draft, applied, edit, commit, clear } = props.control;
  const sent = useMemo(() => sentOf(applied), [applied]);
  const [cleared, setCleared] = useState<FilterState | null>(null);
  const active = activeCount(draft);
  // one stable list for each group, so that a section renders only when its own problems change
  const problemsBy = useMemo(() => Map.groupBy(props.serverProblems, ({ group }) => group), [props.serverProblems]);
  const place = usePlace(draft);
  const held = useMemo(() => heldByGroup(draft), [draft]);
  const { salaryStatus: status } = draft;
  const salaryStatus = useMemo(() => <SalaryStatus status={status} commit={commit} />, [status, commit]);
  return (
    <search id={props.id} className={styles.panel} aria-label="Filters">
      <SkipButton onSkip={props.onSkip}>Skip to the result</SkipButton>
      <div className={styles.head}>
        <h2>Filters</h2>
        {active > 0 && (
          <span className={styles.count}>
            {active}
            <span className="visually-hidden"> active</span>
          </span>
        )}
        <span className={styles.spread} />
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          disabled={active === 0}
          onClick={() => {
            setCleared(draft);
            clear();
          }}
        >
          Clear all
        </Button>
        <ActionIcon variant="subtle" color="gray" aria-label="Hide filters" onClick={props.onCollapse}>
          <IconLayoutSidebarLeftCollapse size={18} />
        </ActionIcon>
      </div>
      {cleared && active === 0 && (
        <div className={styles.cleared}>
          <UndoNote
            text={`${howMany(activeCount(cleared), 'filter')} cleared.`}
            onUndo={() => {
              commit(cleared);
              setCleared(null);
            }}
            onDismiss={() => setCleared(null)}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.sections} tabIndex={0} aria-label="All filters">
        <NotStatedProvider draft={draft} sent={sent} commit={commit}>
          {groupNames.map((name) => (
            <BadgeGroupFilter
              key={name}
              name={name}
              group={draft[name]}
              held={held[name]}
              serverProblems={problemsBy.get(name) ?? none}
              edit={edit}
              commit={commit}
              {...(name === 'designation' && { sent })}
            />
          ))}
          <LocationFilter place={place} held={held.location} edit={edit} commit={commit} />
          <RangeFilter name="experience" range={draft.experience} held={held.experience} edit={edit} commit={commit} />
          <NoticeFilter
            chosen={draft.selectedNoticePeriod}
            negotiable={draft.selectedNegotiableNoticePeriod}
            lastDay={draft.lastWorkingDay ?? ''}
            held={held.notice}
            commit={commit}
          />
          <UpdatedFilter within={draft.updatedWithin} held={held.updatedWithin} commit={commit} />
          <NamesFilter field="skills" names={draft.skills} held={held.skills} commit={commit} />
          <RangeFilter name="salary" range={draft.salary} held={held.salary} edit={edit} commit={commit}>
            {salaryStatus}
          </RangeFilter>
          <RangeFilter
            name="currentSalary"
            range={draft.currentSalary}
            held={held.currentSalary}
            edit={edit}
            commit={commit}
          />
          <EducationFilter chosen={draft.selectedEducation} held={held.education} commit={commit} />
          <NamesFilter field="institutes" names={draft.institutes} held={held.institutes} commit={commit} />
          <RangeFilter
            name="passingYear"
            range={draft.passingYear}
            held={held.passingYear}
            edit={edit}
            commit={commit}
          />
          <GenderFilter gender={draft.selectedGender} held={held.gender} commit={commit} />
          <LanguagesFilter chosen={draft.selectedLanguages} held={held.languages} commit={commit} />
          <RangeFilter name="age" range={draft.age} held={held.age} edit={edit} commit={commit} />
          <ResumeTextFilter
            text={draft.resumeSearch}
            held={held.resumeText}
            serverProblems={problemsBy.get('resumeSearch') ?? none}
            edit={edit}
            commit={commit}
          />
          <OnlyThoseFilter
            resume={draft.resumeAvailability}
            relocation={draft.relocation}
            noDisability={draft.excludeDisability}
            held={held.onlyThose}
            commit={commit}
          />
        </NotStatedProvider>
      </section>
      <div className={styles.foot}>
        <Button onClick={props.onSearch}>Search</Button>
      </div>
    </search>
  );
});

/** The search's location fields: the same object until one of them changes. */
function usePlace(draft: FilterState) {
  const { locationType, selectedCities, enteredCity, selectedState, selectedDistrict, includePreferredLocation } =
    draft;
  return useMemo(
    () => ({ locationType, selectedCities, enteredCity, selectedState, selectedDistrict, includePreferredLocation }),
    [locationType, selectedCities, enteredCity, selectedState, selectedDistrict, includePreferredLocation],
  );
}

import { NativeSelect, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { memo } from 'react';
import { educationOptions, genderOptions, updatedWithinChoices } from '#domain/filters/choice-filters.ts';
import { longestNotice, noticeLengths, noticeUpTo } from '#domain/filters/notice-choice.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { noticeNames, noticePeriods } from '#domain/notice-periods.ts';
import { capital } from '#ui/lib/capital.ts';
import styles from './filter-panel.module.css';
import { ChoiceChips, FilterSection } from './filter-section.tsx';
import { type PanelGroupName, titleOf } from './panel-groups.ts';
import { SelectField } from './select-field.tsx';
import type { FilterControl } from './use-filter.ts';

type Commit = FilterControl['commit'];

const salaryStatusNames: [FilterState['salaryStatus'], string][] = [
  ['', 'Disclosed, in the range'],
  ['include-undisclosed', 'Include undisclosed'],
  ['only-undisclosed', 'Only undisclosed'],
];

/** The treatment of candidates without an expected salary, below the range. */
export const SalaryStatus = memo(function SalaryStatus(props: { status: FilterState['salaryStatus']; commit: Commit }) {
  return (
    <NativeSelect
      size="xs"
      className={styles.status}
      aria-label="Salary status"
      data={salaryStatusNames.map(([value, label]) => ({ value, label }))}
      value={props.status}
      onChange={(event) => {
        const chosen = salaryStatusNames.find(([value]) => value === event.currentTarget.value);
        props.commit({ salaryStatus: chosen?.[0] ?? '' });
      }}
    />
  );
});

type NoticeField = 'selectedNoticePeriod' | 'selectedNegotiableNoticePeriod';
const noticeGroups = { selectedNoticePeriod: 'notice', selectedNegotiableNoticePeriod: 'negotiableNotice' } as const;

const NoticeFilter = memo(function NoticeFilter(props: {
  field: NoticeField;
  chosen: FilterState[NoticeField];
  held: string;
  commit: Commit;
}) {
  const group = noticeGroups[props.field];
  const title = titleOf(group);
  const commit = (chosen: FilterState[NoticeField]) => props.commit({ [props.field]: chosen });
  const atMost = (
    <NativeSelect
      variant="unstyled"
      size="xs"
      classNames={{ root: styles.atMost, input: styles.atMostInput }}
      rightSectionWidth={16}
      aria-label={`${title}, at most`}
      data={[
        { value: '', label: 'At most…' },
        ...noticeLengths.map((value) => ({ value, label: `At most ${noticeNames[value]}` })),
      ]}
      value={longestNotice(props.chosen) ?? ''}
      onChange={(event) => {
        const longest = noticeLengths.find((length) => length === event.currentTarget.value);
        commit(longest ? noticeUpTo(longest) : []);
      }}
    />
  );
  return (
    <FilterSection group={group} held={props.held} aside={atMost}>
      <ChoiceChips
        label={title}
        options={noticePeriods}
        nameOf={(period) => noticeNames[period]}
        chosen={props.chosen}
        onChange={commit}
      />
    </FilterSection>
  );
});

const LastDayFilter = memo(function LastDayFilter(props: { day: string; held: string; commit: Commit }) {
  return (
    <FilterSection group="lastWorkingDay" held={props.held} aside="on or before">
      <TextInput
        size="xs"
        type="date"
        aria-label="Last working day, on or before"
        value={props.day}
        onChange={(event) => props.commit({ lastWorkingDay: event.currentTarget.value })}
      />
    </FilterSection>
  );
});

export const GenderFilter = memo(function GenderFilter(props: {
  gender: FilterState['selectedGender'];
  held: string;
  commit: Commit;
}) {
  return (
    <FilterSection group="gender" held={props.held}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="Gender"
        data={genderOptions.map((value) => ({ value, label: capital(value) }))}
        value={props.gender || 'any'}
        onChange={(value) => props.commit({ selectedGender: genderOptions.find((option) => option === value) ?? '' })}
      />
    </FilterSection>
  );
});

/** How recently the candidate was updated. */
export const UpdatedFilter = memo(function UpdatedFilter(props: {
  within: FilterState['updatedWithin'];
  held: string;
  commit: Commit;
}) {
  return (
    <FilterSection group="updatedWithin" held={props.held} aside="days">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="Updated within, in days"
        data={[{ value: '', label: 'Any' }, ...updatedWithinChoices.map((days) => ({ value: days, label: days }))]}
        value={props.within}
        onChange={(value) => props.commit({ updatedWithin: updatedWithinChoices.find((days) => days === value) ?? '' })}
      />
    </FilterSection>
  );
});

export const OnlyThoseFilter = memo(function OnlyThoseFilter(props: {
  resume: boolean;
  relocation: boolean;
  noDisability: boolean;
  held: string;
  commit: Commit;
}) {
  return (
    <FilterSection group="onlyThose" held={props.held}>
      <div className={styles.stack}>
        <Switch
          label="have a resume here"
          checked={props.resume}
          onChange={(event) => props.commit({ resumeAvailability: event.currentTarget.checked })}
        />
        <Switch
          label="are willing to relocate"
          checked={props.relocation}
          onChange={(event) => props.commit({ relocation: event.currentTarget.checked })}
        />
        <Switch
          label="Exclude disability"
          checked={props.noDisability}
          onChange={(event) => props.commit({ excludeDisability: event.currentTarget.checked })}
        />
      </div>
    </FilterSection>
  );
});

const values = ['any', ...educationOptions] as const;
const choices = values.map((value) => ({ value, label: capital(value) }));
const LETTERS_SPACES_DOTS = /^[\p{L} .]*$/u;

/** Course names or types that contain one of the chosen parts of words. */
export const EducationFilter = memo(function EducationFilter(props: {
  chosen: FilterState['selectedEducation'];
  held: string;
  commit: Commit;
}) {
  return (
    <FilterSection group="education" held={props.held}>
      <SelectField
        multi
        label="Education"
        placeholder="Any"
        menuPlacement="auto"
        rule={LETTERS_SPACES_DOTS}
        options={choices}
        chosen={choices.filter((choice) => props.chosen.includes(choice.value))}
        onChoose={(chosen) =>
          props.commit({ selectedEducation: chosen.flatMap((one) => values.find((value) => value === one) ?? []) })
        }
      />
    </FilterSection>
  );
});

const toLanguage = (name: string) => ({ value: name, label: name });
const languageChoices = LANGUAGES.map(toLanguage);

/** Languages that must all be spoken. */
export const LanguagesFilter = memo(function LanguagesFilter(props: {
  chosen: string[];
  held: string;
  commit: Commit;
}) {
  return (
    <FilterSection group="languages" held={props.held} aside="all of them">
      <SelectField
        multi
        label="Spoken languages"
        placeholder="Any"
        menuPlacement="auto"
        rule={LETTERS_SPACES_DOTS}
        noOptions="No language of that name"
        options={languageChoices}
        chosen={props.chosen.map(toLanguage)}
        onChoose={(selectedLanguages) => props.commit({ selectedLanguages })}
      />
    </FilterSection>
  );
});

/** When a candidate could start. Only the group that changes renders again. */
export const AvailabilityFilters = ({
  draft,
  held,
  commit,
}: {
  draft: FilterState;
  held: Record<PanelGroupName, string>;
  commit: Commit;
}) => (
  <>
    <NoticeFilter field="selectedNoticePeriod" chosen={draft.selectedNoticePeriod} held={held.notice} commit={commit} />
    <NoticeFilter
      field="selectedNegotiableNoticePeriod"
      chosen={draft.selectedNegotiableNoticePeriod}
      held={held.negotiableNotice}
      commit={commit}
    />
    <LastDayFilter day={draft.lastWorkingDay ?? ''} held={held.lastWorkingDay} commit={commit} />
  </>
);

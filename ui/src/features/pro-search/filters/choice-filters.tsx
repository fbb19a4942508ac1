import { NativeSelect, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { memo } from 'react';
import { educationOptions, genderOptions, updatedWithinChoices } from '#domain/filters/choice-filters.ts';
import { describeNotice, longestNotice, noticeLengths, noticeUpTo } from '#domain/filters/notice-choice.ts';
import { type FilterState, filters } from '#domain/filters/registry.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { noticeNames, noticePeriods } from '#domain/notice-periods.ts';
import { capital } from '#ui/lib/capital.ts';
import styles from './filter-panel.module.css';
import { ChoiceChips, FilterSection, SubSection } from './filter-section.tsx';
import { AlsoNotStated, useMoreUndisclosed } from './not-stated.tsx';
import { titleOf } from './panel-groups.ts';
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
  const more = useMoreUndisclosed();
  const widens = (value: string) => value === 'include-undisclosed' && more !== undefined;
  return (
    <NativeSelect
      size="xs"
      className={styles.status}
      aria-label="Salary status"
      data={salaryStatusNames.map(([value, label]) => ({
        value,
        label: widens(value) ? `${label}, ${more?.toLocaleString('en-IN')} more` : label,
      }))}
      value={props.status}
      onChange={(event) => {
        const chosen = salaryStatusNames.find(([value]) => value === event.currentTarget.value);
        props.commit({ salaryStatus: chosen?.[0] ?? '' });
      }}
    />
  );
});

type NoticePeriods = FilterState['selectedNoticePeriod'];

/** Chooses every notice period up to a length at once, beside a heading. */
function AtMost(props: { label: string; chosen: NoticePeriods; onChange: (chosen: NoticePeriods) => void }) {
  return (
    <NativeSelect
      variant="unstyled"
      size="xs"
      classNames={{ root: styles.atMost, input: styles.atMostInput }}
      rightSectionWidth={16}
      aria-label={`${props.label}, at most`}
      data={[
        { value: '', label: 'At most…' },
        ...noticeLengths.map((value) => ({ value, label: `At most ${noticeNames[value]}` })),
      ]}
      value={longestNotice(props.chosen) ?? ''}
      onChange={(event) => {
        const longest = noticeLengths.find((length) => length === event.currentTarget.value);
        props.onChange(longest ? noticeUpTo(longest) : []);
      }}
    />
  );
}

function NoticeChips(props: { label: string; chosen: NoticePeriods; onChange: (chosen: NoticePeriods) => void }) {
  return <ChoiceChips options={noticePeriods} nameOf={(period) => noticeNames[period]} {...props} />;
}

/** When a candidate could start: the notice period, what it may be negotiated to, the last working day. */
export const NoticeFilter = memo(function NoticeFilter(props: {
  chosen: NoticePeriods;
  negotiable: NoticePeriods;
  lastDay: string;
  held: string;
  commit: Commit;
}) {
  const { chosen, negotiable, lastDay, commit } = props;
  const label = titleOf('notice');
  const { negotiableNoticePeriod, lastWorkingDay } = filters;
  const notice = { label, chosen, onChange: (to: NoticePeriods) => commit({ selectedNoticePeriod: to }) };
  const lower = {
    label: negotiableNoticePeriod.label,
    chosen: negotiable,
    onChange: (to: NoticePeriods) => commit({ selectedNegotiableNoticePeriod: to }),
  };
  return (
    <FilterSection group="notice" held={props.held} aside={<AtMost {...notice} />}>
      <NoticeChips {...notice} />
      <AlsoNotStated filter="noticePeriod" />
      <SubSection
        name="negotiableNotice"
        title={lower.label}
        held={describeNotice(negotiable)}
        aside={<AtMost {...lower} />}
      >
        <NoticeChips {...lower} />
        <AlsoNotStated filter="negotiableNoticePeriod" />
      </SubSection>
      <SubSection name="lastWorkingDay" title={lastWorkingDay.label} held={lastDay} aside="on or before">
        <TextInput
          size="xs"
          type="date"
          aria-label="Last working day, on or before"
          value={lastDay}
          onChange={(event) => commit({ lastWorkingDay: event.currentTarget.value })}
        />
        <AlsoNotStated filter="lastWorkingDay" />
      </SubSection>
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
      <AlsoNotStated filter="gender" />
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
      <AlsoNotStated filter="education" />
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
      <AlsoNotStated filter="languages" />
    </FilterSection>
  );
});

import { call } from '#api/http/contract/client.ts';
import {
  EXPERIENCE_BLOCKED_MESSAGE,
  type ExperienceValues,
  experienceOf,
  experienceRules,
} from '#api/profile/contract/entries.ts';
import { experienceCalls } from '#api/profile/contract/entry-calls.ts';
import { descriptionField, type EntryField, periodFields } from './entry-field.ts';
import { EntryList, type TabProps } from './entry-list.tsx';
import { EntryText, periodText } from './entry-text.tsx';

const empty: ExperienceValues = {
  jobTitle: '',
  employer: '',
  periodFrom: '',
  periodTo: '',
  isOngoing: false,
  location: '',
  description: '',
};
const fields: EntryField[] = [
  { path: 'jobTitle', label: 'Job Title', required: true },
  { path: 'employer', label: 'Employer', required: true },
  ...periodFields('periodFrom', 'periodTo'),
  { path: 'location', label: 'Location' },
  descriptionField,
];

/** Work experience, ongoing first. */
export function ExperiencesTab({ candidate, versions }: TabProps) {
  return (
    <EntryList
      title="Experiences"
      one="experience"
      entries={candidate.workExperience.map((entry) => ({ _id: entry._id, values: experienceOf(entry) }))}
      versions={versions}
      empty={empty}
      fields={fields}
      rules={experienceRules}
      blocked={EXPERIENCE_BLOCKED_MESSAGE}
      nameOf={({ jobTitle }) => jobTitle}
      show={(values) => (
        <EntryText
          head={values.jobTitle}
          line={[values.employer, values.location]}
          when={periodText(values.periodFrom, values.periodTo, values.isOngoing)}
          text={values.description}
        />
      )}
      create={(tempExp) => call(experienceCalls.create, { body: { tempExp } })}
      update={(tempExp, version) => call(experienceCalls.update, { body: { tempExp, ...version } })}
      remove={(id) => call(experienceCalls.delete, { body: { id } })}
    />
  );
}

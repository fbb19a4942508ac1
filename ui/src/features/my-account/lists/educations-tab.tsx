import { call } from '#api/http/contract/client.ts';
import {
  courseTypes,
  type EducationValues,
  ENTRY_BLOCKED_MESSAGE,
  educationLevels,
  educationOf,
  educationRules,
  levelsWithoutType,
} from '#api/profile/contract/entries.ts';
import { educationCalls } from '#api/profile/contract/entry-calls.ts';
import { descriptionField, type EntryField, periodFields } from './entry-field.ts';
import { EntryList, type TabProps } from './entry-list.tsx';
import { EntryText, periodText } from './entry-text.tsx';

const empty: EducationValues = {
  institutionName: '',
  courseCategory: '',
  courseType: '',
  courseName: '',
  startDate: '',
  endDate: '',
  isOngoing: false,
  gpa: '',
  location: '',
  city: '',
  state: '',
  country: 'India',
  description: '',
};
const hasNoType = (values: object) =>
  'courseCategory' in values && levelsWithoutType.includes(String(values.courseCategory));
const fields: EntryField[] = [
  { path: 'courseCategory', label: 'Level', kind: 'choice', choices: educationLevels },
  { path: 'courseType', label: 'Course Type', kind: 'choice', choices: courseTypes, hidden: hasNoType },
  { path: 'courseName', label: 'Course Name', required: true },
  { path: 'institutionName', label: 'Institution', required: true },
  ...periodFields('startDate', 'endDate'),
  { path: 'gpa', label: 'GPA', numeric: true, most: 7 },
  { path: 'location', label: 'Location' },
  { path: 'city', label: 'City', required: true },
  { path: 'state', label: 'State', required: true },
  { path: 'country', label: 'Country', required: true },
  descriptionField,
];
const levels: Readonly<Record<string, string>> = educationLevels;

/** Education entries, ongoing first. */
export function EducationsTab({ candidate, versions }: TabProps) {
  return (
    <EntryList
      title="Educations"
      one="education"
      entries={candidate.education.map((entry) => ({ _id: entry._id, values: educationOf(entry) }))}
      versions={versions}
      empty={empty}
      fields={fields}
      rules={educationRules}
      blocked={ENTRY_BLOCKED_MESSAGE}
      nameOf={({ courseName }) => courseName}
      show={(values) => (
        <EntryText
          head={values.courseName}
          line={[values.institutionName, values.city, levels[values.courseCategory], values.gpa && `GPA ${values.gpa}`]}
          when={periodText(values.startDate, values.endDate, values.isOngoing)}
          text={values.description}
        />
      )}
      create={(tempEdu) => call(educationCalls.create, { body: { tempEdu } })}
      update={(tempEdu, version) => call(educationCalls.update, { body: { tempEdu, ...version } })}
      remove={(id) => call(educationCalls.delete, { body: { id } })}
    />
  );
}

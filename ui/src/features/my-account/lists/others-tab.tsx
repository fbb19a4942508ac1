import { call } from '#api/http/contract/client.ts';
import * as entries from '#api/profile/contract/entries.ts';
import { certificationCalls, projectCalls, socialCalls } from '#api/profile/contract/entry-calls.ts';
import { closedPeriodFields, descriptionField, type EntryField } from './entry-field.ts';
import { EntryList, type TabProps } from './entry-list.tsx';
import { EntryText, periodText } from './entry-text.tsx';

const period = { periodFrom: '', periodTo: '' };
const noCertification: entries.CertificationValues = {
  certificationName: '',
  organization: '',
  ...period,
  link: '',
  location: '',
  description: '',
};
const noProject: entries.ProjectValues = {
  projectName: '',
  clientName: '',
  ...period,
  role: '',
  location: '',
  description: '',
};
const location: EntryField = { path: 'location', label: 'Location' };
const certificationFields: EntryField[] = [
  { path: 'certificationName', label: 'Certification', required: true },
  { path: 'organization', label: 'Organization', required: true },
  ...closedPeriodFields,
  { path: 'link', label: 'Link', kind: 'link', most: 2_000 },
  location,
  descriptionField,
];
const projectFields: EntryField[] = [
  { path: 'projectName', label: 'Project', required: true },
  { path: 'clientName', label: 'Client' },
  ...closedPeriodFields,
  { path: 'role', label: 'Role', required: true },
  location,
  descriptionField,
];
const socialFields: EntryField[] = [
  { path: 'name', label: 'Name', required: true },
  { path: 'url', label: 'URL', kind: 'link', required: true, most: 2_000 },
  descriptionField,
];

/** Certifications, projects and social profiles. */
export function OthersTab({ candidate, versions }: TabProps) {
  const shared = { versions, blocked: entries.ENTRY_BLOCKED_MESSAGE };
  return (
    <>
      <EntryList
        {...shared}
        title="Certifications"
        one="certification"
        entries={candidate.certifications.map((one) => ({ _id: one._id, values: entries.certificationOf(one) }))}
        empty={noCertification}
        fields={certificationFields}
        rules={entries.certificationRules}
        nameOf={({ certificationName }) => certificationName}
        show={(one) => (
          <EntryText
            head={one.certificationName}
            line={[one.organization, one.location]}
            when={periodText(one.periodFrom, one.periodTo)}
            link={one.link}
            text={one.description}
          />
        )}
        create={(tempItem) => call(certificationCalls.create, { body: { tempItem } })}
        update={(tempItem, version) => call(certificationCalls.update, { body: { tempItem, ...version } })}
        remove={(id) => call(certificationCalls.delete, { body: { id } })}
      />
      <EntryList
        {...shared}
        title="Projects"
        one="project"
        entries={candidate.projects.map((one) => ({ _id: one._id, values: entries.projectOf(one) }))}
        empty={noProject}
        fields={projectFields}
        rules={entries.projectRules}
        nameOf={({ projectName }) => projectName}
        show={(one) => (
          <EntryText
            head={one.projectName}
            line={[one.role, one.clientName, one.location]}
            when={periodText(one.periodFrom, one.periodTo)}
            text={one.description}
          />
        )}
        create={(tempItem) => call(projectCalls.create, { body: { tempItem } })}
        update={(tempItem, version) => call(projectCalls.update, { body: { tempItem, ...version } })}
        remove={(id) => call(projectCalls.delete, { body: { id } })}
      />
      <EntryList
        {...shared}
        title="Social Profiles"
        one="social profile"
        entries={candidate.socialProfiles.map((one) => ({ _id: one._id, values: entries.socialOf(one) }))}
        empty={{ name: '', url: '', description: '' }}
        fields={socialFields}
        rules={entries.socialRules}
        nameOf={({ name }) => name}
        show={(one) => <EntryText head={one.name} line={[]} link={one.url} text={one.description} />}
        create={(tempItem) => call(socialCalls.create, { body: { tempItem } })}
        update={(tempItem, version) => call(socialCalls.update, { body: { tempItem, ...version } })}
        remove={(id) => call(socialCalls.delete, { body: { id } })}
      />
    </>
  );
}

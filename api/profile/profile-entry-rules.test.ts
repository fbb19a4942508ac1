import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInSeeker } from '#api/testing/profile-fixture.ts';
import { type ListKind, listKinds } from '#api/testing/profile-lists.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';

let api: TestApi;
let seeker: Awaited<ReturnType<typeof signedInSeeker>>;
beforeAll(async () => {
  api = await startTestApi();
  seeker = await signedInSeeker(api);
});
afterAll(() => api.stop());

const REQUIRED = 'This field is required!';
const NAME = 'Use letters, with digits and + # . & / - ( ) only!';
const rules: [string, ListKind, object, string, string][] = [];
function rulesOf(name: string, list: [rule: string, changes: object, field: string, message: string][]) {
  const kind = listKinds.find((one) => one.name === name) as ListKind;
  for (const [rule, changes, field, message] of list) rules.push([`${name}: ${rule}`, kind, changes, field, message]);
}
rulesOf('skill', [
  ['a name is required', { skill: '' }, 'skill', REQUIRED],
  ['the name has 3 characters', { skill: 'Go' }, 'skill', 'Enter Atleast 3 Characters!'],
  ['the name has a letter', { skill: '2.0+' }, 'skill', NAME],
  ['the name is no emoji', { skill: '🙂🙂🙂' }, 'skill', NAME],
  [
    'years are at most 99',
    { experience: { year: 100, month: 0 } },
    'experience.year',
    'Year should be between 0 and 99.',
  ],
  [
    'months are at most 12',
    { experience: { year: 1, month: 13 } },
    'experience.month',
    'Month should be between 0 and 12.',
  ],
  ['last used has 4 digits', { lastUsed: '20256' }, 'lastUsed', 'Maximum 4 digits allowed!'],
  ['a version is digits and dots', { version: '1.0-rc' }, 'version', 'Only numbers and dots are allowed!'],
]);
rulesOf('experience', [
  ['a job title is required', { jobTitle: '' }, 'jobTitle', REQUIRED],
  ['a job title has no markup', { jobTitle: '<b>Boss</b>' }, 'jobTitle', NAME],
  ['an employer is required', { employer: null }, 'employer', REQUIRED],
  ['a start is required', { periodFrom: '' }, 'periodFrom', REQUIRED],
  ['an end is required unless ongoing', { periodTo: '' }, 'periodTo', REQUIRED],
  ['the end is not before the start', { periodTo: '2019-12-31' }, 'periodTo', 'End date cannot be before start date'],
  ['a start is a day', { periodFrom: '2020-13-01' }, 'periodFrom', 'Enter a valid date!'],
  ['a start not before 1900', { periodFrom: '1815-06-18' }, 'periodFrom', 'Enter a valid date!'],
  ['an end not after 2100', { periodTo: '2222-01-01' }, 'periodTo', 'Enter a valid date!'],
  ['a location is a name', { location: '123' }, 'location', NAME],
  ['a description has 3 characters', { description: 'ab' }, 'description', 'Enter atleast 3 character!'],
]);
rulesOf('education', [
  ...['institutionName', 'courseName', 'startDate', 'endDate', 'city', 'state', 'country'].map(
    (field): [string, object, string, string] => [`${field} is required`, { [field]: '' }, field, 'Required.'],
  ),
  ['the end is not before the start', { endDate: '2011-01-01' }, 'endDate', 'End must be ≥ start.'],
  ['an institution is a name', { institutionName: '=1+1' }, 'institutionName', NAME],
  ['a level is one of the list', { courseCategory: 'phd' }, 'courseCategory', 'Choose one of the list!'],
  ['a course type is one of the list', { courseType: 'toString' }, 'courseType', 'Choose one of the list!'],
]);
rulesOf('certification', [
  ['a name is required', { certificationName: '' }, 'certificationName', REQUIRED],
  ['an organization is required', { organization: '' }, 'organization', REQUIRED],
  ['dates are required', { periodTo: '' }, 'periodTo', REQUIRED],
  ['the end is not before the start', { periodTo: '2020-01-01' }, 'periodTo', 'Must be ≥ from'],
  ['a link is http(s)', { link: 'javascript:alert(1)' }, 'link', 'Valid URL required'],
]);
rulesOf('project', [
  ['a name is required', { projectName: '' }, 'projectName', REQUIRED],
  ['dates are required', { periodFrom: '' }, 'periodFrom', REQUIRED],
  ['a role is required', { role: '' }, 'role', REQUIRED],
  ['the end is not before the start', { periodTo: '2020-01-01' }, 'periodTo', 'Must be ≥ from'],
]);
rulesOf('social', [
  ['a name is required', { name: '' }, 'name', REQUIRED],
  ['a url is required', { url: '' }, 'url', 'Valid URL required'],
  ['a url is no script', { url: 'javascript:alert(1)' }, 'url', 'Valid URL required'],
  ['a url has a host', { url: 'https://' }, 'url', 'Valid URL required'],
  ['a url is no data', { url: 'data:text/html,x' }, 'url', 'Valid URL required'],
]);

it.each(rules)('%s', async (_, kind, changes, field, message) => {
  const { type, temp, good, field: list } = kind;
  const { status, body } = await seeker.post(`create-${kind.name}`, {
    ...(type && { type }),
    [temp]: { ...good, ...changes },
  });
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ field, message }]);
  expect((await seeker.profile()).candidate[list]).toEqual([]);
});

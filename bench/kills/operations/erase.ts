import { Types } from 'mongoose';
import type { World } from '../../pairs/world.ts';
import { extraRecords } from '../../pairs/world-extras.ts';
import type { Records } from '../../pairs/world-tasks.ts';
import { taskRecord } from '../../pairs/world-tasks.ts';
import { joined, type Operation } from '../operation.ts';

/** The seeker S with everything that belongs to the account, and mentions of S in texts and imports of others. */
export const erase: Operation = {
  name: 'erase',
  dies: 'api',
  gone: ['S'],
  creates: { erasures: 1 },
  records: (world, usual) =>
    joined(usual, extraRecords['reset grant'](world), extraRecords['email change'](world), mentions(world)),
  send: ({ world: { people }, send }) =>
    send('admin', 'POST', `/erase-candidate/${people.S._id}`, { body: { applicantID: people.S.applicantID } }),
  isDone: ({ after, world }) => after.byId('candidates', world.people.S._id)?.deleted === true,
  about: ({ people: { S }, accounts, ids }) => [
    ...[S._id, S.marker, S.photo, S.resume, accounts.S._id, ids.reading],
    // its notification names S among others
    ids.search,
  ],
  defects: ({ after, world: { people } }) => [
    ...after.holding(people.S.marker).map((name) => `${name} still has a marker of S`),
    ...after.holding(people.S.phone).map((name) => `${name} still has the phone of S`),
    ...(after.all('erasures').length === 1 ? [] : ['not one receipt']),
  ],
};

function mentions(world: World): Records {
  const { people, accounts, ids, now } = world;
  const { name, email, applicantID } = people.S;
  const description = `${name} applied for Java Developer (JOB-000001).`;
  const preview = taskRecord(world, 'reading', 'preview-import', { file: '3', fileName: 'people.xlsx' });
  const result = {
    rows: 2,
    at: now,
    firstRows: [
      { number: 2, cells: ['Else', '1'] },
      { number: 3, cells: [name, email] },
    ],
  };
  return {
    notifications: [
      {
        ...{ _id: new Types.ObjectId(), user: accounts.E._id, type: 'job-application', title: 'New application' },
        ...{ description, isRead: false, createdAt: now },
      },
    ],
    comments: [
      {
        ...{ _id: new Types.ObjectId(), candidateId: people.C._id, message: `Knows ${name}.`, commentedOn: now },
        ...{ commentedBy: accounts.E._id, commentedByName: 'Kills' },
      },
    ],
    importReports: [
      {
        ...{ _id: `${ids.importTask}:2`, task: ids.importTask, firstRow: 2, header: ['Name', 'Email', 'Phone'] },
        rows: [
          {
            rowNumber: 2,
            outcome: 'duplicate',
            cells: [name, email, ''],
            problems: [{ column: 'Email', reason: `${email} is known` }],
          },
          {
            rowNumber: 3,
            outcome: 'refused',
            cells: [name, '', ''],
            problems: [{ column: 'Email', reason: 'Wrong' }],
          },
          { rowNumber: 4, outcome: 'refused', cells: ['Somebody Else', 'else@else.example', ''], problems: [] },
        ],
      },
    ],
    deadLetters: [
      {
        ...{ _id: `i/candidates/${people.S._id}`, index: 'i', entity: 'candidates', recordId: String(people.S._id) },
        ...{ reason: `cannot read ${name}`, failedAt: now },
      },
    ],
    tasks: [
      { ...preview, result },
      {
        ...taskRecord({ ...world, ids: { ...ids, reading: new Types.ObjectId() } }, 'reading', 'parse-resumes', {
          files: [{ file: '1', fileName: `${name}.pdf` }],
          uploadedByName: 'Kills',
        }),
        checkpoint: { outcomes: [{ fileName: `${name}.pdf`, outcome: 'created', applicantID }] },
      },
    ],
  };
}

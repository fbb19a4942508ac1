import { Types } from 'mongoose';
import { presentUser } from '#api/http/session.ts';
import { notify } from '#api/notifications/notify.ts';
import { raiseTicket } from '#api/tickets/change-ticket.ts';
import { storeGenerated } from '#mongo/seed/demo/demo-candidates.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { generateJobs } from '#mongo/seed/generator/generate-jobs.ts';
import { accounts } from './accounts.ts';
import type { Product } from './product.ts';
import { addWaitingIdentities } from './waiting-identities.ts';

const SEED = 2026;
const tickets: [subject: string, message: string][] = [
  [
    'Resume upload stops at 90 percent',
    'The upload of my resume stops at 90 percent and then starts again from nothing.',
  ],
  ['Please correct the spelling of my city', 'My profile says Banglore; it should say Bengaluru, as the list has it.'],
  [
    'Notice period serving date is not saved',
    'I am serving notice since last week, but the date is empty after saving.',
  ],
];

/** Creates people, jobs, tickets and notifications, as after a working day. */
export async function addDemoContent(product: Product): Promise<void> {
  const { deps, searchable } = product;
  const { mongo, changes } = deps;
  const today = deps.now();
  await storeGenerated(mongo, changes, [...generateCandidates({ seed: SEED, count: 300, today })]);
  const [employer, seeker] = await Promise.all(
    [accounts.employer, accounts['job-seeker']].map(({ email }) => mongo.users.findOne({ email }).lean()),
  );
  if (!employer || !seeker) throw new Error('the accounts of the browser tests are missing');
  const openings = generateJobs({
    seed: SEED,
    count: 40,
    today,
    createdBy: employer._id,
    companyName: 'Triveni Digital',
  });
  await changes.jobs.bulkInsert([...openings]);
  for (const [at, [subject, message]] of tickets.entries()) {
    await raiseTicket(deps, { user: presentUser(at === 1 ? employer : seeker), subject, message });
  }
  await notify(deps, {
    user: employer._id,
    type: 'job-application',
    title: 'Asha Nair applied to Senior Java Developer',
    description: 'The application is in your list, with profile and resume.',
  });
  await notify(deps, {
    user: seeker._id,
    type: 'application-status',
    title: 'You were shortlisted for Support Analyst',
    description: 'Triveni Digital has shortlisted your application and will be in touch.',
  });
  await addWaitingIdentities(product, await doubtfulRows(mongo));
  await searchable();
}

/** Rows that resemble a known candidate: by the email with another name, by the phone only, and by a typed contact. */
async function doubtfulRows({ candidates }: Product['deps']['mongo']) {
  const [one, two, three] = await candidates.find().sort({ applicantID: 1 }).limit(3).lean();
  const phone = two!.phoneNumber!;
  const long = 'a.rather.long.address.that.somebody.chose@mail.of.a.long.company.name.example';
  return [
    {
      cause: 'name' as const,
      candidate: one!._id,
      row: {
        firstName: 'Meera',
        lastName: 'Nair',
        emailAddress: one!.emailAddress!,
        presentAddress: one!.presentAddress!,
      },
    },
    {
      cause: 'phone' as const,
      candidate: two!._id,
      row: { firstName: 'Ravi', lastName: 'Menon', emailAddress: long, phoneNumber: phone },
    },
    { cause: 'unverified' as const, candidate: new Types.ObjectId(), row: { firstName: 'Tara', phoneNumber: phone } },
    { cause: 'phone' as const, candidate: three!._id, row: { firstName: 'Mina', phoneNumber: three!.phoneNumber! } },
  ];
}

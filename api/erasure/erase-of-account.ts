import type { Dependencies } from '#api/dependencies.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { eraseMentions } from './erase-mentions.ts';
import { type Erased, sumErased } from './erased.ts';

/** Removes what hangs on a job seeker's account beside its candidate: tickets, codes, and others' notifications of it. */
export async function eraseOfAccount(
  deps: Pick<Dependencies, 'mongo'>,
  { _id, email, firstName, lastName = '' }: UserRecord,
): Promise<Erased> {
  const { mongo } = deps;
  const applications = await mongo.applications.deleteMany({ user: _id });
  const raised = await mongo.tickets.find({ user: _id }, { ticketId: 1 }).lean();
  const links = raised.map(({ ticketId }) => `/tickets/${ticketId}`);
  const told = await mongo.notifications.deleteMany({ link: { $in: links } });
  const tickets = await mongo.tickets.deleteMany({ user: _id });
  const codes = await mongo.otps.deleteMany({ email });
  const mentions = await eraseMentions(deps, [`${firstName} ${lastName}`]);
  return sumErased([
    {
      applications: applications.deletedCount,
      tickets: tickets.deletedCount,
      'one-time codes': codes.deletedCount,
      notifications: told.deletedCount + mentions,
    },
  ]);
}

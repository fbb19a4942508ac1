import type { CurrentUser } from '#api/contract/current-user.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { accountsOfEmails } from '#api/saved-searches/accounts-of-emails.ts';
import { dropDeletedReaders } from '#api/saved-searches/drop-deleted-readers.ts';
import { fullName } from '#api/users/full-name.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';
import { notify } from './notify.ts';

export interface ShortlistShare {
  list: ShortlistRecord;
  /** Its owner. */
  by: CurrentUser;
  emails: readonly string[];
}

/** Shares a list with exactly these accounts and tells those who are new. Throws 400 naming an email that is none's. */
export async function shareShortlist(deps: Dependencies, { list, by, emails }: ShortlistShare): Promise<void> {
  const sharedWith = await accountsOfEmails(deps.mongo, emails, by._id);
  await deps.mongo.shortlists.updateOne({ _id: list._id }, { $set: { sharedWith } });
  const readers = await dropDeletedReaders(deps, 'listReaders', list._id, sharedWith);
  const known = new Set((list.sharedWith ?? []).map(String));
  for (const user of readers.filter((account) => !known.has(String(account)))) {
    await notify(deps, {
      user,
      type: 'system-alert',
      title: 'A list was shared with you',
      description: `${fullName(by)} shared the list “${list.name}” with you.`,
      link: `/shortlists?list=${list._id}`,
    });
  }
}

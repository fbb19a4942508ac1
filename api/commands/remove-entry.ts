import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { EntryKind } from '#api/profile/entry-kinds.ts';
import { listUpdate } from '#api/profile/list-update.ts';
import type { Session } from '#api/sessions/session.ts';
import { changeProfile } from './change-profile.ts';

/** Takes an entry out of a profile's list; gives the profile. Throws 404 where it is not there any longer. */
export function removeEntry<Given, Values extends object>(
  deps: Dependencies,
  session: Session,
  kind: EntryKind<Given, Values>,
  asked: { userId?: string | null | undefined; id: string },
) {
  return changeProfile(deps, session, asked.userId, async ({ record }) => {
    const list = record[kind.field] ?? [];
    const kept = list.filter(({ _id }) => String(_id) !== asked.id);
    if (kept.length === list.length) throw new ApiError(404, 'This entry was removed meanwhile.');
    return listUpdate(kind, kept);
  });
}

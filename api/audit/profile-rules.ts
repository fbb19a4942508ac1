import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { profileOwner } from '#api/profile/find-own-profile.ts';
import type { Session } from '#api/sessions/session.ts';
import type { AuditNote, AuditRules } from './audit-rule.ts';

interface ProfileChange {
  input: { body: { userId?: string | null | undefined } };
  session: Session;
  deps: Dependencies;
}

/** An admin may change another's profile; job seekers change their own, which needs no entry. */
const othersProfile = {
  async changes({ input, session, deps }: ProfileChange): Promise<AuditNote | null> {
    const owner = profileOwner(session, input.body.userId);
    if (owner === session.user._id) return null;
    const candidate = await deps.mongo.candidates.findOne({ user: new Types.ObjectId(owner) }, { _id: 1 }).lean();
    if (!candidate) return { action: 'change', kind: 'account', records: [owner] };
    return { action: 'change', kind: 'candidate', records: [String(candidate._id)] };
  },
};

export const profileRules = {
  'fetch-profile-data': {
    reads({ session }, { user: { _id, candidate } }) {
      if (_id === session.user._id) return null;
      if (!candidate) return { action: 'view', kind: 'account', records: [_id] };
      return { action: 'view', kind: 'candidate', records: [candidate._id] };
    },
  },
  'update-personal-details': othersProfile,
  'update-preference-details': othersProfile,
  'create-skill': othersProfile,
  'update-skill': othersProfile,
  'delete-skill': othersProfile,
  'create-experience': othersProfile,
  'update-experience': othersProfile,
  'delete-experience': othersProfile,
  'create-education': othersProfile,
  'update-education': othersProfile,
  'delete-education': othersProfile,
  'create-certification': othersProfile,
  'update-certification': othersProfile,
  'delete-certification': othersProfile,
  'create-project': othersProfile,
  'update-project': othersProfile,
  'delete-project': othersProfile,
  'create-social': othersProfile,
  'update-social': othersProfile,
  'delete-social': othersProfile,

  'check-profile': { notAudited: 'Reads the caller’s own profile.' },
  'read-resume': { notAudited: 'Reads a resume that the caller sent, for its own profile.' },
  'resume-offers': { notAudited: 'Reads what the caller’s own resume offers its own profile.' },
  'fill-profile': { notAudited: 'Changes the caller’s own profile.' },
} satisfies Partial<AuditRules>;

import { Types } from 'mongoose';
import { OTP_REQUIRED_MESSAGE } from '#api/http/contract/fields.ts';
import { CURRENT_PASSWORD_REQUIRED_MESSAGE } from '#api/http/contract/password.ts';
import { ApiError, NOT_SIGNED_IN_MESSAGE } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { presentUser } from '#api/http/session.ts';
import { candidatesAlias, runSearch } from '#api/search/run-search.ts';
import { refuseGuessable } from '#api/sessions/guessable-password.ts';
import { rememberDevice } from '#api/sessions/known-device.ts';
import { NOT_VERIFIED_MESSAGE, redeemCode, redeemResetGrant } from '#api/sessions/otp.ts';
import { checkCurrentPassword } from '#api/sessions/password-hash.ts';
import { requireRecentProof } from '#api/sessions/recent-proof.ts';
import { endSession, openSession, readDevice, startSession } from '#api/sessions/start-session.ts';
import { can } from '#domain/permissions.ts';
import { roleLabel } from '#domain/roles.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { countKept } from '#mongo/count-kept.ts';
import type { DeviceInfo, UserRecord } from '#mongo/models/user.ts';
import type { ViewHistoryRecord } from '#mongo/models/view-history.ts';
import { foundTotal } from '#search-templates/elasticsearch/search-request.ts';
import { changeAccount } from './change-account.ts';
import {
  adminMetrics,
  adminUser,
  adminUsers,
  type CandidateView,
  createEmployer,
  fetchUser,
  HISTORY_LENGTH,
  resetPassword,
  signup,
  type UserDevice,
  undoEmailChange,
  updateEmployerPassword,
  updatePassword,
  userDetails,
} from './contract.ts';
import { createAccount, createSeekerAccount } from './create-account.ts';
import { restoreEmail } from './email-change.ts';
import { accountFilter, findUser, readAccountPage } from './find-accounts.ts';

export const signupRoute = handler(signup, async ({ input: { body }, session, deps, ctx }) => {
  const { selectedRole, otp, ...details } = body;
  refuseGuessable(details.password, details);
  await deps.limits.otpTriesByAddress.take(ctx.address);
  await redeemCode(deps, { purpose: 'signup', email: details.email }, otp);
  const user = await createSeekerAccount(deps, details);
  if (session) await endSession(deps, session, ctx.address);
  const device = { browserName: '', fingerPrintId: '', ipAddress: ctx.address };
  ctx.setSessionCookie(await startSession(deps, user, device, { selectedRole }));
  rememberDevice(deps, user, ctx);
  return { success: true, message: 'Signed up successfully!', user: presentUser(user) };
});

export const createEmployerRoute = handler(createEmployer, async ({ input: { body }, session, deps }) => {
  refuseGuessable(body.password, body);
  await createAccount(deps, body, session.user._id);
  return { success: true, message: `${roleLabel(body.role)} created successfully!` };
});

export const adminUsersRoute = handler(adminUsers, async ({ input: { query }, deps: { mongo } }) => {
  const { page, perPage, search, role, sortField: field, sortOrder: order, after } = query;
  const filter = accountFilter({ search, role });
  const { accounts, total, next } = await readAccountPage(mongo, filter, { page, perPage, after, field, order });
  const totalPages = Math.ceil(total / perPage);
  return { success: true, users: accounts, pagination: { page, perPage, totalPages, total }, next };
});

export const adminUserRoute = handler(adminUser, async ({ input: { params }, deps: { mongo } }) => {
  return { success: true, user: presentUser(await findUser(mongo, params.id)) };
});

/** Presents a device without its fingerprint. */
function presentDevice({ browserName, recentLoggedTime, loginCount }: DeviceInfo): UserDevice {
  return {
    browserName: browserName ?? '',
    recentLoggedTime: (recentLoggedTime ?? []).map((at) => at.toISOString()),
    loginCount: loginCount ?? 0,
  };
}

interface ViewHistory {
  total: number;
  newest: CandidateView[];
}

/** Reads how often an employer viewed candidates in one way, and the newest views, newest first. */
async function readViewHistory(
  mongo: Mongo,
  employer: Types.ObjectId,
  kind: ViewHistoryRecord['kind'],
): Promise<ViewHistory> {
  const [total, views] = await Promise.all([
    mongo.viewHistory.countDocuments({ employer, kind }),
    mongo.viewHistory.find({ employer, kind }).sort({ at: -1 }).limit(HISTORY_LENGTH).lean<ViewHistoryRecord[]>(),
  ]);
  const numbers = await applicantIds(mongo, [...new Set(views.map(({ candidateId }) => String(candidateId)))]);
  const newest = views.map(({ _id, candidateId, at }) => ({
    _id: String(_id),
    candidateId: String(candidateId),
    applicantID: numbers.get(String(candidateId)) ?? null,
    at: at.toISOString(),
  }));
  return { total, newest };
}

async function applicantIds(mongo: Mongo, ids: string[]): Promise<Map<string, string | undefined>> {
  const found = await mongo.candidates
    .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, { applicantID: 1 })
    .lean();
  return new Map(found.map(({ _id, applicantID }) => [String(_id), applicantID]));
}

export const fetchUserRoute = handler(fetchUser, async ({ input: { params }, deps: { mongo } }) => {
  const user = await findUser(mongo, params.id);
  const found = { success: true, message: 'User found.' } as const;
  if (can(user, 'profile.keep')) {
    const candidate = await mongo.candidates.findOne({ user: user._id }, { _id: 1 }).lean();
    return { ...found, user: { ...presentUser(user), ...(candidate && { candidateId: String(candidate._id) }) } };
  }
  if (!can(user, 'candidates.count-views')) return { ...found, user: presentUser(user) };
  const [profileViews, resumeViews, resumeDownloads] = await Promise.all([
    readViewHistory(mongo, user._id, 'profile-view'),
    readViewHistory(mongo, user._id, 'resume-view'),
    readViewHistory(mongo, user._id, 'resume-download'),
  ]);
  return {
    ...found,
    user: {
      ...presentUser(user),
      profileViewHistory: profileViews.newest,
      resumeViewHistory: resumeViews.newest,
      resumeDownloadHistory: resumeDownloads.newest,
      lookCounts: {
        profileViews: profileViews.total,
        resumeViews: resumeViews.total,
        resumeDownloads: resumeDownloads.total,
      },
      // most recently used first
      deviceInfos: (user.deviceInfos ?? []).toReversed().map(presentDevice),
    },
  };
});

export const updateEmployerPasswordRoute = handler(updateEmployerPassword, async ({ input, session, deps, ctx }) => {
  const { isChange, currentPassword, password, ...details } = input.body;
  const account = await findUser(deps.mongo, input.params.id);
  if (details.email !== account.email) requireRecentProof(deps, session);
  if (isChange && password) refuseGuessable(password, { ...account, ...details });
  if (isChange) await checkCurrentPassword(deps, account, currentPassword ?? '');
  const isOwn = String(account._id) === session.user._id;
  const device = isOwn ? await readDevice(deps, session) : undefined;
  const changed = await changeAccount(deps, account, { ...details, ...(isChange && password && { password }) });
  // an admin who changes their own password stays signed in on this device only
  if (isChange && device) {
    ctx.setSessionCookie(await openSession(deps, changed, device));
    rememberDevice(deps, changed, ctx);
  }
  return { success: true, message: 'User updated successfully!' };
});

export const updatePasswordRoute = handler(updatePassword, async ({ input: { body }, session, deps, ctx }) => {
  const account = await deps.mongo.users.findOne({ _id: new Types.ObjectId(session.user._id) }).lean<UserRecord>();
  if (!account) throw new ApiError(401, NOT_SIGNED_IN_MESSAGE);
  refuseGuessable(body.password, account);
  await checkCurrentPassword(deps, account, body.currentPassword);
  const device = await readDevice(deps, session);
  const changed = await changeAccount(deps, account, { password: body.password });
  // issue a new token: a copy of the old one must be signed out too
  ctx.setSessionCookie(await openSession(deps, changed, device));
  rememberDevice(deps, changed, ctx);
  return { success: true, message: 'Password updated successfully!' };
});

export const resetPasswordRoute = handler(resetPassword, async ({ input: { body }, deps, ctx }) => {
  const { email, password } = body;
  await deps.limits.resetByAddress.take(ctx.address);
  // by the email alone: the account's names must not show before the code is checked
  refuseGuessable(password, { email });
  await redeemResetGrant(deps, email, ctx.resetToken).catch(async (error: unknown) => {
    // only attempts without the verified code count, or others could use up the owner's
    await deps.accountLimits.reset.take(email);
    throw error;
  });
  const user = await deps.mongo.users.findOne({ email }).lean<UserRecord>();
  // no code was sent to an email without an account, but it may have been guessed
  if (!user) throw new ApiError(400, NOT_VERIFIED_MESSAGE);
  const changed = await changeAccount(deps, user, { password });
  ctx.setResetCookie(null);
  // lets the owner sign in while others are guessing the account's password
  rememberDevice(deps, changed, ctx);
  return { success: true, message: 'Password reset successfully!' };
});

export const userDetailsRoute = handler(userDetails, async ({ input: { body }, session, deps, ctx }) => {
  const { otp, currentPassword, ...details } = body;
  const account = await deps.mongo.users.findOne({ _id: new Types.ObjectId(session.user._id) }).lean<UserRecord>();
  if (!account) throw new ApiError(401, NOT_SIGNED_IN_MESSAGE);
  const isNewEmail = details.email !== account.email;
  if (isNewEmail) {
    if (!otp) throw new ApiError(400, OTP_REQUIRED_MESSAGE);
    if (!currentPassword) throw new ApiError(400, CURRENT_PASSWORD_REQUIRED_MESSAGE);
    // check the password first, so that a wrong one does not use up the code
    await checkCurrentPassword(deps, account, currentPassword);
    await deps.limits.otpTriesByAddress.take(ctx.address);
    await redeemCode(deps, { purpose: 'change-email', email: details.email, account: session.user._id }, otp);
  }
  const device = isNewEmail ? await readDevice(deps, session) : null;
  const changed = await changeAccount(deps, account, { ...details, endSessions: isNewEmail });
  // issue a new token: a copy of the old one must be signed out too
  if (device) ctx.setSessionCookie(await openSession(deps, changed, device));
  return { success: true, message: 'Details updated successfully!', user: presentUser(changed) };
});

export const undoEmailChangeRoute = handler(undoEmailChange, async ({ input: { body }, deps, ctx }) => {
  await deps.limits.undoByAddress.take(ctx.address);
  await restoreEmail(deps, body.token);
  return { success: true, message: 'Your email was restored. Please reset your password.' };
});

export const adminMetricsRoute = handler(adminMetrics, async ({ deps, ctx }) => {
  const { mongo } = deps;
  const [userManagement, candidateManagement, jobManagement] = await Promise.all([
    mongo.users.estimatedDocumentCount(),
    countCandidates(),
    countKept(mongo.jobs),
  ]);
  return {
    success: true,
    message: 'Metrics found.',
    metrics: { userManagement, candidateManagement, jobManagement },
  };

  /** Counts in the index: the collection also contains stubs of removed records. */
  async function countCandidates(): Promise<number> {
    const body = { size: 0, track_total_hits: true };
    const run = { call: adminMetrics.name, index: candidatesAlias(mongo), body, signal: ctx.signal };
    return foundTotal(await runSearch(deps, run));
  }
});

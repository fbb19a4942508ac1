import { Types } from 'mongoose';
import type { z } from 'zod';
import { findCompany } from '#api/companies/find-company.ts';
import type { companyFields } from '#api/contract/company-shapes.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { nameJobsAfterCompany } from '#api/jobs/name-jobs.ts';
import { cleanPicture } from '#api/pictures/clean-picture.ts';
import { storeCleanPicture } from '#api/pictures/stored-picture.ts';
import { accountGone } from '#api/sessions/account-gone.ts';
import { existingOwners } from '#mongo/dependents/owners.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { EmployerRecord } from '#mongo/models/employer.ts';

export interface CompanyUpdate {
  fields: { [F in keyof typeof companyFields]: z.output<(typeof companyFields)[F]> };
  /** The bytes of a new logo; null leaves the one there is. */
  logo: Buffer | null;
}

/** Stores what an employer says of its company; its jobs take over the name. Throws what cleanPicture throws. */
export async function updateCompany(
  deps: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  account: string,
  { fields, logo }: CompanyUpdate,
): Promise<EmployerRecord> {
  const { mongo, now } = deps;
  const user = new Types.ObjectId(account);
  const logoFields = logo ? await storeLogo(deps, user, logo) : {};
  const write = () =>
    mongo.employers
      .findOneAndUpdate(
        { user },
        { $set: { ...fields, ...logoFields, updatedAt: now() } },
        { upsert: true, returnDocument: 'before', runValidators: true },
      )
      .lean<EmployerRecord>()
      .exec();
  const before = await write().catch((error: unknown) => {
    // two at once found no record: the other one's is there now
    if (isKeyTaken(error)) return write();
    throw error;
  });
  if (logo && before?.logoFile) await removeFile(mongo, before.logoFile);
  if (!before && !(await existingOwners(mongo, 'users', [user])).has(account)) {
    const made = await mongo.employers.findOneAndDelete({ user }).lean<EmployerRecord>();
    if (made?.logoFile) await removeFile(mongo, made.logoFile);
    throw accountGone();
  }
  // also after a rename that broke off
  await nameJobsAfterCompany(deps, user);
  const stored = await findCompany(mongo, account);
  if (!stored) throw new Error(`the company of ${account} vanished while it was stored`);
  return stored;
}

async function storeLogo(deps: Pick<Dependencies, 'mongo' | 'now'>, user: Types.ObjectId, bytes: Buffer) {
  const file = await storeCleanPicture(deps, { name: 'logo', picture: await cleanPicture(bytes), by: user });
  return { logoFile: file._id, companyLogo: `/api/company-logo/${user}?version=${file._id}` };
}

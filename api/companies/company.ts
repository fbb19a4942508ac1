import { Types } from 'mongoose';
import type { z } from 'zod';
import type { Dependencies } from '#api/http/dependencies.ts';
import { accountGone } from '#api/http/errors.ts';
import { nameJobsAfterCompany } from '#api/jobs/find-job.ts';
import { cleanPicture, storeCleanPicture } from '#api/profile/clean-picture.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { existingOwners } from '#mongo/dependents/dependents.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { EmployerRecord } from '#mongo/models/employer.ts';
import type { Company, companyFields } from './contract.ts';

/** Finds the company of an employer account (24 hex digits); null if it has none. */
export function findCompany(mongo: Mongo, user: string): Promise<EmployerRecord | null> {
  return mongo.employers.findOne({ user: new Types.ObjectId(user) }).lean<EmployerRecord>();
}

interface CompanyUpdate {
  fields: { [F in keyof typeof companyFields]: z.output<(typeof companyFields)[F]> };
  /** The bytes of a new logo; null keeps the current one. */
  logo: Buffer | null;
}

/** Stores an employer's company; its jobs take over the name. Throws what cleanPicture throws. */
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
    // two concurrent writes found no record: the other one has created it
    if (isKeyTaken(error)) return write();
    throw error;
  });
  if (logo && before?.logoFile) await removeFile(mongo, before.logoFile);
  if (!before && !(await existingOwners(mongo, 'users', [user])).has(account)) {
    const made = await mongo.employers.findOneAndDelete({ user }).lean<EmployerRecord>();
    if (made?.logoFile) await removeFile(mongo, made.logoFile);
    throw accountGone();
  }
  // also completes a rename that a crash interrupted
  await nameJobsAfterCompany(deps, user);
  const stored = await findCompany(mongo, account);
  if (!stored) throw new Error(`the company of ${account} disappeared while it was being stored`);
  return stored;
}

async function storeLogo(deps: Pick<Dependencies, 'mongo' | 'now'>, user: Types.ObjectId, bytes: Buffer) {
  const file = await storeCleanPicture(deps, { name: 'logo', picture: await cleanPicture(bytes), by: user });
  return { logoFile: file._id, companyLogo: `/api/company-logo/${user}?version=${file._id}` };
}

/** Presents a company for its page; unset values are ''. */
export function presentCompany(record: EmployerRecord): Company {
  const at = record.headquarters;
  return {
    companyName: record.companyName,
    companyWebsite: record.companyWebsite ?? '',
    companyLogo: record.companyLogo ?? '',
    industry: record.industry ?? '',
    companySize: record.companySize ?? null,
    headquarters: {
      addressLine1: at?.addressLine1 ?? '',
      addressLine2: at?.addressLine2 ?? '',
      city: at?.city ?? '',
      state: at?.state ?? '',
      country: at?.country ?? '',
      zipCode: at?.zipCode ?? '',
    },
    description: record.description ?? '',
    user: String(record.user),
  };
}

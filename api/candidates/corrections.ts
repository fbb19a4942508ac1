import { setTimeout as pause } from 'node:timers/promises';
import { Types, type UpdateQuery } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { fullName, type Session } from '#api/http/session.ts';
import { type CorrectionField, correctionFields, MOST_CORRECTIONS } from '#domain/corrections.ts';
import { noticeNames } from '#domain/notice-periods.ts';
import { canonicalCity, cityName } from '#domain/places/cities.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord, Correction, Ctc } from '#mongo/models/candidate.ts';
import type { CorrectedValues, CorrectionAnswer } from './corrections-contract.ts';
import { findCandidate } from './find-candidate.ts';

/** Of ten concurrent corrections the last one needs ten attempts. */
const TRIES = 20;
/** Random pauses spread conflicting writers. */
const PAUSE_MS = 40;
const INDIA = '91';

/**
 * Stores what a recruiter learned about a candidate. Change and history are one write of the record, so neither is ever
 * without the other. A profile that its owner keeps stays as it is. Throws 400 if nothing differs, 404 if there is no
 * such candidate. Returns the record before the change, and whether it was changed.
 */
export async function correctCandidate(
  deps: Dependencies,
  session: Session,
  id: string,
  values: CorrectedValues,
): Promise<{ record: CandidateRecord; isNote: boolean }> {
  const company = await deps.mongo.employers.findOne({ user: new Types.ObjectId(session.user._id) }).lean();
  for (let tries = 1; ; tries += 1) {
    const record = await findCandidate(deps.mongo, id);
    const isNote = record.user !== undefined;
    const update = updateOf(record, values, {
      _id: new Types.ObjectId(),
      at: deps.now(),
      by: new Types.ObjectId(session.user._id),
      byName: fullName(session.user),
      ...(company && { company: company.companyName }),
      isNote,
    });
    try {
      const written = await deps.changes.candidates.update(record._id, update, { expected: record.revision });
      if (written) return { record, isNote };
      // merged into another record, which the next read finds, or removed
      if (tries === TRIES) throw new ApiError(404, 'Candidate not found.');
    } catch (error) {
      if (!(error instanceof Conflict) || tries === TRIES) throw error;
    }
    await pause(Math.random() * PAUSE_MS);
  }
}

function updateOf(
  record: CandidateRecord,
  values: CorrectedValues,
  about: Omit<Correction, 'changes'>,
): UpdateQuery<CandidateRecord> {
  const set = fieldsOf(record, values);
  const [before, after] = [shownValues(record), shownValues({ ...record, ...set })];
  const changes = correctionFields.flatMap((field) => {
    const [from, to] = [before[field], after[field]];
    return to === undefined || from === to ? [] : [{ field, ...(from !== undefined && { from }), to }];
  });
  if (changes.length === 0) throw new ApiError(400, 'Nothing differs from the profile.');
  return {
    ...(!about.isNote && { $set: { ...set, updatedOn: about.at, updatedBy: about.byName } }),
    $push: { corrections: { $each: [{ ...about, changes }], $slice: -MOST_CORRECTIONS } },
  };
}

/** The fields that hold the values. */
function fieldsOf(record: CandidateRecord, values: CorrectedValues): Partial<CandidateRecord> {
  const { noticePeriod, currentCTC, expectedCTC, phoneNumber, city } = values;
  return {
    ...(noticePeriod !== undefined && { noticePeriod }),
    ...(currentCTC !== undefined && { currentCTC: inLpa(currentCTC) }),
    ...(expectedCTC !== undefined && { expectedCTC: inLpa(expectedCTC) }),
    ...(phoneNumber !== undefined && { phoneNumber: { countryCode: INDIA, number: phoneNumber } }),
    ...(city !== undefined && cityOf(record) !== cityName(city) && { presentAddress: addressIn(city) }),
  };
}

const inLpa = (amount: number): Ctc => ({ amount, currency: 'INR' });

const cityOf = ({ presentAddress }: CandidateRecord) => presentAddress?.city && cityName(presentAddress.city);

/** Street, district and postcode of another city would be wrong. */
function addressIn(city: string): NonNullable<CandidateRecord['presentAddress']> {
  const { district, state } = canonicalCity(city) ?? {};
  return { city: cityName(city), ...(district && { district }), ...(state && { state }) };
}

function shownValues(record: CandidateRecord): Partial<Record<CorrectionField, string>> {
  const { noticePeriod, currentCTC, expectedCTC, phoneNumber } = record;
  const city = cityOf(record);
  return {
    ...(noticePeriod && { noticePeriod: (noticeNames as Record<string, string>)[noticePeriod] ?? noticePeriod }),
    ...(currentCTC && { currentCTC: `₹${currentCTC.amount} LPA` }),
    ...(expectedCTC && { expectedCTC: `₹${expectedCTC.amount} LPA` }),
    ...(phoneNumber && { phoneNumber: `+${phoneNumber.countryCode} ${phoneNumber.number}` }),
    ...(city && { city }),
  };
}

/** The corrections of a record that an account may see, newest first: all changes, and its own notes. */
export async function readCorrections(mongo: Mongo, account: string, id: string): Promise<CorrectionAnswer[]> {
  const { corrections = [] } = await findCandidate(mongo, id);
  return corrections
    .filter(({ isNote, by }) => !isNote || String(by) === account)
    .toReversed()
    .map(({ _id, at, byName, company, isNote, changes }) => ({
      _id: String(_id),
      at: at.toISOString(),
      byName,
      company: company ?? null,
      isNote,
      changes: changes.map(({ field, from, to }) => ({ field, from: from ?? null, to })),
    }));
}

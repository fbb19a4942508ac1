import type { Client } from '@elastic/elasticsearch';
import { Types } from 'mongoose';
import { projectCandidate } from '#indexer/projections/candidate.ts';
import { type CandidateRecord, unknownCandidate } from '#mongo/models/candidate.ts';
import { candidatesIndex } from '#search-templates/candidates/mapping.ts';
import type { IndexDefinition } from '#search-templates/elasticsearch/index-definition.ts';
import type { JudgedPerson } from '../judged-searches/load-judged-set.ts';

/** The current day of the judged set: see its README. */
export const JUDGED_DAY = '2026-11-23';

type JudgedIndex = Pick<IndexDefinition, 'settings' | 'mappings'>;

/** Puts the judged people into the product's index `<name>` and into `<name>-bm25`, where every field has its length. */
export async function fillJudgedIndices(elasticsearch: Client, name: string, people: JudgedPerson[]): Promise<void> {
  const documents = people.map((person, at) => ({ id: person.id, document: projectedPerson(person, at) }));
  await fillJudgedIndex(elasticsearch, name, candidatesIndex, documents);
  await fillJudgedIndex(elasticsearch, `${name}-bm25`, withLengths(candidatesIndex), documents);
}

export async function fillJudgedIndex(
  elasticsearch: Client,
  index: string,
  { settings, mappings }: JudgedIndex,
  documents: { id: string; document: object }[],
): Promise<void> {
  await elasticsearch.indices.delete({ index, ignore_unavailable: true });
  await elasticsearch.indices.create({ index, settings, mappings });
  const operations = documents.flatMap(({ id, document }) => [{ index: { _id: id } }, document]);
  const { errors, items } = await elasticsearch.bulk({ index, refresh: true, operations });
  if (errors) throw new Error(JSON.stringify(items.find((item) => item.index?.error)));
}

function projectedPerson({ id, candidate, resumeText }: JudgedPerson, at: number): object {
  const record = {
    ...unknownCandidate(),
    ...candidate,
    _id: new Types.ObjectId(at.toString(16).padStart(24, '0')),
    revision: 1,
    applicantID: id,
    createdOn: candidate.updatedOn,
  } as unknown as CandidateRecord;
  return projectCandidate(record, resumeText ?? null, new Date(JUDGED_DAY));
}

/** The index with the lengths of fields that BM25 needs. */
export function withLengths({ settings, mappings }: JudgedIndex): JudgedIndex {
  return { settings, mappings: JSON.parse(JSON.stringify(mappings), (key, value) => (key === 'norms' ? true : value)) };
}

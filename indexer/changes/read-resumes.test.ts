import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Indexer } from '#indexer/start-indexer.ts';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { docxOf, pdfOf, scannedPdf } from '#indexer/testing/resume-files.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { aliasOf } from './index-names.ts';

let servers: TestIndexer;
let indexer: Indexer;
let nextNumber = 500_000;

beforeAll(async () => {
  servers = await testIndexer();
  indexer = await servers.start();
});
afterAll(() => servers.close());

async function storeWithResume(bytes: Buffer, contentType: string) {
  const candidate = candidateRecord({
    applicantID: `SAN-${nextNumber++}`,
    resumeAvailable: true,
    resumeId: new Types.ObjectId(),
  });
  await servers.changes.resumes.insert([
    {
      _id: candidate.resumeId!,
      candidate: candidate._id,
      fileName: 'resume',
      contentType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
      textState: 'pending',
      uploadedAt: new Date(),
    },
  ]);
  await servers.changes.candidates.insert([candidate]);
  await indexer.processAll();
  const resume = await servers.mongo.resumes.findById(candidate.resumeId, { bytes: 0 }).lean();
  const { _source } = await servers.elasticsearch.get<{ resumeText: string | null }>({
    index: aliasOf(servers.namespace, 'candidates'),
    id: String(candidate._id),
  });
  return { resume, indexedText: _source?.resumeText };
}

test.each([
  ['PDF', pdfOf('Kubernetes and Kafka'), 'application/pdf'],
  ['DOCX', docxOf('Kubernetes and Kafka'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('a %s becomes text, and its candidate is indexed with it', async (_, bytes, contentType) => {
  const { resume, indexedText } = await storeWithResume(bytes, contentType);
  expect(resume).toMatchObject({ textState: 'done', text: 'Kubernetes and Kafka' });
  expect(indexedText).toBe('Kubernetes and Kafka');
});

test('a scan is found by what its picture shows', async () => {
  const scan = readFileSync(new URL('../../bench/resume-set/scans/scan-s025.pdf', import.meta.url));
  const { resume, indexedText } = await storeWithResume(scan, 'application/pdf');
  expect(resume).toMatchObject({ textState: 'done', text: expect.stringContaining('Sales Representative') });
  expect(indexedText).toBe(resume?.text);
});

test('a picture without text is stored as read, with no text', async () => {
  const { resume } = await storeWithResume(scannedPdf(500), 'application/pdf');
  expect(resume).toMatchObject({ textState: 'done', text: '' });
});

test('an unreadable file stores the reason with the resume, and its candidate is indexed without text', async () => {
  const { resume, indexedText } = await storeWithResume(Buffer.from('%PDF-1.7 broken'), 'application/pdf');
  expect(resume).toMatchObject({ textState: 'failed', textError: expect.stringMatching(/damaged/) });
  expect(indexedText).toBeNull();
});

import { docxOf } from '#indexer/testing/resume-files.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { workDuringSearches } from '../search/work-during-searches.ts';
import { importFile } from './import-file.ts';
import { makeSpreadsheet } from './make-spreadsheet.ts';

const SEARCHED_CANDIDATES = 2_000;
const SEED = 77;
/** Every nth is a DOCX, the others are PDF. */
const DOCX_EVERY = 3;

/** Resumes of `count` people in one bulk parsing: files a second, the workers' memory, and the effect on searches. */
export async function benchParse(count: number) {
  const files = makeFiles(count);
  const { result, seconds, busySearchMs, p99OverQuiet, ...measured } = await workDuringSearches(
    'parse',
    async (base, cookie) => void (await importFile(base, cookie, await makeSpreadsheet(SEARCHED_CANDIDATES))),
    (base, cookie) => parseAll(base, cookie, files),
  );
  return {
    files: count,
    ...result,
    seconds: Math.round(seconds * 10) / 10,
    filesPerSecond: Math.round((count / seconds) * 10) / 10,
    ...measured,
    searchMsDuringParsing: busySearchMs,
    p99OverQuiet,
  };
}

/** Of people who were not imported: two to four pages of text each. */
function makeFiles(count: number): File[] {
  const files: File[] = [];
  for (const { resumeText } of generateCandidates({ seed: SEED, count: count * 2 })) {
    if (!resumeText || files.length === count) continue;
    const isDocx = files.length % DOCX_EVERY === 0;
    const bytes = isDocx ? docxOfLines(resumeText.split('\n')) : pdfOfText(resumeText);
    files.push(new File([new Uint8Array(bytes)], `${files.length}.${isDocx ? 'docx' : 'pdf'}`));
  }
  if (files.length < count) throw new Error(`only ${files.length} of ${count} generated people have a resume`);
  return files;
}

const docxOfLines = (lines: readonly string[]): Buffer =>
  docxOf(
    lines
      .map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
      .join('</w:t></w:r></w:p><w:p><w:r><w:t>'),
  );

/** Sends all of them in one call and reads its stream to the end. Throws errors reported by the stream. */
async function parseAll(base: string, cookie: string, files: readonly File[]) {
  const form = new FormData();
  for (const file of files) form.append('resumes', file);
  const answer = await fetch(`${base}/api/bulk-parse-resumes`, {
    method: 'POST',
    headers: { cookie, origin: base },
    body: form,
  });
  if (!answer.ok) throw new Error(`The upload returned ${answer.status}: ${await answer.text()}`);
  const text = await answer.text();
  if (/^event: ?error/m.test(text) || !text.includes('All files processed.')) {
    throw new Error(`The parsing ended early: ${text.slice(-300)}`);
  }
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return { created: count(/: new candidate SAN-/g), updated: count(/: resume of SAN-/g) };
}

import { readFrames, toFrame } from '#indexer/files/processes/frames.ts';
import { TooLargePart } from '#indexer/files/resume-layout/archive-part.ts';
import type { ResumeLayout } from '#indexer/files/resume-layout/layout.ts';
import { OTHER_KIND } from '#indexer/files/unreadable-file.ts';
import { isEncryptedOffice, type ResumeKind, resumeKind } from '#mongo/files/resume-kind.ts';

/**
 * Runs as a separate process for resume-readers.ts. Reads files as frames (frames.ts) from standard input and answers
 * each with JSON `{text, lines}` or `{problem}` as a frame on standard output; ends when the input closes.
 */

/** Far more than a resume may have. */
const MOST_BYTES = 256 * 1024 * 1024;

const ENCRYPTED = 'It is protected by a password.';

type Answer = { text: string } & Partial<Pick<ResumeLayout, 'lines' | 'links'>>;

// load a library only for a file that needs it: loading all of them takes longer than reading most resumes

async function readPdf(bytes: Buffer): Promise<Answer> {
  const { readPdfLayout } = await import('#indexer/files/resume-layout/read-pdf-layout.ts');
  return await readPdfLayout(bytes);
}

/** Files outside the usual structure of Word's are read as plain text, by a library that knows more of them. */
async function readDocx(bytes: Buffer): Promise<Answer> {
  const { readDocxLayout } = await import('#indexer/files/resume-layout/read-docx-layout.ts');
  try {
    return readDocxLayout(bytes);
  } catch (error) {
    if (error instanceof TooLargePart) throw error;
    const { default: mammoth } = await import('mammoth');
    return { text: (await mammoth.extractRawText({ buffer: bytes })).value };
  }
}

async function readDoc(bytes: Buffer): Promise<Answer> {
  const { readDocLayout } = await import('#indexer/files/resume-layout/read-doc-layout.ts');
  return await readDocLayout(bytes);
}

const readers: Record<ResumeKind, (bytes: Buffer) => Promise<Answer>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
};

/** The libraries throw arbitrary errors; only a password is distinguished. */
function problemOf(error: unknown, bytes: Buffer): string {
  if (isEncryptedOffice(bytes) || /password|encrypt/i.test(String(error))) return ENCRYPTED;
  return 'It is damaged and can’t be read.';
}

async function read(bytes: Buffer): Promise<Answer | { problem: string }> {
  const kind = resumeKind(bytes);
  if (!kind) return { problem: OTHER_KIND };
  try {
    return await readers[kind](bytes);
  } catch (error) {
    return { problem: problemOf(error, bytes) };
  }
}

for await (const bytes of readFrames(process.stdin, MOST_BYTES)) {
  process.stdout.write(toFrame(Buffer.from(JSON.stringify(await read(bytes)))));
}
process.exit();

import { readFrames, toFrame } from '#indexer/files/processes/frames.ts';
import { OTHER_KIND } from '#indexer/files/unreadable-file.ts';
import { isEncryptedOffice, type ResumeKind, resumeKind } from '#mongo/files/resume-kind.ts';

/**
 * Runs as a separate process for resume-readers.ts. Reads files as frames (frames.ts) from standard input and answers
 * each with JSON `{text}` or `{problem}` as a frame on standard output; ends when the input closes.
 */

/** No resume is longer; each further page costs time and memory. */
const PAGES_READ = 200;

/** Far more than a resume may have. */
const MOST_BYTES = 256 * 1024 * 1024;

const ENCRYPTED = 'It is protected by a password.';

// load a library only for a file that needs it: loading all three takes longer than reading most resumes

interface LoadedPdf {
  doc: { loadingTask: { destroy(): Promise<void> } };
}

async function readPdf(bytes: Buffer): Promise<string> {
  const { PDFParse } = await import('pdf-parse');
  // pdf-parse bundles the worker of an older pdf.js; worker and library must have the same version
  PDFParse.setWorker(import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs'));
  const parser = new PDFParse({ data: new Uint8Array(bytes), verbosity: 0 });
  const { text } = await parser.getText({ pageJoiner: '\n', first: PAGES_READ });
  // its own destroy() calls a method that this pdf.js lacks; after a failure the process is discarded anyway
  await (parser as unknown as LoadedPdf).doc.loadingTask.destroy();
  return text;
}

async function readDocx(bytes: Buffer): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  return (await mammoth.extractRawText({ buffer: bytes })).value;
}

async function readDoc(bytes: Buffer): Promise<string> {
  const { default: WordExtractor } = await import('word-extractor');
  const document = await new WordExtractor().extract(bytes);
  return [document.getHeaders({ includeFooters: false }), document.getBody(), document.getTextboxes()].join('\n');
}

const readers: Record<ResumeKind, (bytes: Buffer) => Promise<string>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
};

/** The libraries throw arbitrary errors; only a password is distinguished. */
function problemOf(error: unknown, bytes: Buffer): string {
  if (isEncryptedOffice(bytes) || /password|encrypt/i.test(String(error))) return ENCRYPTED;
  return 'It is damaged and can’t be read.';
}

async function read(bytes: Buffer): Promise<{ text: string } | { problem: string }> {
  const kind = resumeKind(bytes);
  if (!kind) return { problem: OTHER_KIND };
  try {
    return { text: await readers[kind](bytes) };
  } catch (error) {
    return { problem: problemOf(error, bytes) };
  }
}

for await (const bytes of readFrames(process.stdin, MOST_BYTES)) {
  process.stdout.write(toFrame(Buffer.from(JSON.stringify(await read(bytes)))));
}
process.exit();

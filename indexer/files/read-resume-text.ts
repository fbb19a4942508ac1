import { buffer } from 'node:stream/consumers';
import { isEncryptedOffice, type ResumeKind, resumeKind } from '#mongo/files/resume-kind.ts';
import { OTHER_KIND } from './other-kind.ts';

/** Run as a process of its own by extract-text.ts: file on standard input, JSON `{text}` or `{problem}` on standard output. */

/** Nobody's resume is longer; each further page would cost time and memory. */
const PAGES_READ = 200;

const ENCRYPTED = 'It is protected by a password.';

// a library is loaded by the file that needs it: loading all three takes longer than reading most resumes

async function readPdf(bytes: Buffer): Promise<string> {
  const { PDFParse } = await import('pdf-parse');
  // pdf-parse carries the worker of an older pdf.js inside; worker and library must be of one version
  PDFParse.setWorker(import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs'));
  // never destroyed: this process ends with its one file
  const parser = new PDFParse({ data: new Uint8Array(bytes), verbosity: 0 });
  return (await parser.getText({ pageJoiner: '\n', first: PAGES_READ })).text;
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

/** The libraries throw whatever they like: the one thing told apart is a password. */
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

process.stdout.end(JSON.stringify(await read(await buffer(process.stdin))), () => process.exit(0));

import { buffer } from 'node:stream/consumers';
import { layoutOfPages } from '#indexer/files/resume-layout/read-pdf-layout.ts';
import { resumeKind } from '#mongo/files/resume-kind.ts';
import { recognisePages } from './recognise-pages.ts';
import { docxPictures, pdfPictures } from './scan-pictures.ts';

/**
 * Runs as a separate process for extract-scan.ts: reads a file from standard input, recognises the text in its pictures
 * and prints a ResumeLayout as JSON in the last line; a damaged file is an error exit.
 */
const bytes = await buffer(process.stdin);
const pictures = resumeKind(bytes) === 'pdf' ? pdfPictures(bytes) : docxPictures(bytes);
const layout = layoutOfPages(await recognisePages(pictures));
process.stdout.write(`\n${JSON.stringify(layout)}`);

import { buffer } from 'node:stream/consumers';
import { picturesOf } from './scan-pictures.ts';
import { tesseractPages } from './tesseract-pages.ts';

/**
 * Runs as a separate process for extract-scan.ts: reads a file from standard input and prints what Tesseract sees in its
 * pictures as JSON in the last line; a damaged file is an error exit.
 */
const pages = await tesseractPages(picturesOf(await buffer(process.stdin)));
process.stdout.write(`\n${JSON.stringify(pages)}`);

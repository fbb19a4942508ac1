import { execFileSync } from 'node:child_process';

/** Prints a page by Chromium; `profile` is a folder for its use. */
export function printPage(html: string, pdf: string, profile: string): void {
  const quiet = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer'];
  execFileSync('chromium', [...quiet, `--user-data-dir=${profile}`, `--print-to-pdf=${pdf}`, html], { stdio: 'pipe' });
}

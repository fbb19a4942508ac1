import type { Page } from 'playwright-core';

/** Resolves once a note at the lower edge says so. */
export async function told(page: Page, message: string | RegExp): Promise<void> {
  await page.getByRole('status').getByText(message).first().waitFor();
}

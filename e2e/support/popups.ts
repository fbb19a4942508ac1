import type { Locator, Page } from 'playwright-core';

/** Waits for the popup, confirms it with OK, waits until it has closed, and returns its message. */
export async function answerPopup(page: Page): Promise<string> {
  const popup = page.getByRole('dialog');
  const message = await popup.locator('p').textContent();
  await popup.getByRole('button', { name: 'OK' }).click();
  await popup.waitFor({ state: 'hidden' });
  return message ?? '';
}

/** Resolves once a toast has this text. */
export async function notified(page: Page, message: string | RegExp): Promise<void> {
  await page.getByRole('status').getByText(message).first().waitFor();
}

/** Waits until `target` has the focus. */
export const focused = (page: Page, target: Locator) => target.and(page.locator(':focus')).waitFor();

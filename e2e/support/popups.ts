import type { Locator, Page } from 'playwright-core';

/** The popup's message, once it is there; then answers it with OK and waits until it is gone. */
export async function answerPopup(page: Page): Promise<string> {
  const popup = page.getByRole('dialog');
  const message = await popup.locator('p').textContent();
  await popup.getByRole('button', { name: 'OK' }).click();
  await popup.waitFor({ state: 'hidden' });
  return message ?? '';
}

/** Resolves once a note at the lower edge says so. */
export async function notified(page: Page, message: string | RegExp): Promise<void> {
  await page.getByRole('status').getByText(message).first().waitFor();
}

/** Waits until `target` has the focus. */
export const focused = (page: Page, target: Locator) => target.and(page.locator(':focus')).waitFor();

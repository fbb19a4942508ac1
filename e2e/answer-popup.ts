import type { Page } from 'playwright-core';

/** The popup's message, once it is there; then answers it with OK and waits until it is gone. */
export async function answerPopup(page: Page): Promise<string> {
  const popup = page.getByRole('dialog');
  const message = await popup.locator('p').textContent();
  await popup.getByRole('button', { name: 'OK' }).click();
  await popup.waitFor({ state: 'hidden' });
  return message ?? '';
}

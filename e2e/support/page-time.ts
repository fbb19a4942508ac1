import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const STEP_MS = 500;

/**
 * Time from the start of `act` until the condition is true, by the page's clock (requires `page.clock.install()`). The
 * clock advances in steps, and the machine's own time is added, so the result is an upper bound.
 */
export async function pageTimeUntil(
  page: Page,
  act: () => Promise<void>,
  condition: () => Promise<boolean>,
): Promise<number> {
  const now = () => page.evaluate(() => Date.now());
  const begun = await now();
  await act();
  const stepThenCheck = async () => {
    await page.clock.runFor(STEP_MS);
    return condition();
  };
  await expect.poll(stepThenCheck, { timeout: 60_000 }).toBe(true);
  return (await now()) - begun;
}

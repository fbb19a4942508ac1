import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const STEP_MS = 500;

/**
 * How long, by the page's own clock (`page.clock.install()` came first), it takes from the beginning of `act` until the
 * condition holds. The clock is turned on in steps; what the machine itself takes for them counts too, so that a
 * result is never too small, and somewhat too large.
 */
export async function pageTimeUntil(
  page: Page,
  act: () => Promise<void>,
  condition: () => Promise<boolean>,
): Promise<number> {
  const now = () => page.evaluate(() => Date.now());
  const begun = await now();
  await act();
  const stepThenLook = async () => {
    await page.clock.runFor(STEP_MS);
    return condition();
  };
  await expect.poll(stepThenLook, { timeout: 60_000 }).toBe(true);
  return (await now()) - begun;
}

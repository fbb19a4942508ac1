import type { Locator, Page } from 'playwright-core';

/** Waits until `target` has the focus. */
export const focused = (page: Page, target: Locator) => target.and(page.locator(':focus')).waitFor();

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong with the page as it stands: rule and places, nothing where all is well. A PDF in a frame is its
 * viewer's, not ours. Only violations are worked out, and in the page itself: five times as fast on a full page.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Narrow and wide, light and dark: colours don't depend on the width, nor layout on the colours. */
export const views = [
  { width: 320, look: 'light' },
  { width: 1280, look: 'dark' },
] as const;

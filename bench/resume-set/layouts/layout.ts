import type { Facts, Style } from './facts.ts';
import type { Block, Design, Page } from './page-model.ts';

/** One of the set's own layouts. The registry's themes are in `themes.ts`. */
export type Layout = {
  id: string;
  style: Style;
  design: Design;
  page: (facts: Facts) => Omit<Page, 'design'>;
};

export const style = (dates: Style['dates'], ongoing: string, rest: Partial<Style> = {}): Style => ({
  dates,
  ongoing,
  dash: ' - ',
  pay: 'lpa',
  day: '12/05/1991',
  notice: 'days',
  total: 'words',
  ...rest,
});

export const design = (
  font: string,
  size: number,
  heading: Design['heading'],
  rest: Partial<Omit<Design, 'heading'>> = {},
): Design => ({
  font,
  size,
  color: '1f1f1f',
  nameSize: size + 10,
  margin: 16,
  ...rest,
  heading,
});

/** Blocks under a heading, or nothing if the person has no such facts. */
export const under = (title: Block, blocks: Block[]): Block[] => (blocks.length ? [title, ...blocks] : []);

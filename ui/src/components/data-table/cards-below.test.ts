import { expect, test } from 'vitest';
import { cardsBelow } from './cards-below.ts';

test('a table of few columns shows its rows as cards only on a narrow screen', () => {
  expect(cardsBelow([{}, { width: '120px' }, { width: '20%' }])).toBe(760);
});

test('one of many becomes cards before a column without a width is narrower than 120 px', () => {
  const columns = [{}, { width: '216px' }, { width: '84px' }, { width: '28%' }, { width: '120px' }, { width: '80px' }];
  const table = cardsBelow(columns) + 1 - 34;
  expect(table * (1 - 0.28) - 216 - 84 - 120 - 80).toBeGreaterThanOrEqual(120);
  expect((table - 2) * (1 - 0.28) - 216 - 84 - 120 - 80).toBeLessThan(120);
});

import { describe, expect, it } from 'vitest';
import { type TestReport, totalsOf } from './test-totals.ts';

function report(statuses: string[], file: { status?: string; message?: string } = {}): TestReport {
  const assertionResults = statuses.map((status, index) => ({ status, fullName: `test ${index}` }));
  return { testResults: [{ name: 'x.test.ts', status: 'passed', message: '', ...file, assertionResults }] };
}

describe('totals of a suite', () => {
  it.each([
    ['passed tests are counted', report(['passed', 'passed']), 0, 2, 0],
    ['a failed test is counted once, with any exit code', report(['passed', 'failed'], { status: 'failed' }), 1, 1, 1],
    ['a skipped test counts as failed', report(['passed', 'pending']), 0, 1, 1],
    [
      'a file that could not be loaded counts as failed',
      report([], { status: 'failed', message: 'no such module' }),
      1,
      0,
      1,
    ],
    ['an error outside of the tests counts as failed', report(['passed']), 1, 1, 1],
    ['a run without a report counts as failed', null, 1, 0, 1],
  ])('%s', (_rule, given, exitCode, passed, failed) => {
    expect(totalsOf('suite', given, exitCode)).toMatchObject({ passed, failed });
  });
});

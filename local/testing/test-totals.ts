/** The part of vitest's JSON report that is counted. */
export interface TestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

export interface Totals {
  passed: number;
  failed: number;
  /** Failures, one per line. */
  failures: string[];
}

/**
 * Counts a suite's results. A skipped test counts as failed: it proves nothing. So does a file that could not be
 * loaded, and a run that failed outside of its tests (`exitCode`) or wrote no report.
 */
export function totalsOf(suite: string, report: TestReport | null, exitCode: number): Totals {
  const failures: string[] = [];
  let passed = 0;
  for (const file of report?.testResults ?? []) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else failures.push(`${suite}: ${file.name}: ${test.fullName} (${test.status})`);
    }
    const allPassed = file.assertionResults.every((test) => test.status === 'passed');
    if (file.status === 'failed' && allPassed) failures.push(`${suite}: ${file.name}: ${firstLine(file.message)}`);
  }
  if (report === null) failures.push(`${suite}: ended with code ${exitCode} and without a report`);
  else if (exitCode !== 0 && failures.length === 0)
    failures.push(`${suite}: ended with code ${exitCode}: see its output above`);
  return { passed, failed: failures.length, failures };
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] || 'the file could not be run';
}

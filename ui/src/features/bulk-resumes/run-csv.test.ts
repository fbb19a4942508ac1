import { expect, test } from 'vitest';
import { runCsv } from './run-csv.ts';

const file = { state: 'failed' as const, message: 'It is empty.', candidateId: null, applicantID: null };

test('one line per file, every cell quoted, and none is a formula', () => {
  const csv = runCsv({
    files: [
      { ...file, file: '=HYPERLINK("http://evil")' },
      {
        ...file,
        file: 'a "b", c.pdf',
        state: 'completed',
        message: 'new candidate SAN-000001.',
        applicantID: 'SAN-000001',
      },
    ],
  });
  expect(csv).toBe(
    '\ufeff"File","Status","Result","Applicant ID"\r\n' +
      '"\'=HYPERLINK(""http://evil"")","failed","It is empty.",""\r\n' +
      '"a ""b"", c.pdf","completed","new candidate SAN-000001.","SAN-000001"\r\n',
  );
});

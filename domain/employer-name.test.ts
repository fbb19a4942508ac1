import { expect, it } from 'vitest';
import { withoutLegalForm } from './employer-name.ts';

it.each([
  ['Infosys', 'Infosys'],
  ['Infosys Ltd', 'Infosys'],
  ['Infosys Ltd.', 'Infosys'],
  ['INFOSYS LIMITED', 'INFOSYS'],
  ['Infosys Pvt. Ltd.', 'Infosys'],
  ['Infosys Pvt.Ltd.', 'Infosys'],
  ['Infosys (P) Ltd', 'Infosys'],
  ['Infosys (Private) Limited', 'Infosys'],
  ['Infosys Private Limited,', 'Infosys'],
  ['Acme, Inc.', 'Acme'],
  ['Sharma & Associates LLP', 'Sharma & Associates'],
  ['Accenture India Pvt Ltd', 'Accenture India'],
  ['Temasek Pte. Ltd.', 'Temasek'],
  ['Limited', 'Limited'],
  ['Private Limited', 'Private'],
  ['Unlimited', 'Unlimited'],
  ['Limited Brands', 'Limited Brands'],
  ['Pune Municipal Corporation', 'Pune Municipal Corporation'],
  ['The Coffee Company', 'The Coffee Company'],
])('%s is %s', (employer, name) => {
  expect(withoutLegalForm(employer)).toBe(name);
});

it('takes no longer for long rows of separators', () => {
  const dots = `Acme${' .,'.repeat(200)}x`;
  expect(withoutLegalForm(dots)).toBe(dots);
});

import { expect, test } from 'vitest';
import { resumeName } from './contract.ts';

const asha = { name: 'Asha Rao', experience: { year: 5, month: 6 }, link: '/resumes/a1.docx' };

test.each([
  ['SAN_, the name, the experience and the extension of the stored file', asha, 'SAN_Asha Rao[5y 6m].docx'],
  ['[_Resume] if the experience is unknown', { ...asha, experience: null }, 'SAN_Asha Rao[_Resume].docx'],
  ['.pdf if the stored file has no extension', { ...asha, link: '/resumes/a1' }, 'SAN_Asha Rao[5y 6m].pdf'],
  ['.pdf if no file is stored', { ...asha, link: null }, 'SAN_Asha Rao[5y 6m].pdf'],
  ['without < > : " / \\ | ? *', { ...asha, name: 'A<s>h:a"/\\|?* Rao' }, 'SAN_Asha Rao[5y 6m].docx'],
  ['without invisible characters', { ...asha, name: 'Asha\u202E\u0000\r\n Rao' }, 'SAN_Asha Rao[5y 6m].docx'],
])('a resume is named %s', (_, of, name) => {
  expect(resumeName(of)).toBe(name);
});

import { expect, test } from 'vitest';
import { parseResume } from './parse-resume.ts';

const JOB = 'WORK EXPERIENCE\nJava Developer, Zentrova (Jan 2021 - Nov 2026)\n';
const monthsIn = (text: string) => {
  const experience = parseResume(text, new Date('2026-11-01')).experience?.value;
  return experience && experience.year * 12 + experience.month;
};

test.each([
  ['Asha Rao\n15 years of total experience: 4 years in a plant and 11 years as consultant\n', 180],
  ['Asha Rao\nSailor with 15 years of service, then 3 years ashore. Total 18.5 years.\n', 222],
  ['Asha Rao\nDeveloper. Career break of ten months in 2022.\n', 71],
  ['Asha Rao\nSix years of drawing homes.\n', 72],
  ['Asha Rao\nHR generalist with sixteen years in hospitals.\n', 192],
  ['Asha Rao\nSix years and two months between underwriters and developers.\n', 74],
  ['Asha Rao\nQuantity Surveyor (14 years, of which Gulf 9)\n', 168],
  ['Asha Rao\nTotal 5 years 8 months, as follows\n', 68],
  ['Asha Rao\nBBA with eleven months in bancassurance\n', 11],
  ['Asha Rao\nA woman of 31 years of age\n', 71],
  [`Asha Rao\n${JOB.repeat(3)}${'Reports\n'.repeat(15)}I have 17 years of experience. I draw 14 lakhs.\n`, 204],
  ['Asha Rao\nHYDRO POWER PROJECTS: 28 YEARS\n', 336],
  ['Asha Rao\n9 years 3 months in Windows administration; L3 since 2021\n', 111],
  ['Asha Rao\nProcess engineer, three and a half years in refineries\n', 42],
  ['Asha Rao\nTotal years of experience: 14\n', 168],
  ['Asha Rao\nEXPERIENCE (PHARMA SALES, 17 YEARS)\n', 204],
  ['Asha Rao\nTotal experience 5.9 years\n', 71],
  ['Asha Rao\nTotal experience 9.4 years\n', 112],
  ['Asha Rao\nEXPERIENCE (Total: 6 Years 3 Months)\n', 75],
  ['Asha Rao\nExperience: (3 yrs)\n', 36],
  ['Asha Rao\n8 years afloat, last on a tanker\n', 96],
  ['Asha Rao\nThirty-two years in purchase of auto parts, last eleven as head\n', 384],
  ['Asha Rao\nThirty-six years of service in a bank\n', 432],
  ['Asha Rao\nTechnologist with thirty-one years on the shop floor\n', 372],
  ['Asha Rao\nEngineer · 7 years of shipping apps. Last two years I have moved code\n', 84],
  ['Asha Rao\nSUMMARY\nWorking in mills for the last 12 years\n', 144],
  ['Asha Rao\nConcreting at 2,600 m taught me much. 3 years on bridges\n', 36],
  [`Asha Rao\n${JOB}${'Reports\n'.repeat(30)}Sales professional with 5 years in Karnataka\n`, 60],
  ['Asha Rao\nBond of 15 years afloat\n', 71],
])('the total of %s', (text, months) => {
  expect(monthsIn(text + JOB)).toBe(months);
});

import { expect, test } from 'vitest';
import { parseResume } from './parse-resume.ts';

const HEAD = 'Ravi Kumar\nJava Developer\n';
const OWN = 'ravi@example.com | 9876500001\n';
const JOBS =
  '\nSUMMARY\nJava developer with 5 years.\n\nWORK EXPERIENCE\nJava Developer, Zentrova (Jan 2020 - Present)\n';

function contactsOf(text: string) {
  const { emails, phones } = parseResume(text, new Date('2026-06-01T00:00:00Z'));
  return [...emails.map(({ value }) => value), ...phones.map(({ value }) => value.number)];
}

test.each([
  ['under References', '\nREFERENCES\nAnil Mehta, Manager, Zentrova\nanil@zentrova.com, 9876511111'],
  ['under Referees', '\nReferees\n1. Anil Mehta\n   Mobile: 98765 11111\n2. Asha Rao\n   asha@zentrova.com'],
  [
    'under Professional References, with gaps',
    '\nProfessional References:\n\nAnil Mehta\n\nanil@zentrova.com\n\n+91 98765 11111',
  ],
  ['on a line that begins with Reference', '\nReference: Mr Anil Mehta, 9876511111, anil@zentrova.com'],
  ['of another person who can be contacted', '\nMr. Anil Mehta, my manager, can be contacted at 9876511111'],
  ['next to a person addressed as Mr', '\nMr. Anil Mehta (Manager) - 9876511111'],
  ['next to a person addressed as Dr', '\nDr Asha Rao, asha@college.edu'],
  ['next to another name', '\nAnil Mehta, Manager, Zentrova - anil@zentrova.com'],
  ['below another person', '\nMr. Anil Mehta\nManager, Zentrova\nanil@zentrova.com\n9876511111'],
  ['of a reporting manager', '\nReporting Manager: Anil Mehta\nEmail: anil@zentrova.com'],
  ['of somebody to be asked', '\nFor asking about me: Ramniwas ji (fleet incharge, Salasar) 98765 11111'],
  ['of somebody who can tell', '\nPerson who can tell about you : Harish Patel, Shift Incharge, 98765 11111'],
  ['of an emergency contact', '\nEmergency contact: Asha Rao, 9876511111'],
])('contacts of other people are excluded: %s', (_, others) => {
  expect(contactsOf(HEAD + JOBS + others)).toEqual([]);
  expect(contactsOf(HEAD + OWN + JOBS + others)).toEqual(['ravi@example.com', '9876500001']);
});

test.each([
  ['in the first lines', HEAD + OWN + JOBS],
  ['after the father', `Ravi Kumar S/o Shri Anil Mehta Contact: ${OWN}${JOBS}`],
  ['with Mr before the own name', `Mr. Ravi Kumar\n${OWN}${JOBS}`],
  [
    'below a heading after the references',
    `${HEAD}${JOBS}\nREFERENCES\nAnil Mehta, 9876511111\n\nPERSONAL DETAILS\n${OWN}`,
  ],
  ['in a declaration with the own name', `${HEAD}${JOBS}\nRavi Kumar, ravi@example.com, 9876500001`],
  ['where the person can be contacted', `${HEAD}${JOBS}\nI can be contacted at 9876500001 or ravi@example.com`],
  ['behind labels', `${HEAD}${JOBS}\nPERSONAL DETAILS\nMobile Number: 9876500001\nEmail Id: ravi@example.com`],
  ['without a name', `${OWN}${JOBS}`],
  ['behind a house named after a person', `Ravi Kumar\n12, Sri Sai Residency, Pune, ${OWN}${JOBS}`],
])('own contacts are kept: %s', (_, text) => {
  expect(contactsOf(text).toSorted()).toEqual(['9876500001', 'ravi@example.com']);
});

test.each([
  ['AL-BURHAN CONSULTANTS\nBilal Market, Mumbai Tel: 022-26501184 / 98193 22750 info@alburhan.example'],
  ['NARMADA AROCHEM LIMITED\nGIDC Estate, Ankleshwar 393002 HR Dept: 02646-258810'],
])('the sender of a form is another: %s', (head) => {
  expect(contactsOf(`${head}\nName: Ravi Kumar\n${OWN}${JOBS}`)).toEqual(['ravi@example.com', '9876500001']);
});

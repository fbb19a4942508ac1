import { expect, test } from 'vitest';
import { headingKind } from './section-headings.ts';

test.each([
  ['WORK EXPERIENCE :-', 'jobs'],
  ['Where I have worked so far', 'jobs'],
  ['My Professional Journey', 'jobs'],
  ['ACADEMIC JOURNEY', 'education'],
  ['Details of academic qualifications', 'education'],
  ['What I studied', 'education'],
  ['SKILLS ACQUIRED', 'skills'],
  ['Technical skills and interests', 'skills'],
  ['Languages I speak', 'languages'],
  ['Certification details', 'certifications'],
  ['Who I am', 'summary'],
  ['POSITIONS OF RESPONSIBILITY', 'other'],
])('%s heads a section of %s: all its words are words of headings', (text, kind) => {
  expect(headingKind(text)).toBe(kind);
});

test.each(['Training', 'Java Developer', 'Worked with teams in Pune', 'Skills: Java', 'Experience : 11 Years', ''])(
  '%j heads nothing',
  (text) => {
    expect(headingKind(text)).toBeNull();
  },
);

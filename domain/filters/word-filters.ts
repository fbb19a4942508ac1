import { z } from 'zod';
import { declareFilter } from './declare-filter.ts';
import { TEXT_LIMIT, textField, textsField } from './filter-field.ts';

/** Skills that a candidate must all have. */
export const skills = declareFilter(
  { skills: textsField('skill') },
  {
    asks: 'words',
    label: 'Skills',
    reads: ['skills'],
    isActive: (own) => own.skills.length > 0,
    describe: (own) => own.skills.map((skill) => `skill ${skill}`).join(' AND '),
    drops: (own) =>
      own.skills.map((skill) => ({
        label: `Skill ${skill}`,
        patch: { skills: own.skills.filter((one) => one !== skill) },
      })),
    describedBefore: 'noticePeriod',
    droppedBefore: 'location',
  },
);

/** Names of institutes, of which the candidate attended at least one. */
export const institutes = declareFilter(
  { institutes: textsField('institute') },
  {
    asks: 'words',
    label: 'Institute',
    reads: ['institutes'],
    isActive: (own) => own.institutes.length > 0,
    describe: (own) => (own.institutes.length > 0 ? `institute ${own.institutes.join(' or ')}` : ''),
    drops: (own) =>
      own.institutes.length > 0
        ? [{ label: `Institute ${own.institutes.join(' or ')}`, patch: { institutes: [] } }]
        : [],
  },
);

/** An expression that searches only the resume's text. */
export const resumeSearch = declareFilter(
  { resumeSearch: textField('resume', z.string().max(TEXT_LIMIT).default('')) },
  {
    asks: 'words',
    label: 'Resume text',
    reads: ['resumeText'],
    isActive: (own) => own.resumeSearch.trim() !== '',
    describe: (own) => (own.resumeSearch.trim() ? `resume: ${own.resumeSearch.trim()}` : ''),
    drops: (own, expressionParts) =>
      expressionParts(own.resumeSearch).map(({ text, without }) => ({
        label: `Resume text: ${text}`,
        patch: { resumeSearch: without },
      })),
    isBroken: (own, isBrokenExpression) => isBrokenExpression(own.resumeSearch),
    describedBefore: 'noticePeriod',
    droppedBefore: 'skills',
  },
);

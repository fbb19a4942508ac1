import { describe, expect, test } from 'vitest';
import { nearTitleLines, reviewedNearTitles } from './reviewed-near-titles.ts';
import { titleName, titleNames } from './title-names.ts';

const names = (title: string) => titleNames(title).map(({ name }) => name);

describe('the names of a title', () => {
  test.each<[rule: string, title: string, expected: string[]]>([
    ['are its words in their base form', 'Java Developers', ['java developer']],
    ['say nothing of the level before it', 'Senior Java Developer', ['java developer']],
    ['say nothing of the level after it', 'Software Architect III', ['software architect']],
    ['are one for synonyms', 'Systems Admin', ['sysadmin']],
    ['are also its ends that name work', 'Performance Test Lead', ['performance test lead', 'test lead']],
    ['are one word where it names who does the work', 'ICU Nurse', ['icu nurse', 'nurse']],
    ['are no words that only follow a post', 'Engineer - Mobile', ['engineer mobile']],
    ['keep “staff” and “assistant”', 'Assistant Chef', ['assistant chef', 'chef']],
    ['are two posts of any trade together', 'Executive Assistant', ['executive assistant']],
    ['are none for one post of any trade', 'Senior Manager', []],
    ['are none for those who learn the work', 'Trainee Java Developer', []],
    ['are none for a text without words', '—', []],
    ['are none for a text longer than titles are', 'Developer '.repeat(60), []],
  ])('%s', (_rule, title, expected) => expect(names(title)).toEqual(expected));

  test('keep how the title writes them', () => {
    expect(titleNames('Sr. QA Automation Lead II').map(({ written }) => written)).toEqual([
      'QA Automation Lead',
      'Automation Lead',
    ]);
  });
});

describe('the reviewed near titles', () => {
  test('are titles with names, each once in its line and no line twice', () => {
    const asked = nearTitleLines.map((line) => titleName(line.split(' ~ ')[0] ?? ''));
    expect(new Set(asked).size).toBe(asked.length);
    for (const line of nearTitleLines) {
      const inLine = line.split(' ~ ').map(titleName);
      expect(inLine, line).not.toContain('');
      expect(inLine.length, line).toBeGreaterThan(1);
      expect(new Set(inLine).size, line).toBe(inLine.length);
    }
  });

  test.each([
    ['a title has those of its line', 'QA Engineer', 'Test Engineer'],
    ['its level changes nothing', 'Senior DevOps Engineer', 'Site Reliability Engineer'],
    ['a title without a line is near to those that name it', 'Laravel Developer', 'PHP Developer'],
  ])('%s', (_rule, title, near) => expect(reviewedNearTitles(title)).toContain(near));

  test('an unknown title has none', () => expect(reviewedNearTitles('Lighthouse Keeper')).toEqual([]));
});

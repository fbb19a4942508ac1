import { testRules } from './testing/rule-cases.ts';

const badges = (...keywords: string[]) => keywords.map((keyword) => ({ keyword }));
const updated = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`;

testRules('Ranking', [
  {
    rule: "a match in a skill or a current title ranks above one in a description, and that above one in the resume's text",
    candidates: {
      resume: { resumeText: 'Java', updatedOn: updated(9) },
      description: { descriptions: ['Java'], updatedOn: updated(8) },
      previousTitle: { previousTitles: ['Java Developer'], updatedOn: updated(7) },
      title: { currentTitles: ['Java Developer'], updatedOn: updated(2) },
      skill: { skills: ['Java'], updatedOn: updated(1) },
    },
    filter: { keyword: { badges: badges('java') } },
    selects: ['title', 'skill', 'description', 'previousTitle', 'resume'],
    ordered: true,
  },
  {
    rule: 'more matching badges rank higher, whatever the fields',
    candidates: {
      oneSkill: { skills: ['Java'] },
      threeInResume: { resumeText: 'Java Kafka Spring' },
      twoSkills: { skills: ['Java', 'Kafka'] },
    },
    filter: { keyword: { badges: badges('java', 'kafka', 'spring') } },
    selects: ['threeInResume', 'twoSkills', 'oneSkill'],
    ordered: true,
  },
  {
    rule: 'one more badge outranks every tier, over all groups together',
    candidates: {
      best: {
        skills: ['Java', 'Kafka'],
        currentTitles: ['Lead'],
        currentEmployers: ['Infosys'],
        updatedOn: updated(9),
      },
      more: {
        resumeText: 'Java Kafka Spring',
        previousTitles: ['Lead'],
        previousEmployers: ['Infosys'],
        updatedOn: updated(1),
      },
    },
    filter: {
      keyword: { badges: [...badges('java', 'kafka', 'spring')] },
      designation: { badges: badges('lead') },
      company: { badges: badges('infosys') },
    },
    selects: ['more', 'best'],
    ordered: true,
  },
  {
    rule: 'in Boolean mode too, more matching leaves rank higher',
    candidates: { one: { skills: ['Java'] }, two: { resumeText: 'Java Kafka' } },
    filter: { keyword: { boolean: true, inputText: 'java OR kafka' } },
    selects: ['two', 'one'],
    ordered: true,
  },
  {
    rule: 'a field matched twice counts once',
    candidates: {
      often: { skills: ['Java'], currentTitles: ['Java Lead'], resumeText: 'Java Java Java', updatedOn: updated(1) },
      once: { skills: ['Java'], updatedOn: updated(2) },
    },
    filter: { keyword: { badges: badges('java') } },
    selects: ['once', 'often'],
    ordered: true,
  },
  {
    rule: 'equal matches: last updated first, then by id',
    candidates: {
      b: { skills: ['Java'], updatedOn: updated(1) },
      a: { skills: ['Java'], updatedOn: updated(1) },
      newer: { skills: ['Java'], updatedOn: updated(2) },
    },
    filter: { keyword: { badges: badges('java') } },
    selects: ['newer', 'a', 'b'],
    ordered: true,
  },
]);

import { describe, expect, test } from 'vitest';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { pluralsOf } from './plurals.ts';
import { baseKeyOf, synonymLines, synonymsOf } from './synonyms.ts';
import { expand } from './variants.ts';

/** Every text of an expansion. */
function texts(text: string, exact = false): Set<string> {
  const found = expand(text, exact).flatMap((reading) =>
    reading.reduce<string[]>(
      (starts, slot) => starts.flatMap((start) => slot.map(({ tokens }) => `${start} ${tokens.join(' ')}`.trim())),
      [''],
    ),
  );
  return new Set(found);
}

describe('the list of synonyms', () => {
  test('has at least 400 groups of two terms or more', () => {
    expect(synonymLines.length).toBeGreaterThanOrEqual(400);
    for (const line of synonymLines) expect(line.split(' = ').length, line).toBeGreaterThan(1);
  });

  test('holds words only, each term once in its group, none in two groups', () => {
    const lineOf = new Map<string, string>();
    for (const line of synonymLines) {
      const terms = line.split(' = ').map(toTokens);
      expect(new Set(terms.map((term) => term.join(' '))).size, line).toBe(terms.length);
      for (const term of terms) {
        expect(term.length, line).toBeGreaterThan(0);
        const key = baseKeyOf(term);
        expect(lineOf.get(key) ?? line, `“${term.join(' ')}” stands in two groups`).toBe(line);
        lineOf.set(key, line);
      }
    }
  });

  test.each([
    ['java', 'javascript'],
    ['c', 'c++'],
    ['c++', 'c#'],
    ['angular', 'angularjs'],
    ['software developer', 'software engineer'],
    ['it', 'information technology'],
    ['be', 'bachelor of engineering'],
    ['sales force', 'salesforce'],
  ])('%s does not stand for %s', (one, other) => {
    expect(texts(one)).not.toContain(toTokens(other).join(' '));
    expect(texts(other)).not.toContain(toTokens(one).join(' '));
  });
});

describe('a word', () => {
  test.each([
    ['developer', 'developers'],
    ['Developers', 'developer'],
    ['company', 'companies'],
    ['technologies', 'technology'],
    ['process', 'processes'],
    ['batches', 'batch'],
    ['database', 'databases'],
    ['API', 'apis'],
    ['KPIs', 'kpi'],
    ['analysis', 'analyses'],
    ['salesman', 'salesmen'],
    ['k8s', 'kubernetes'],
    ['Kubernetes', 'k8s'],
    ['sde', 'software development engineer'],
    ['sde', 'software development engineers'],
    ['MBA', 'master of business administration'],
    ['B.Tech', 'btech'],
    ['btech', 'b tech'],
    ['CA', 'chartered accountant'],
    ['HRBP', 'hr business partner'],
    ['J2EE', 'java ee'],
    ['R&D', 'research development'],
    ['e-commerce', 'ecommerce'],
    ['ecommerce', 'e commerce'],
    ['cpp', 'cplusplus'],
    ['react', 'reactjs'],
  ])('%s stands for %s', (text, variant) => expect(texts(text)).toContain(variant));

  test.each(['SaaS', 'CSS', 'AWS', 'iOS', 'Jenkins', 'Kubernetes', 'business', 'campus', 'redis', 'Node.js', '.NET'])(
    '%s is not a plural',
    (name) => {
      const [token = ''] = toTokens(name);
      expect(pluralsOf(token)).not.toContain(token.slice(0, -1));
      expect(pluralsOf(token.slice(0, -1))).not.toContain(token);
    },
  );

  test.each([
    ['go', []],
    ['ios', []],
    ['sql', ['sqls']],
    ['java8', []],
    ['r_d', []],
  ])('%s has the forms %s', (token, forms) => expect(pluralsOf(token)).toEqual(forms));

  test('its literal comes first, and each alternative has its reason', () => {
    expect(expand('sde', false)).toEqual([
      [
        [
          { tokens: ['sde'], via: 'literal' },
          { tokens: ['sdes'], via: 'plural' },
          { tokens: ['software', 'development', 'engineer'], via: 'synonym' },
          { tokens: ['software', 'development', 'engineers'], via: 'synonym' },
        ],
      ],
    ]);
  });
});

describe('a phrase', () => {
  test.each([
    ['ml engineer', 'machine learning engineers'],
    ['machine learning engineers', 'ml engineer'],
    ['machine learning engineer', 'mle'],
    ['java developers', 'java developer'],
    ['senior software engineer', 'sse'],
    ['senior software engineer', 'sr swe'],
    ['sr software engg lead', 'senior software engineering lead'],
    ['hr business partner', 'hrbp'],
    ['node js developer', 'nodejs developers'],
    ['machine learning software engineer', 'ml swe'],
    ['front-end developer', 'frontend developer'],
    ['full stack developers', 'fullstack developer'],
  ])('%s stands for %s', (text, variant) => expect(texts(text)).toContain(variant));

  test('has one slot for each token of the literal, which comes first', () => {
    for (const text of ['senior software engineer', 'C++ developer', 'machine learning ml engineer']) {
      expect(expand(text, false)[0]?.map((slot) => slot[0])).toEqual(
        toTokens(text).map((token) => ({ tokens: [token], via: 'literal' })),
      );
    }
  });

  test('taken literally has no alternatives', () => {
    expect([...texts('ml engineers', true)]).toEqual(['ml engineers']);
    expect(expand('ml engineers', true)).toHaveLength(1);
    expect([...texts('k8s', true)]).toEqual(['k8s']);
  });

  test('stays bounded when many terms overlap in it', () => {
    const long = 'senior software engineer in test automation engineer machine learning engineer '.repeat(6);
    const readings = expand(long, false);
    expect(readings.length).toBeLessThanOrEqual(9);
    for (const slot of readings.flat()) expect(slot.length).toBeLessThanOrEqual(24);
  });

  test('without a word has no alternatives', () => expect(expand('& …', false)).toEqual([]));
});

test('a term is found in any of its forms', () => {
  expect(synonymsOf(['software', 'engineers'])).toBe(synonymsOf(['software', 'engineer']));
});

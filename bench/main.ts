import { parseArgs } from 'node:util';
import { machine } from './harness/machine.ts';

/**
 * `npm run bench -- <name> [--candidates N] [--rows N] [--jobs N] [--files N] [--tries N] [--differences N]`: prints
 * progress, and finally one line of JSON.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    candidates: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '50000' },
    jobs: { type: 'string', default: '100000' },
    tries: { type: 'string', default: '1000' },
    files: { type: 'string', default: '500' },
    differences: { type: 'string', default: '1000' },
    /** For fuzz: requests per call and role, which calls, and one role alone or 'signed out'. */
    examples: { type: 'string', default: '100' },
    calls: { type: 'string', default: '.' },
    as: { type: 'string' },
    /** For relevance, job-relevance and parser: the hidden half, at most three times; each run goes into its README's table. */
    final: { type: 'boolean', default: false },
    /** For former: a checkout of another version, with its packages. */
    folder: { type: 'string', default: '' },
    /** For relevance and job-relevance: the first ten of every search; job-relevance ignores it with --final. */
    verbose: { type: 'boolean', default: false },
  },
});

const benches = {
  search: async () => (await import('./search/search.ts')).benchSearch(count('candidates')),
  'chosen-facets': async () => (await import('./search/chosen-facets.ts')).benchChosenFacets(count('candidates')),
  former: async () =>
    (await import('./search/against-former.ts')).benchAgainstFormer(values.folder, count('candidates')),
  shards: async () => (await import('./search/shards.ts')).benchShards(count('candidates')),
  load: async () => (await import('./search/load.ts')).benchLoad(count('candidates')),
  'search-quota': async () => (await import('./search/search-quota.ts')).benchSearchQuota(count('tries')),
  jobs: async () => (await import('./jobs/jobs.ts')).benchJobs(count('jobs')),
  indexing: async () => (await import('./indexing/indexing.ts')).benchIndexing(count('candidates')),
  indexers: async () => (await import('./indexing/indexers.ts')).benchIndexers(count('candidates')),
  'pro-search-screen': async () =>
    (await import('./search/pro-search-screen.ts')).benchProSearchScreen(count('candidates')),
  import: async () => (await import('./import/import.ts')).benchImport(count('rows')),
  signin: async () => (await import('./accounts/signin.ts')).benchSignin(count('candidates')),
  fuzz: async () => (await import('./fuzz/fuzz-api.ts')).fuzzApi(count('examples'), values.calls, values.as),
  relevance: async () =>
    (await import('./relevance/relevance.ts')).benchRelevance(values.final ? 'hidden' : 'seen', values.verbose),
  'job-relevance': async () =>
    (await import('./relevance/job-relevance.ts')).benchJobRelevance(
      values.final ? 'hidden' : 'seen',
      values.verbose && !values.final,
    ),
  spreadsheets: async () => (await import('./import/spreadsheets.ts')).benchSpreadsheets(),
  parse: async () => (await import('./import/parse.ts')).benchParse(count('files')),
  audit: async () => (await import('./indexing/audit.ts')).benchAudit(count('candidates'), count('differences')),
  duplicates: async () => (await import('./indexing/duplicates.ts')).benchDuplicates(count('candidates')),
  parser: async () => (await import('./labelled-resumes/parser.ts')).benchParser(values.final),
  'single-write': async () => (await import('./indexing/single-write.ts')).benchSingleWrite(count('tries')),
  'mongo-away': async () => (await import('./mongo-away.ts')).benchMongoAway(count('tries')),
  plans: async () => (await import('./query-plans/explain.ts')).explainQueries(),
  'account-timing': async () => (await import('./accounts/account-timing.ts')).benchAccountTiming(count('tries')),
};

function count(option: 'candidates' | 'rows' | 'jobs' | 'tries' | 'files' | 'examples' | 'differences'): number {
  const number = Number(values[option]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${option} must be a whole number above 0`);
  return number;
}

const name = positionals[0] as keyof typeof benches | undefined;
if (!name || !(name in benches)) {
  console.error(
    `npm run bench -- ${Object.keys(benches).join(' | ')} [--candidates N] [--rows N] [--jobs N] [--files N] [--tries N] [--differences N]`,
  );
  process.exit(2);
}
const figures = await benches[name]();
console.log(JSON.stringify({ bench: name, ...figures, machine: machine() }));
// a Kafka client keeps a socket after a broker's restart: the process must exit explicitly
process.exit();

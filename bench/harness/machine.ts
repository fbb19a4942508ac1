import { readFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';

/** The machine of a measurement: included in the last line of every benchmark. */
export function machine() {
  const cores = cpus();
  const installed = JSON.parse(
    readFileSync(new URL(import.meta.resolve('@elastic/elasticsearch/package.json')), 'utf8'),
  );
  return {
    cores: cores.length,
    cpu: cores[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${arch()}`,
    node: process.version,
    elasticsearchClient: installed.version,
  };
}

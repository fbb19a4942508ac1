import { arch, cpus, platform, totalmem } from 'node:os';
import packageJson from '#package.json' with { type: 'json' };

/** What a figure was measured on: stands in the last line of every benchmark. */
export function machine() {
  const cores = cpus();
  return {
    cores: cores.length,
    cpu: cores[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${arch()}`,
    node: process.version,
    elasticsearchClient: packageJson.dependencies['@elastic/elasticsearch'],
  };
}

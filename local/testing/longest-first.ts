import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of test files: first those named here, in this order, then the others by size, largest first. Without it,
 * Vitest knows long files only from an earlier run, and a long one that starts last delays the end.
 */
export function longestFirst(files: string[]) {
  const place = ({ moduleId }: TestSpecification) => {
    const at = files.findIndex((file) => moduleId.endsWith(`/${file}`));
    return at === -1 ? files.length : at;
  };
  return class LongestFirst extends BaseSequencer {
    override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(specifications);
      return sorted.sort((one, other) => place(one) - place(other));
    }
  };
}

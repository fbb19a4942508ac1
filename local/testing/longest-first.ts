import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of test files: those named first, as they are named, then the others, the largest first. By itself Vitest
 * knows only after a run which ones are long, and one that begins last is waited for alone.
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

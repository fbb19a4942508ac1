/** A problem that prevents the start, with what the user can do about it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
  readonly remedy: string;
  /** Whether it is likely to disappear within seconds, so that a retry makes sense. */
  readonly isTransient: boolean;

  constructor(message: string, remedy: string, { isTransient = false } = {}) {
    super(message);
    this.remedy = remedy;
    this.isTransient = isTransient;
  }
}

/** Something that keeps the product from starting, with what the person at the keyboard can do about it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
  readonly remedy: string;
  /** Whether it is likely to be over within seconds, so that trying again is worth it. */
  readonly passing: boolean;

  constructor(message: string, remedy: string, { passing = false } = {}) {
    super(message);
    this.remedy = remedy;
    this.passing = passing;
  }
}

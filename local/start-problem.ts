/** Something that keeps the product from starting, with what the person at the keyboard can do about it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: { cause?: unknown }) {
    super(message, options);
    this.remedy = remedy;
  }
}

import { CODE_REQUIRED_MESSAGE, SIX_DIGITS_MESSAGE } from '#api/sessions/second-factor-contract.ts';

/** What is wrong with a typed code of the app. */
export function appCodeProblem(code: string): string | undefined {
  if (code.trim() === '') return CODE_REQUIRED_MESSAGE;
  return /^\d{6}$/.test(code.trim()) ? undefined : SIX_DIGITS_MESSAGE;
}

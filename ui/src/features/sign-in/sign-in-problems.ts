/** What the sign-in form holds. */
export interface SignInFields {
  email: string;
  password: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/;

/** What is wrong with each field, in the words the screen shows; a field that is right has no key. */
export function signInProblems({ email, password }: SignInFields): Partial<SignInFields> {
  const problems: Partial<SignInFields> = {};
  if (email.trim() === '') problems.email = 'Email is required!';
  else if (!EMAIL.test(email.trim())) problems.email = 'Invalid email format!';
  if (password === '') problems.password = 'Password is required!';
  return problems;
}

/** What is unique of a name within an account. */
export const nameKeyOf = (owner: string, name: string): string => `${owner}:${name.toLowerCase()}`;

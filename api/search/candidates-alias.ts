/** The alias behind which the candidates' index stands. */
export function candidatesAlias({ namespace }: { namespace: string }): string {
  return `${namespace}-candidates`;
}

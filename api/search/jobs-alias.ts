/** The alias behind which the jobs' index stands. */
export function jobsAlias({ namespace }: { namespace: string }): string {
  return `${namespace}-jobs`;
}

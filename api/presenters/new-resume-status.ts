const NEW_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether a resume that came at that time still counts as new: 30 days long. */
export function newResumeStatus(uploadedOn: Date | string | null | undefined, now: Date): boolean {
  if (!uploadedOn) return false;
  const age = now.getTime() - new Date(uploadedOn).getTime();
  return age >= 0 && age < NEW_FOR_MS;
}

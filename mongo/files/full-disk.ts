/** No room on the disk, in the account's quota, or below the process's limit. */
const codes = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const printed = new RegExp(`code: '(${codes.join('|')})'`);

/** Whether a write failed for lack of room: the same write succeeds once there is some. */
export const isDiskFull = (error: unknown): boolean =>
  codes.includes((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Throws if a child process ended because it had no room, by the error that Node printed at its end. */
export function throwIfDiskFull(stderr: string): void {
  const code = printed.exec(stderr)?.[1];
  if (code) throw Object.assign(new Error(`No room on the disk: ${code}`, { cause: stderr }), { code });
}

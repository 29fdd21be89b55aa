const READ_ONLY = ['EROFS', 'EACCES', 'EPERM']
const NO_ROOM = ['ENOSPC', 'EDQUOT']

/** A file could not be written: the disk is full, or the folder is read-only or somebody else's. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  // A port below 1024 is refused in the same words.
  if ('syscall' in error && ['listen', 'connect'].includes(String(error.syscall))) return false
  return [...READ_ONLY, ...NO_ROOM].includes(String(error.code))
}

const READ_ONLY = ['EROFS', 'EACCES', 'EPERM']
const NO_ROOM = ['ENOSPC', 'EDQUOT']

/** A file could not be written: the disk is full, or the folder is read-only or somebody else's. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const act = 'syscall' in error ? String(error.syscall) : ''
  // A port below 1024 is refused in the same words.
  if (act === 'listen' || act === 'connect') return false
  // So Node says that a folder with its parents cannot be made on a disk that is read-only.
  if (act === 'mkdir' && error.code === 'ENOENT') return true
  return [...READ_ONLY, ...NO_ROOM].includes(String(error.code))
}

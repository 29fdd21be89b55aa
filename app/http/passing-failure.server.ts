import { TooManyPasswords } from '#modules/accounts/index.server.ts'
import { isDatabaseAway, isOutOfSpace } from '#platform/db/errors.server.ts'
import { isUnwritable } from '#platform/disk/unwritable.server.ts'

/** Nothing is wrong with the program or with what was asked: the same may be asked again in a moment. */
export function isPassing(error: unknown): boolean {
  return isDatabaseAway(error) || isOutOfSpace(error) || isUnwritable(error) || error instanceof TooManyPasswords
}

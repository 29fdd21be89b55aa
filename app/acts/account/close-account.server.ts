import type { RouterContextProvider } from 'react-router'
import { factsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { Result } from '#kernel/result.ts'
import { checkOwnPassword, type Member, type OwnPasswordFailure } from '#modules/accounts/index.server.ts'
import { erasePerson } from '#modules/privacy/index.server.ts'
import { removeStoredPicture } from '#platform/images/store-picture.server.ts'

export type CloseFailure = OwnPasswordFailure | { code: 'user-not-found' } | { code: 'last-owner' }

/**
 * Closes the own account after its password was given once more: what belongs to the person is erased as far as the
 * books allow, and every session ends. The photograph goes after the commit; its file holds nothing but pixels.
 */
export async function closeAccount(
  context: Readonly<RouterContextProvider>,
  member: Member,
  password: string,
  now: Date,
): Promise<Result<unknown, CloseFailure>> {
  const { db, env, log } = context.get(servicesContext)
  const address = context.get(factsContext).clientAddress
  const checked = await checkOwnPassword(db, member, { current: password, address }, now)
  if (!checked.ok) return checked
  const erased = await erasePerson(db, { member }, now)
  if (!erased.ok) return erased
  const { photo, ...counts } = erased.value
  if (photo !== null) await removeStoredPicture(env.dataDir, photo)
  log.info({ ...counts }, 'an account was closed by its owner')
  return erased
}

import { fail, ok, type Result } from '#kernel/result.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'
import {
  changeUser,
  endSessionsOf,
  sendPasswordReset,
  type Admin,
  type UserChangeFailure,
} from '#modules/accounts/index.server.ts'
import { erasePerson } from '#modules/privacy/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { removeStoredPicture } from '#platform/images/store-picture.server.ts'
import { readRights, rightsShown } from './read-rights.ts'

/** What an act on an account ended in. */
export type UserNews = 'saved' | 'sessions' | 'reset' | 'erased'

export type UserProblem = UserChangeFailure | { code: 'user-blocked' } | { code: 'confirm' }

type Act = { db: Db; dataDir: string; admin: Admin<'users'>; userId: string; fields: Record<string, string> }

/** Does what one of the forms of the page asks for. */
export async function actOnUser(act: Act, now: Date): Promise<Result<UserNews, UserProblem>> {
  const { db, admin, userId, fields } = act
  switch (fields['intent']) {
    case 'block':
    case 'unblock':
      return saved(await changeUser(db, admin, { userId, change: { isActive: fields['intent'] === 'unblock' } }, now))
    case 'end-sessions': {
      const ended = await endSessionsOf(db, admin, userId, now)
      return ended.ok ? ok('sessions') : ended
    }
    case 'reset': {
      const sent = await sendPasswordReset(db, admin, userId, now)
      return sent.ok ? ok('reset') : sent
    }
    case 'erase':
      return erase(act, now)
    default: {
      const { dial, ...rights } = readRights(fields)
      const change = { ...rights, dial: dial === '' ? null : dial }
      const isExpected = (user: SignedInUser) => rightsShown(user) === fields['version']
      return saved(await changeUser(db, admin, { userId, change, isExpected }, now))
    }
  }
}

function saved(changed: Awaited<ReturnType<typeof changeUser>>): Result<UserNews, UserProblem> {
  return changed.ok ? ok('saved') : changed
}

async function erase({ db, dataDir, admin, userId, fields }: Act, now: Date): Promise<Result<UserNews, UserProblem>> {
  if (fields['isChecked'] !== 'on') return fail({ code: 'confirm' })
  const erased = await erasePerson(db, { admin, userId }, now)
  if (!erased.ok) return erased
  if (erased.value.photo !== null) await removeStoredPicture(dataDir, erased.value.photo)
  return ok('erased')
}

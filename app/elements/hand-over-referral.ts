import { call } from './call.ts'
import type { SignedIn } from './client-state.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { noteFailure } from '#app/page/note-failure.ts'

const COOKIE = 'referral'

/**
 * Tells the account who sent its owner, when the browser knows and the account does not. What was told is forgotten
 * here; after a failure it stays for the next page.
 */
export async function handOverReferral(user: SignedIn): Promise<void> {
  const referral = readCookie(COOKIE)
  if (!referral || user.U_Referral !== '') return
  try {
    await call(`/api/uye/${encodeURIComponent(user.id)}`, { method: 'PUT', body: { U_Referral: referral } })
    user.U_Referral = referral
    writeCookie(COOKIE, '')
  } catch (error) {
    noteFailure(error)
  }
}

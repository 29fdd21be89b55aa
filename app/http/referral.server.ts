import type { IncomingMessage } from 'node:http'
import { setCookie } from '#platform/http/cookies.server.ts'

const THIRTY_DAYS_SECONDS = 2_592_000
const CODE = /^[A-Za-z0-9_-]{1,64}$/
/** Calls, and files, which have an ending, are no visit. */
const NO_PAGE = /^\/(api|auth|rest|builds)\/|\.[^/]*$/

/** The cookie that remembers who sent a visitor, from `?ref=` of any page; `undefined` when nobody is named. */
export function referralCookie(req: Pick<IncomingMessage, 'method' | 'url'>, isSecure: boolean): string | undefined {
  const { method, url = '' } = req
  if ((method !== 'GET' && method !== 'HEAD') || !url.includes('ref=')) return undefined
  const [path = '', query = ''] = url.split('?')
  const code = NO_PAGE.test(path) ? null : new URLSearchParams(query).get('ref')
  if (code === null || !CODE.test(code)) return undefined
  return setCookie('referral', code, { maxAgeSeconds: THIRTY_DAYS_SECONDS, isSecure })
}

import { TOTP } from 'otpauth'
import { getPage, postForm } from './test-app.ts'

type App = Parameters<typeof postForm>[0]

/** The code that an authenticator app shows; `stepsAhead` for the next one, as a code works once. */
export function codeOf(secret: string, stepsAhead = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })
}

/** Sets an authenticator app up as a visitor does, and reads the page with the recovery codes. */
export async function setUpApp(app: App, headers: Record<string, string>) {
  const begun = await postForm(app, '/user/security', { intent: 'begin-totp' }, headers)
  const page = await (await getPage(app, begun.headers.get('location') ?? '', headers)).text()
  const secret = (/<code dir="ltr"[^>]*>([A-Z2-7 ]+)</.exec(page)?.[1] ?? '').replaceAll(' ', '')
  const done = await postForm(app, '/user/security', { intent: 'confirm-totp', code: codeOf(secret) }, headers)
  const html = await done.text()
  return {
    secret,
    status: done.status,
    html,
    codes: [...html.matchAll(/<code dir="ltr">([A-Z2-9-]{19})</g)].map((found) => found[1] ?? ''),
  }
}

/** One cookie that an answer sets, as the next request sends it. */
export function cookieOf(answer: Response, name: string): string {
  return (
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';')[0] ?? ''
  )
}

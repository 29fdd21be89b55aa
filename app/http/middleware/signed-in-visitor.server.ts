import { redirect, redirectDocument, type RouterContextProvider } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { shownAddress } from './address.ts'
import { blockedContext, localeContext, sessionContext } from './contexts.ts'

/** Where strangers and the blocked are sent: to the door of the area. */
type Door = { login: typeof paths.login; blockedLogin: typeof paths.blockedLogin; headers?: Record<string, string> }

/**
 * Who is signed in, for areas behind a door: strangers are sent there, and who owes a second factor is led to where it is
 * set up. Stands after `rememberSession`.
 */
export function signedInVisitor(context: Readonly<RouterContextProvider>, url: URL, door: Door) {
  const user = context.get(sessionContext)
  const locale = context.get(localeContext)
  const { headers } = door
  const init = headers === undefined ? {} : { headers }
  if (context.get(blockedContext)) throw redirect(door.blockedLogin(locale), init)
  if (!user) throw redirect(door.login(locale, shownAddress(url)), init)
  if (user.owesSecondFactor) throw redirectDocument(paths.security(locale, { required: true }), init)
  return user
}

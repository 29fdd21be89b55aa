import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import type { StaffArea } from '#modules/accounts/index.ts'
import { proveAdmin, proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { signedInVisitor } from './signed-in-visitor.server.ts'

/** The proof that staff are asking; only routes behind `requireAdmin` have it. */
const adminContext = createContext<Admin>()

const staffDoor = { login: paths.adminLogin, blockedLogin: paths.adminBlockedLogin }

/**
 * Lets staff through, sends strangers to the staff door of their language, leads staff who owe a second factor to where
 * it is set up, and refuses everybody else with 403. Stands after `rememberSession`.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const user = signedInVisitor(context, url, staffDoor)
  const admin = proveAdmin(user)
  if (!admin) throw data(null, { status: 403 })
  context.set(adminContext, admin)
  return next()
}

/** The member of staff who asks; refuses with 403 those whose role does not open the area. */
export function adminOf<Area extends StaffArea>(context: Readonly<RouterContextProvider>, area: Area): Admin<Area> {
  const admin = proveArea(context.get(adminContext), area)
  if (!admin) throw data(null, { status: 403 })
  return admin
}

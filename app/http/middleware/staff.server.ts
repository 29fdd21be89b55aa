import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import type { StaffRight } from '#modules/accounts/index.ts'
import {
  proofFor,
  proveAdmin,
  proveArea,
  proveBounded,
  type Admin,
  type BoundedRight,
} from '#modules/accounts/index.server.ts'
import { isOrderReached } from '#modules/booking/index.server.ts'
import { servicesContext } from './contexts.ts'
import { signedInVisitor } from './signed-in-visitor.server.ts'

/** The proof that staff are asking, and with what they may do by this request; only routes behind `requireAdmin` have it. */
const adminContext = createContext<{ admin: Admin; asking: Admin }>()

const staffDoor = { login: paths.adminLogin, blockedLogin: paths.adminBlockedLogin }

/**
 * Lets staff through, sends strangers to the staff door of their language, leads staff who owe a second factor to where
 * it is set up, and refuses everybody else with 403. Stands after `rememberSession`.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const user = signedInVisitor(context, url, staffDoor)
  const admin = proveAdmin(user)
  if (!admin) throw data(null, { status: 403 })
  context.set(adminContext, { admin, asking: proofFor(admin, request.method) })
  return next()
}

/** The member of staff who asks; refuses with 403 those who lack one of the rights, or only look where they would change. */
export function adminOf<Right extends StaffRight>(
  context: Readonly<RouterContextProvider>,
  ...rights: readonly [Right, ...Right[]]
): Admin<Right> {
  const admin = proveArea(context.get(adminContext).asking, ...rights)
  if (!admin) throw data(null, { status: 403 })
  return admin
}

/**
 * The same for whoever may reach only some customers, which `adminOf` refuses in areas where customers are. It is for doors
 * that show and change nothing beyond whom they reach.
 */
export function boundedAdminOf<Right extends BoundedRight>(
  context: Readonly<RouterContextProvider>,
  ...rights: readonly [Right, ...Right[]]
): Admin<Right> {
  const admin = proveBounded(context.get(adminContext).asking, ...rights)
  if (!admin) throw data(null, { status: 403 })
  return admin
}

/** The same about one order, by its public id: refuses with 404 those who do not reach its customer, and for no order. */
export async function adminOfOrder<Right extends BoundedRight>(
  context: Readonly<RouterContextProvider>,
  orderId: string,
  ...rights: readonly [Right, ...Right[]]
): Promise<Admin<Right>> {
  const admin = boundedAdminOf(context, ...rights)
  if (!(await isOrderReached(context.get(servicesContext).db, admin, orderId))) throw data(null, { status: 404 })
  return admin
}

/** The same where a page shows more to those who may see more; `undefined` for those who may not. */
export function adminIf<Right extends StaffRight>(
  context: Readonly<RouterContextProvider>,
  ...rights: readonly [Right, ...Right[]]
): Admin<Right> | undefined {
  return proveArea(context.get(adminContext).admin, ...rights)
}

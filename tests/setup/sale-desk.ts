import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { findOrder, listOrders } from '#modules/booking/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** What the form of a sale by telephone says of who calls. */
export const contact = {
  'contact.firstName': 'Zehra',
  'contact.lastName': 'Ak',
  'contact.email': 'zehra@example.com',
  'contact.phone': '0532 123 45 67',
  'contact.city': 'Konya',
  'contact.country': 'TR',
}
/** Paid at once, agreed to on the telephone. */
export const terms = { hold: '48', pay: 'full', locale: 'tr', hasAgreed: 'on' }
export const oneTraveller = {
  count: '1',
  'travellers.0.fare': 'double',
  'travellers.0.firstName': 'Zehra',
  'travellers.0.lastName': 'Ak',
}

/** A member of staff who sells, and the order that was made last. */
export async function aSaleDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const admin = aStaffMember({ id: staff.userId })
  return {
    db,
    app,
    staff,
    admin,
    get: async (path: string) => (await getPage(app, path, staff.headers)).text(),
    send: (path: string, fields: Record<string, string>) => postForm(app, path, fields, staff.headers),
    latest: async () => {
      const { orders } = await listOrders(db, admin, { page: 1, pageSize: 1 })
      return findOrder(db, admin, orders[0]?.id ?? '')
    },
  }
}

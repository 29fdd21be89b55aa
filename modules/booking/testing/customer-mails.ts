import type { Db } from '#platform/db/client.server.ts'
import type { CustomerMailWork } from '../customer-mail-work.ts'

/** What jobs write to customers with, as an agency called Kafile. */
export function customerMailsOf(db: Db): CustomerMailWork {
  return {
    db,
    agency: async () => ({ brand: 'Kafile', phone: '+90 212 000 00 00', email: '' }),
    orderUrl: (locale, publicId, accessToken) => `https://kafile.example/${locale}/order/${publicId}?t=${accessToken}`,
  }
}

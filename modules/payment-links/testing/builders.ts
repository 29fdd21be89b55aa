import { sql } from 'kysely'
import { money } from '#kernel/money.ts'
import { proveAdmin, proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { aSignedInUser, aUser } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import type { LinkWork } from '../index.server.ts'
import { openPaymentLink, type NewPaymentLink } from '../open-payment-link.server.ts'

const noon = new Date('2027-03-01T12:00:00Z')

export function aLinkRequest(facts: Partial<NewPaymentLink> = {}): NewPaymentLink {
  return {
    title: 'Umre, kalan ödeme',
    price: money(116_000, 'USD'),
    customer: { name: 'Hatice Karaca', email: 'hatice@example.com', phone: '+905320000000' },
    locale: 'tr',
    note: '',
    expiresAt: null,
    allowsInstallments: false,
    ...facts,
  }
}

/** A link of a clerk, who is there too. */
export async function aLink(db: Db, facts: Partial<NewPaymentLink> = {}, now = noon) {
  const admin = await aClerk(db)
  return { admin, ...(await openPaymentLink(db, admin, aLinkRequest(facts), now)) }
}

export async function aClerk(db: Db): Promise<Admin<'payments'>> {
  const { userId } = await aUser(db, { staffRole: 'finance' })
  const staff = proveAdmin(aSignedInUser({ id: userId, isAdmin: true, staffRole: 'finance' }))
  const admin = staff && proveArea(staff, 'payments')
  if (!admin) throw new Error('the account is not of staff')
  return admin
}

export function aLinkWork(db: Db): LinkWork {
  return {
    db,
    pdf: createPdfCompiler({ fontsDir: findFontsDir() }),
    agency: async () => {
      // As in the program it is read from the database: whoever asks for it inside a transaction waits for ever.
      await sql`select 1`.execute(db)
      return {
        brand: 'Kafile',
        trade: 'TURİZM',
        firm: 'Kafile Turizm',
        address: 'Fatih, İstanbul',
        phone: '0212 000 00 00',
        email: 'ofis@kafile.test',
        licence: { group: 'A', number: '0000' },
      }
    },
    paymentUrl: (locale, token) => `https://kafile.test/${locale}/payment/${token}`,
    staffUrl: (locale, id) => `https://kafile.test/${locale}/admin/paymentLinks/${id}`,
  }
}

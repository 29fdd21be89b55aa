import { formatPhone } from '#kernel/format-phone.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Agency } from '#modules/booking/index.ts'
import type { Site } from '#modules/content/index.ts'

/** The agency as documents and mails name it. */
export function agencyOf({ brand, trade, firm, address, phone, email, licence }: Site, locale: Locale): Agency {
  return { brand, trade, firm, address, phone: formatPhone(phone, locale), email, licence }
}

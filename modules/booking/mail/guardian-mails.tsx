import { renderMail } from '#platform/mail/render-mail.server.ts'
import type { Order } from '../data/read-orders.server.ts'
import type { Agency } from '../documents/agency.ts'
import type { Guardian } from '../guardians/guardian.ts'
import { guardianTexts, type GuardianMail } from './guardian-texts.ts'
import { orderMailProps, type WrittenMail } from './order-mail-props.ts'
import { OrderMail } from './order-mail.tsx'

/** Writes to somebody who looks after an order, in their language. What is bought and for how much stands behind the code. */
export async function writeGuardianMail(
  { guardian, order }: { guardian: Guardian; order: Order },
  agency: Agency,
  url: string,
  kind: GuardianMail,
  facts: Record<string, string> = {},
): Promise<WrittenMail> {
  const { locale, name } = guardian
  const { firstName, lastName } = order.contact
  const props = orderMailProps({ ...order, locale }, agency, url, guardianTexts[locale][kind], {
    customerName: name,
    ordererName: `${firstName} ${lastName}`,
    ...facts,
  })
  const mail = <OrderMail {...props} rows={[]} />
  return { subject: props.text.subject, ...(await renderMail(mail)) }
}

import type { Locale } from '#kernel/locale.ts'
import { documentsOfPayer } from '#modules/booking/index.server.ts'
import { startCardPayment } from '#modules/payments/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

export type CardPayer = { name: string; email: string; phone: string }

/** Where a payment is agreed to on its own page, as that of a link, its payer agrees to everything. */
const consents = { terms: true, privacy: true, personalData: true }

/** Somebody pays with a card that the test bank takes without asking for a code. */
export async function payByCard(
  { tx, gateway }: World,
  { token, payer, locale }: { token: string; payer: CardPayer; locale: Locale },
  now: Date,
): Promise<void> {
  const paid = await startCardPayment(
    gateway,
    {
      token,
      idempotencyKey: `demonstration:${token}`,
      locale,
      installments: 1,
      payer,
      card: {
        number: '4111 1111 1111 1111',
        expiry: `12/${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`,
        cvc: '123',
        cardName: payer.name,
      },
      clientAddress: '',
      agreement: {
        consents,
        texts: await documentsOfPayer(tx, { given: consents, locale }),
        address: '',
        userAgent: '',
      },
    },
    now,
  )
  must(paid, `the card of ${payer.name}`)
}

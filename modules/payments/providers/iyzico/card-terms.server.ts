import { z } from 'zod'
import { toDecimalText, type Money } from '#kernel/money.ts'
import type { CardTerms } from '../../domain/card-terms.ts'
import type { ProviderCall } from '../provider.server.ts'
import { askIyzico, type IyzicoAccount } from './iyzico-client.server.ts'

/**
 * What a card may do, by the digits that name its bank. `undefined` when iyzico does not know the card.
 *
 * @throws NotSent, Indeterminate when iyzico gave no answer.
 */
export async function readCardTerms(
  account: IyzicoAccount,
  { bin, price }: { bin: string; price: Money },
  call: ProviderCall,
): Promise<CardTerms | undefined> {
  const [plans, card] = await Promise.all([
    askIyzico(
      account,
      '/payment/iyzipos/installment',
      { body: { locale: 'tr', binNumber: bin, price: toDecimalText(price) } },
      call,
    ),
    askIyzico(account, '/payment/bin/check', { body: { locale: 'tr', binNumber: bin } }, call),
  ])
  const answered = Installments.safeParse(plans).data
  const known = Bin.safeParse(card).data
  if (!answered && !known) return undefined
  // Cards from abroad are in no list of a Turkish bank, and no bank abroad takes part in installments.
  const offered = answered?.installmentDetails[0]
  const counts = offered?.installmentPrices.map(({ installmentNumber }) => Number(installmentNumber)) ?? []
  const canWait = known?.cardType === 'CREDIT_CARD' && price.currency === 'TRY'
  return {
    counts: canWait ? [...new Set([1, ...counts])] : [1],
    bank: offered?.bankName || known?.bankName || '',
    family: offered?.cardFamilyName || known?.cardFamily || '',
  }
}

const name = z.string().nullish()

const Installments = z.object({
  status: z.literal('success'),
  installmentDetails: z.array(
    z.object({
      bankName: name,
      cardFamilyName: name,
      installmentPrices: z.array(z.object({ installmentNumber: z.string().regex(/^\d{1,2}$/) })),
    }),
  ),
})

const Bin = z.object({ status: z.literal('success'), bankName: name, cardFamily: name, cardType: name })

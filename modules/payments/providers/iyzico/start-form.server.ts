import { z } from 'zod'
import { nearestLocale } from '#kernel/locale.ts'
import { subtract, toDecimalText } from '#kernel/money.ts'
import { Indeterminate, NotSent } from '#platform/outgoing/ask-over-http.server.ts'
import { Rejected, type Buyer, type ProviderCall, type StartPayment } from '../provider.server.ts'
import type { StartResult } from '../provider.server.ts'
import { askIyzico, type IyzicoAccount } from './iyzico-client.server.ts'
import { wordsOf } from './iyzico-errors.ts'
import { areSigned } from './iyzico-signature.server.ts'

/**
 * Opens a payment form at iyzico. Nothing is charged before somebody types a card into it, and only who has its address
 * can: whatever goes wrong before we have that address has moved no money and counts as not sent.
 */
export async function startForm(
  account: IyzicoAccount,
  request: StartPayment,
  call: ProviderCall,
): Promise<StartResult> {
  const answer = await openForm(account, request, call)
  if (answer.status === 'failure') throw new Rejected('other', wordsOf(answer))
  const form = OpenedForm.safeParse(answer)
  if (!form.success) throw new NotSent('iyzico opened a form without an address')
  const { conversationId, token, signature, paymentPageUrl } = form.data
  const isOurs =
    conversationId === request.attemptRef && areSigned(account.secretKey, [conversationId, token], signature)
  if (!isOurs) throw new NotSent('the answer about a payment form is not signed by iyzico')
  return { kind: 'next', step: { kind: 'redirect', url: paymentPageUrl }, providerRef: token }
}

async function openForm(account: IyzicoAccount, request: StartPayment, call: ProviderCall) {
  try {
    return await askIyzico(
      account,
      '/payment/iyzipos/checkoutform/initialize/auth/ecom',
      { body: formOf(request) },
      call,
    )
  } catch (error) {
    if (error instanceof Indeterminate) throw new NotSent(`no payment form came about: ${error.message}`)
    throw error
  }
}

const OpenedForm = z.object({
  conversationId: z.string(),
  token: z.string().min(1),
  signature: z.string(),
  paymentPageUrl: z.url({ protocol: /^https?$/ }),
})

/** The basket is what is sold; what installments cost is in the paid price alone. */
function formOf({ attemptRef, amount, surcharge, installments, title, buyer, locale, returnUrl }: StartPayment) {
  const price = toDecimalText(subtract(amount, surcharge))
  const address = addressOf(buyer)
  return {
    locale: nearestLocale(locale, ['en', 'tr']),
    conversationId: attemptRef,
    price,
    paidPrice: toDecimalText(amount),
    currency: amount.currency,
    basketId: attemptRef,
    paymentGroup: 'PRODUCT',
    callbackUrl: returnUrl,
    enabledInstallments: [installments],
    forceThreeDS: 1,
    buyer: buyerOf(attemptRef, buyer),
    billingAddress: address,
    shippingAddress: address,
    basketItems: [{ id: attemptRef, name: title, category1: 'Seyahat', itemType: 'VIRTUAL', price }],
  }
}

/** iyzico refuses a buyer without these; a payer is asked only for what a payment needs. */
const UNKNOWN_IDENTITY = '11111111111'
const UNKNOWN_ADDRESS = 'Adres bilgisi alınmadı'
const UNKNOWN_CITY = 'İstanbul'

function buyerOf(id: string, buyer: Buyer) {
  const { contactName: whole, address, city, country } = addressOf(buyer)
  const words = whole.split(/\s+/)
  const surname = words.at(-1) ?? whole
  return {
    id,
    name: words.slice(0, -1).join(' ') || surname,
    surname,
    identityNumber: UNKNOWN_IDENTITY,
    email: buyer.email,
    ...(buyer.phone ? { gsmNumber: buyer.phone } : {}),
    registrationAddress: address,
    city,
    country,
    ip: buyer.ip,
  }
}

function addressOf({ name, address, city, country }: Buyer) {
  return {
    contactName: name.trim(),
    address: address.trim() || UNKNOWN_ADDRESS,
    city: city.trim() || UNKNOWN_CITY,
    country: country === 'TR' || country === '' ? 'Turkey' : country,
  }
}

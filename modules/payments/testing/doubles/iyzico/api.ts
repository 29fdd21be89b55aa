import { z } from 'zod'
import { leftOf } from '../books.ts'
import type { DoubleAnswer, DoubleRequest } from '#tests/setup/double-server.ts'
import { FormRequest, type BookedMove, type FormBooks, type OpenForm, type Quirk } from './forms.ts'
import { findByBin } from './sandbox-cards.ts'
import { answerWith, digits, failure, isProven, minorOf, signed } from './wire.ts'

/** What iyzico's interface is asked with, and what it looks into. */
export type ApiCall = {
  request: DoubleRequest
  keys: { apiKey: string; secretKey: string }
  books: FormBooks
  quirk: Quirk | undefined
  /** Where the pages of this double are. */
  pageUrl: string
}

/** The merchant's side of iyzico; `undefined` for a path it does not have. */
export function answerApi(call: ApiCall): DoubleAnswer | undefined {
  const handler = handlers[`${call.request.method} ${call.request.url.pathname}`]
  if (!handler) return undefined
  if (!isProven(call.request, call.keys)) return failure('1000', 'Geçersiz imza')
  return handler(call, call.request.body ? JSON.parse(call.request.body) : {})
}

type Body = Record<string, unknown>
type Handler = (call: ApiCall, body: Body) => DoubleAnswer

const handlers: Record<string, Handler> = {
  'POST /payment/iyzipos/checkoutform/initialize/auth/ecom': openForm,
  'POST /payment/iyzipos/checkoutform/auth/ecom/detail': showForm,
  'POST /payment/detail': showPayment,
  'POST /payment/iyzipos/installment': showInstallments,
  'POST /payment/bin/check': showBin,
  'POST /payment/cancel': cancel,
  'POST /v2/payment/refund': refund,
  'GET /v2/reporting/payment/details': report,
}

function openForm({ keys, books, quirk, pageUrl }: ApiCall, body: Body): DoubleAnswer {
  const request = FormRequest.safeParse(body)
  if (!request.success) return failure('11', `Geçersiz istek: ${request.error.issues[0]?.path.join('.')}`)
  const { token, shopRef } = books.open(request.data)
  return answerWith({
    status: 'success',
    conversationId: shopRef,
    token,
    tokenExpireTime: 1800,
    checkoutFormContent: '<script></script>',
    paymentPageUrl: `${pageUrl}/form?token=${token}&lang=${request.data.locale}`,
    signature: signed(secretOf(keys, quirk), [shopRef, token]),
  })
}

function showForm({ keys, books, quirk }: ApiCall, body: Body): DoubleAnswer {
  const form = books.findForm(String(body['token']))
  if (!form) return failure('5152', 'token bulunamadı')
  const common = { conversationId: form.shopRef, token: form.token, callbackUrl: form.request.callbackUrl }
  switch (form.state) {
    case 'open':
      return failure('5122', 'Ödeme formu henüz tamamlanmadı', common)
    case 'at-bank':
      return answerWith({ status: 'success', ...common, paymentStatus: 'INIT_THREEDS' })
    case 'refused':
      return refusalOf(form, common)
    case 'paid': {
      const payment = paymentOf(form)
      const { paymentId, currency, basketId, conversationId, paidPrice, price } = payment
      const values = ['SUCCESS', paymentId, currency, basketId, conversationId, paidPrice, price, form.token]
      const signature = signed(secretOf(keys, quirk), values)
      return answerWith({ status: 'success', ...common, paymentStatus: 'SUCCESS', ...payment, signature })
    }
  }
}

/** What a customer who went to the bank in vain left behind. */
function refusalOf({ card }: OpenForm, common: Body): DoubleAnswer {
  const verdict = card?.verdict
  if (verdict?.kind !== 'refused') {
    const mdStatus = verdict?.kind === 'not-verified' ? Number(verdict.mdStatus) : 0
    return answerWith({ status: 'success', ...common, paymentStatus: 'FAILURE', mdStatus })
  }
  const { errorCode, errorGroup, errorMessage } = verdict
  return failure(errorCode, errorMessage, { ...common, errorGroup, paymentStatus: 'FAILURE', mdStatus: 1 })
}

function showPayment({ keys, books, quirk }: ApiCall, body: Body): DoubleAnswer {
  const form = books.findPaid({ paymentId: textOf(body['paymentId']), shopRef: textOf(body['paymentConversationId']) })
  if (!form) return failure('5086', 'Ödeme bulunamadı')
  const payment = paymentOf(form)
  const { paymentId, currency, basketId, conversationId, paidPrice, price } = payment
  const signature = signed(secretOf(keys, quirk), [paymentId, currency, basketId, conversationId, paidPrice, price])
  return answerWith({ status: 'success', ...payment, signature })
}

function paymentOf(form: OpenForm) {
  const { request, card } = form
  return {
    paymentId: form.paymentId,
    conversationId: form.shopRef,
    basketId: request.basketId,
    currency: request.currency,
    // More zeros than anybody needs, as in the documented examples.
    price: digits(minorOf(request.price), 8),
    paidPrice: digits(form.paidMinor, 8),
    installment: request.enabledInstallments[0],
    fraudStatus: form.fraudStatus,
    mdStatus: 1,
    phase: 'AUTH',
    cardType: card?.cardType,
    cardAssociation: card?.association,
    cardFamily: card?.family,
    binNumber: card?.number.slice(0, 8),
    lastFourDigits: card?.number.slice(-4),
    itemTransactions: [
      { itemId: request.basketItems[0]?.id, paymentTransactionId: form.transactionId, transactionStatus: 2 },
    ],
  }
}

function showInstallments(_call: ApiCall, body: Body): DoubleAnswer {
  const card = findByBin(String(body['binNumber']))
  const price = minorOf(body['price'])
  if (!card || card.bankName === '') return answerWith({ status: 'success', installmentDetails: [] })
  const installmentPrices = card.counts.map((installmentNumber) => ({
    installmentNumber,
    installmentPrice: digits(Math.round(price / installmentNumber)),
    totalPrice: digits(price),
  }))
  const { bankName, family: cardFamilyName, association: cardAssociation, cardType } = card
  return answerWith({
    status: 'success',
    installmentDetails: [
      {
        binNumber: card.number.slice(0, 8),
        price: digits(price),
        cardType,
        cardAssociation,
        cardFamilyName,
        force3ds: 0,
        bankName,
        commercial: 0,
        installmentPrices,
      },
    ],
  })
}

function showBin(_call: ApiCall, body: Body): DoubleAnswer {
  const card = findByBin(String(body['binNumber']))
  if (!card || card.bankName === '') return failure('5066', 'Kart bilgisi bulunamadı')
  const { bankName, family: cardFamily, association: cardAssociation, cardType } = card
  return answerWith({
    status: 'success',
    binNumber: body['binNumber'],
    cardType,
    cardAssociation,
    cardFamily,
    bankName,
  })
}

function cancel({ books }: ApiCall, body: Body): DoubleAnswer {
  const form = books.findPaid({ paymentId: textOf(body['paymentId']) })
  const charge = form && books.findByPayment(form.paymentId)
  if (!form || !charge) return failure('5086', 'Ödeme bulunamadı')
  const isWhole = leftOf(charge) === charge.amountMinor
  if (!isWhole || isUnrefundable(form)) return failure('5090', 'Bu ödeme iptal edilemez')
  return moveBack(books, form, form.cancels, {
    conversationId: String(body['conversationId']),
    minor: charge.amountMinor,
  })
}

function refund({ books }: ApiCall, body: Body): DoubleAnswer {
  const form = books.findPaid({ paymentId: textOf(body['paymentId']) })
  if (!form) return failure('5086', 'Ödeme bulunamadı')
  if (isUnrefundable(form)) return failure('5092', 'Bu ödeme iade edilemez')
  return moveBack(books, form, form.refunds, {
    conversationId: String(body['conversationId']),
    minor: minorOf(body['price']),
  })
}

function moveBack(books: FormBooks, form: OpenForm, moves: BookedMove[], move: BookedMove): DoubleAnswer {
  const isMoved = books.refund(form.paymentId, { ref: move.conversationId, amountMinor: move.minor })
  if (!isMoved) return failure('5093', 'Toplam iade tutarı ödeme tutarını geçemez')
  moves.push(move)
  return answerWith({
    status: 'success',
    conversationId: move.conversationId,
    paymentId: form.paymentId,
    price: digits(move.minor),
    currency: form.request.currency,
    refundHostReference: `host-${move.conversationId}`,
  })
}

function report({ request, books }: ApiCall): DoubleAnswer {
  const form = books.findPaid({ paymentId: textOf(request.url.searchParams.get('paymentId')) })
  if (!form) return failure('5086', 'Ödeme bulunamadı')
  const { paymentId, transactionId, currency, cancels, refunds } = { ...form, currency: form.request.currency }
  const onWire = ({ conversationId, minor }: BookedMove) => ({
    refundConversationId: conversationId,
    refundPrice: digits(minor),
    refundStatus: 1,
    currencyCode: currency,
  })
  return answerWith({
    status: 'success',
    payments: [
      {
        paymentId: Number(paymentId),
        paymentStatus: 1,
        cancels: cancels.map(onWire),
        itemTransactions: [{ paymentTransactionId: Number(transactionId), refunds: refunds.map(onWire) }],
      },
    ],
  })
}

function isUnrefundable({ card }: OpenForm): boolean {
  return card?.verdict.kind === 'charged' && card.verdict.isRefundable === false
}

function textOf(value: unknown): string | undefined {
  return z.string().min(1).safeParse(value).data
}

function secretOf({ secretKey }: ApiCall['keys'], quirk: Quirk | undefined): string {
  return quirk === 'wrong-signature' ? `${secretKey}-of-somebody-else` : secretKey
}

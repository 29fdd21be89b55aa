import { createBooks, type Books } from '../books.ts'
import {
  formFieldsOf,
  jsonAnswer,
  pageAnswer,
  startDouble,
  type DoubleAnswer,
  type DoubleRequest,
  type DoubleServer,
} from '#tests/setup/double-server.ts'
import { postUntilTaken, type Notice } from '../post-notice.ts'
import {
  liraText,
  newOrder,
  problemOfDirect,
  problemOfFrame,
  sign,
  type PaytrKeys,
  type PaytrOrder,
} from './paytr-orders.ts'
import { codePage, framePage, problemPage } from './paytr-pages.ts'

export const paytrKeys: PaytrKeys = { merchantId: '123456', key: 'double-key', salt: 'double-salt' }

/** The cards that PayTR publishes for tests, and one that its bank refuses. The code of the telephone is 123456. */
export const paytrCards = { approved: '4355084355084358', declined: '5406675406675403' }

export type PaytrDouble = DoubleServer & {
  books: Books
  /** Everything that was typed into PayTR's own pages or sent straight to it. */
  cardsSeen: readonly string[]
  /** The customer pays; gives the notification that PayTR sends about it. */
  pay: (oid: string, changes?: { totalMinor?: number; installments?: number; currency?: string }) => Notice
  /** The customer's payment fails. */
  refuse: (oid: string, reasonCode: string) => Notice
  /** From now on refunds are answered with this error; `undefined` ends it. */
  refuseRefunds: (errNo: string | undefined) => void
  /** From now on the list of refunds leaves the shop's references out, as PayTR's does for refunds made in its panel. */
  hideReferences: () => void
}

/** PayTR from its documentation: checks every token, keeps books, has the pages of the frame and of the bank. */
export async function startPaytrDouble({
  keys = paytrKeys,
  notifyUrl,
  port,
}: { keys?: PaytrKeys; notifyUrl?: string; port?: number } = {}): Promise<PaytrDouble> {
  const books = createBooks()
  const orders = new Map<string, PaytrOrder>()
  const oidOfToken = new Map<string, string>()
  const cardsSeen: string[] = []
  const mood: { refundError: string | undefined; hasReferences: boolean } = {
    refundError: undefined,
    hasReferences: true,
  }

  const open = (fields: Record<string, string>, minor: number): PaytrOrder | undefined => {
    const order = newOrder(fields, minor)
    if (orders.has(order.oid)) return undefined
    orders.set(order.oid, order)
    return order
  }
  const pay: PaytrDouble['pay'] = (oid, changes = {}) => {
    const order = orderOf(orders, oid)
    Object.assign(order, { state: 'paid', ...changes })
    order.maskedPan ||= maskedOf(paytrCards.approved)
    const { totalMinor: amountMinor, currency } = order
    if (!books.findByPayment(oid)) books.charge({ shopRef: oid, paymentRef: oid, amountMinor, currency })
    return notice(keys, { merchant_oid: oid, status: 'success', total_amount: String(order.totalMinor) })
  }
  const refuse: PaytrDouble['refuse'] = (oid, reasonCode) => {
    const order = orderOf(orders, oid)
    if (order.state === 'open') order.state = 'refused'
    const why = { failed_reason_code: reasonCode, failed_reason_msg: 'Ödeme alınamadı' }
    return notice(keys, { merchant_oid: oid, status: 'failed', total_amount: '0', ...why })
  }

  /** The card is looked at, and the bank asks for its code. */
  const takeCard = (order: PaytrOrder, fields: Record<string, string>): DoubleAnswer => {
    const number = (fields['card_number'] ?? '').replaceAll(' ', '')
    cardsSeen.push(number)
    order.maskedPan = maskedOf(number)
    order.installments = Number(fields['installment_count'] ?? 0)
    return pageAnswer(codePage(order.oid))
  }

  /** The shop hears of the end before its customer comes back. */
  const end = async (oid: string, code: string | undefined): Promise<DoubleAnswer> => {
    const order = orderOf(orders, oid)
    const isDeclined = order.maskedPan === maskedOf(paytrCards.declined)
    const sent = code !== '123456' ? refuse(oid, '2') : isDeclined ? refuse(oid, '0') : pay(oid)
    if (notifyUrl) await postUntilTaken(notifyUrl, sent, ({ status, text }) => status === 200 && text === 'OK')
    const location = order.state === 'paid' ? order.okUrl : order.failUrl
    return { status: 303, headers: { Location: location }, body: '' }
  }

  const server = await startDouble(async (request) => {
    const { pathname } = request.url
    const [, , kind = '', name = ''] = pathname.split('/')
    const order = orders.get(kind === 'guvenli' ? (oidOfToken.get(name) ?? '') : name)
    if (kind === 'guvenli' || kind === '3d') {
      if (!order) return pageAnswer(problemPage('Geçersiz oturum'), 404)
      if (kind === '3d') return end(order.oid, formFieldsOf(request)['code'])
      return request.method === 'POST' ? takeCard(order, formFieldsOf(request)) : pageAnswer(framePage(name, order))
    }
    return answerCall(request)
  }, port)

  function answerCall(request: DoubleRequest): DoubleAnswer {
    const fields = formFieldsOf(request)
    switch (request.url.pathname) {
      case '/odeme/api/get-token': {
        const problem = problemOfFrame(fields, keys)
        const order = problem ? undefined : open(fields, Number(fields['payment_amount']))
        if (!order) return jsonAnswer({ status: 'failed', reason: problem ?? 'merchant_oid daha once kullanilmis' })
        const token = sign(keys.key, order.oid, 'page').replaceAll(/[^A-Za-z\d]/g, '')
        oidOfToken.set(token, order.oid)
        return jsonAnswer({ status: 'success', token })
      }
      case '/odeme': {
        const problem = problemOfDirect(fields, keys)
        const minor = Number((fields['payment_amount'] ?? '').replace('.', ''))
        const order = problem ? undefined : (orders.get(fields['merchant_oid'] ?? '') ?? open(fields, minor))
        return order ? takeCard(order, fields) : pageAnswer(problemPage(problem ?? ''), 400)
      }
      case '/odeme/durum-sorgu':
        return answerStatus(fields)
      case '/odeme/iade':
        return answerRefund(fields)
      case '/odeme/api/bin-detail':
        return fields['paytr_token'] === sign(keys.key, fields['bin_number'] ?? '', keys.merchantId, keys.salt)
          ? jsonAnswer({ status: 'success', cardType: 'credit', businessCard: 'n', bank: 'Yapı Kredi', brand: 'world' })
          : jsonAnswer({ status: 'error', err_msg: 'paytr_token gecersiz' })
      default:
        return { status: 404, body: 'not found' }
    }
  }

  function answerStatus(fields: Record<string, string>): DoubleAnswer {
    const oid = fields['merchant_oid'] ?? ''
    if (fields['paytr_token'] !== sign(keys.key, keys.merchantId, oid, keys.salt)) return refusal('003', 'token hatali')
    const [order, charge] = [orders.get(oid), books.findByPayment(oid)]
    if (!order || !charge) return refusal('004', 'merchant_oid ile basarili odeme bulunamadi')
    return jsonAnswer({
      status: 'success',
      payment_amount: liraText(order.amountMinor),
      payment_total: liraText(order.totalMinor),
      payment_date: '2027-03-01 15:00:00',
      currency: order.currency,
      taksit: String(order.installments),
      kart_marka: 'WORLD',
      masked_pan: order.maskedPan,
      odeme_tipi: 'KART',
      test_mode: '0',
      returns: charge.refunds.map(({ ref, amountMinor }) => ({
        return_amount: liraText(amountMinor),
        ...(mood.hasReferences ? { reference_no: ref } : {}),
      })),
    })
  }

  function answerRefund(fields: Record<string, string>): DoubleAnswer {
    const { merchant_oid: oid = '', return_amount: amount = '', reference_no: reference = '' } = fields
    if (fields['paytr_token'] !== sign(keys.key, keys.merchantId, oid, amount, keys.salt))
      return refusal('004', 'paytr_token gonderilmedi veya gecersiz')
    if (mood.refundError) return refusal(mood.refundError, 'iade yapilamadi')
    if (!/^\d+\.\d{2}$/.test(amount) || !/^[A-Za-z\d]{1,64}$/.test(reference)) return refusal('001', 'gecersiz istek')
    if (!books.findByPayment(oid)) return refusal('005', 'basarili odeme bulunamadi')
    const isBooked = books.refund(oid, { ref: reference, amountMinor: Number(amount.replace('.', '')) })
    if (!isBooked) return refusal('009', 'kalan tutardan fazla iade yapilamaz')
    return jsonAnswer({ status: 'success', merchant_oid: oid, return_amount: amount, is_test: '0' })
  }

  return {
    ...server,
    books,
    cardsSeen,
    pay,
    refuse,
    refuseRefunds: (errNo) => {
      mood.refundError = errNo
    },
    hideReferences: () => {
      mood.hasReferences = false
    },
  }
}

function notice({ key, salt }: PaytrKeys, fields: Record<'merchant_oid' | 'status' | 'total_amount', string>): Notice {
  const { merchant_oid: oid, status, total_amount: total } = fields
  const hash = sign(key, oid, salt, status, total)
  const body = new URLSearchParams({ ...fields, hash, test_mode: '0', payment_type: 'card' }).toString()
  const headers = new Headers({ 'Content-Type': 'application/x-www-form-urlencoded' })
  return { headers, body: new TextEncoder().encode(body) }
}

function orderOf(orders: Map<string, PaytrOrder>, oid: string): PaytrOrder {
  const order = orders.get(oid)
  if (!order) throw new Error(`PayTR has never heard of ${oid}`)
  return order
}

function maskedOf(number: string): string {
  return `${number.slice(0, 6)}AAA${number.slice(-4)}`
}

function refusal(errNo: string, words: string): DoubleAnswer {
  return jsonAnswer({ status: 'error', err_no: errNo, err_msg: words })
}

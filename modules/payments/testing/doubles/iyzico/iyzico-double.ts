import { startDouble, type DoubleServer } from '#tests/setup/double-server.ts'
import type { Notice } from '../post-notice.ts'
import { answerApi } from './api.ts'
import { createFormBooks, type FormBooks, type OpenForm, type Quirk } from './forms.ts'
import { answerPage, BANK_CODE } from './pages.ts'
import { notificationSignature } from './wire.ts'

export type IyzicoDouble = DoubleServer & {
  account: { apiKey: string; secretKey: string; baseUrl: string }
  books: FormBooks
  /** What goes wrong from now on although the line works. */
  setQuirk: (quirk: Quirk | undefined) => void
  /** The form's name is forgotten, as after its time; payments are not. */
  forget: (shopRef: string) => void
  /** The risk check that still looked at a payment lets it pass. */
  clearReview: (shopRef: string) => void
  /** What iyzico sends about a form; sent again, it is the same. */
  notificationOf: (shopRef: string, changes?: NotificationChanges) => Notice
  /** Does what a customer does on the pages, and tells what the browser then posts to the shop; nothing when it stays. */
  payOnPages: (pageUrl: string, cardNumber: string, code?: string) => Promise<Record<string, string> | undefined>
}

export type NotificationChanges = { status?: string; secretKey?: string; iyziEventType?: string }

/**
 * iyzico as its documentation describes it, on a port of this machine: it checks every proof byte by byte, keeps books,
 * has pages that a browser can use, and sends a notification where `webhookUrl` says.
 */
export async function startIyzicoDouble({
  port = 0,
  webhookUrl,
}: { port?: number; webhookUrl?: string } = {}): Promise<IyzicoDouble> {
  const keys = { apiKey: 'sandbox-api-key-of-the-double', secretKey: 'sandbox-secret-key-of-the-double' }
  const books = createFormBooks()
  let quirk: Quirk | undefined

  const server: DoubleServer = await startDouble((request) => {
    const page = answerPage(request, books, quirk)
    if (page?.settled && webhookUrl) void notify(webhookUrl, page.settled)
    const pageUrl = server.url
    return page?.answer ?? answerApi({ request, keys, books, quirk, pageUrl }) ?? { status: 404, body: 'Not found' }
  }, port)

  async function notify(url: string, form: OpenForm): Promise<void> {
    const { headers, body } = notificationOf(keys.secretKey, form, {})
    // Whether the shop takes it is the shop's matter; iyzico would try twice more, a quarter of an hour apart.
    await fetch(url, { method: 'POST', headers, body: new TextDecoder().decode(body) }).catch(() => undefined)
  }

  return {
    ...server,
    account: { ...keys, baseUrl: server.url },
    books,
    setQuirk: (next) => {
      quirk = next
    },
    forget: (shopRef) => {
      formOf(books, shopRef).token = crypto.randomUUID()
    },
    clearReview: (shopRef) => {
      formOf(books, shopRef).fraudStatus = 1
    },
    notificationOf: (shopRef, changes = {}) => notificationOf(keys.secretKey, formOf(books, shopRef), changes),
    payOnPages,
  }
}

function formOf(books: FormBooks, shopRef: string): OpenForm {
  const form = books.forms.findLast((each) => each.shopRef === shopRef)
  if (!form) throw new Error(`no form was opened for ${shopRef}`)
  return form
}

function notificationOf(ownKey: string, form: OpenForm, changes: NotificationChanges): Notice {
  const { status = form.state === 'paid' ? 'SUCCESS' : 'FAILURE', secretKey = ownKey } = changes
  const { iyziEventType = 'CHECKOUT_FORM_AUTH' } = changes
  const parts = [iyziEventType, form.paymentId, form.token, form.shopRef, status]
  const body = JSON.stringify({
    paymentConversationId: form.shopRef,
    merchantId: 3_382_172,
    token: form.token,
    status,
    iyziReferenceCode: `${form.token}-${status}`,
    iyziEventType,
    iyziEventTime: 1_721_825_036_103,
    iyziPaymentId: Number(form.paymentId),
  })
  const headers = new Headers({
    'Content-Type': 'application/json',
    'X-IYZ-SIGNATURE-V3': notificationSignature(secretKey, parts),
  })
  return { headers, body: new TextEncoder().encode(body) }
}

async function payOnPages(
  pageUrl: string,
  cardNumber: string,
  code = BANK_CODE,
): Promise<Record<string, string> | undefined> {
  const form = new URL(pageUrl)
  const card = { cardNumber, cardHolderName: 'AYSE YILMAZ', expiry: '12/30', cvc: '123' }
  const asked = await post(form, card)
  if (!asked.ok) return undefined
  const back = await post(new URL(`/bank${form.search}`, form), { code })
  const token = /name="token" value="([^"]+)"/.exec(await back.text())?.[1]
  return token ? { token } : undefined
}

function post(url: URL, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
}

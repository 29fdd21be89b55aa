import { z } from 'zod'
import { askOverHttp, Indeterminate, NotSent, readJson } from '#platform/outgoing/ask-over-http.server.ts'
import type { NextStep } from '../../domain/next-step.ts'
import {
  Rejected,
  type PaymentProvider,
  type ProviderCall,
  type RefundRequest,
  type RefundSnapshot,
  type StartPayment,
} from '../provider.server.ts'
import { cardTermsOf } from './card-terms.server.ts'
import { refundOfStatus, snapshotOfStatus } from './paytr-answer.server.ts'
import { readPaytrCallback } from './paytr-callback.server.ts'
import {
  binRequest,
  directFields,
  frameRequest,
  paytrCurrencies,
  refundFields,
  referenceOf,
  statusRequest,
  type PaytrFields,
} from './paytr-request.server.ts'
import type { PaytrAccount } from './paytr-token.server.ts'

/**
 * PayTR. The card is typed into its page in a frame of ours, or, by contract, into a form of ours that the browser sends
 * straight to it; either way no number reaches this program. It knows no idempotency and no way to end a session, and
 * its status query finds successful payments alone.
 */
export function createPaytrProvider(account: PaytrAccount): PaymentProvider {
  const ask = (path: string, fields: PaytrFields, call: ProviderCall) => post(account, path, fields, call)
  const findStatus = (attemptRef: string, call: ProviderCall) =>
    ask('/odeme/durum-sorgu', statusRequest(account, attemptRef), call)
  const query: PaymentProvider['query'] = async ({ attemptRef }, call) =>
    snapshotOfStatus(await findStatus(attemptRef, call), attemptRef)
  return {
    id: 'paytr',
    traits: {
      cardEntry: 'hosted',
      currencies: paytrCurrencies,
      // Installments by the direct form need the family of the card, and so its first digits, before it is signed.
      installmentCurrencies: account.mode === 'iframe' ? ['TRY'] : [],
      repeatsStart: false,
      origins: [new URL(account.baseUrl).origin],
    },
    acknowledgement: { status: 200, body: 'OK' },
    readCallback: async ({ body }) => readPaytrCallback(account, body),
    // Whoever knows the address of the return can call it; it proves nothing and only makes us ask.
    readReturn: async ({ attempt = '' }) => ({ attemptRef: attempt, eventId: `return_${attempt}`, hint: 'pending' }),
    async start(request, call) {
      const step = account.mode === 'direct' ? directStep(account, request) : await frameStep(account, request, call)
      return { kind: 'next', step, providerRef: undefined }
    },
    query,
    abandon: query,
    refund: async (request, call) =>
      readRefund(await ask('/odeme/iade', refundFields(account, request), call), request),
    queryRefund: async (request, call) => refundOfStatus(await findStatus(request.attemptRef, call), request),
    readCardTerms: async ({ bin }, call) =>
      cardTermsOf(await ask('/odeme/api/bin-detail', binRequest(account, bin), call)),
  }
}

function directStep(account: PaytrAccount, request: StartPayment): NextStep {
  return {
    kind: 'card-form',
    action: new URL('/odeme', account.baseUrl).href,
    fields: directFields(account, request),
    inputs: { owner: 'cc_owner', number: 'card_number', month: 'expiry_month', year: 'expiry_year', cvc: 'cvv' },
  }
}

async function frameStep(account: PaytrAccount, request: StartPayment, call: ProviderCall): Promise<NextStep> {
  const answer = await askForPage(account, request, call)
  if (answer.status !== 'success') throw new Rejected('other', answer.reason)
  return { kind: 'frame', url: new URL(`/odeme/guvenli/${encodeURIComponent(answer.token)}`, account.baseUrl).href }
}

/** A page whose address was lost on its way to us is open to nobody: then nothing was charged, and nothing can be. */
async function askForPage(account: PaytrAccount, request: StartPayment, call: ProviderCall) {
  try {
    const answer = await post(account, '/odeme/api/get-token', frameRequest(account, request, call.now), call)
    return Page.parse(answer)
  } catch (error) {
    if (error instanceof Indeterminate || error instanceof z.ZodError)
      throw new NotSent('PayTR gave no page to pay on', { cause: error })
    throw error
  }
}

function readRefund(answer: unknown, { refundRef }: RefundRequest): RefundSnapshot {
  const refund = Refund.safeParse(answer)
  if (!refund.success) throw new Indeterminate('PayTR answered a refund in an unknown form')
  if (refund.data.status === 'success') return { outcome: 'succeeded', providerRef: referenceOf(refundRef) }
  const words = `${refund.data.err_no ?? ''} ${refund.data.err_msg ?? ''}`.trim()
  if (refund.data.err_no === REFUNDS_LOCKED) throw new NotSent(`PayTR takes no refunds at the moment: ${words}`)
  throw new Rejected('not_permitted', words)
}

/** "The service is locked for a while": PayTR has not looked at the request. */
const REFUNDS_LOCKED = '000'

async function post({ baseUrl }: PaytrAccount, path: string, fields: PaytrFields, call: ProviderCall) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }
  const body = new URLSearchParams(fields).toString()
  const answer = await askOverHttp(new URL(path, baseUrl), { method: 'POST', headers, body }, call)
  return readJson(answer)
}

const Page = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success'), token: z.string().min(1).max(500) }),
  z.object({
    status: z.enum(['failed', 'error']),
    reason: z.string().max(500).default('no page to pay on'),
  }),
])

const Code = z.union([z.string().max(20), z.number()]).transform((code) => String(code).padStart(3, '0'))

const Refund = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success') }),
  z.object({ status: z.enum(['error', 'failed']), err_no: Code.optional(), err_msg: z.string().max(500).optional() }),
])

import { createHmac } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import type { WhatsAppAccount } from '../message-accounts.ts'
import { jsonAnswer, startDouble, type DoubleAnswer, type DoubleRequest } from '#tests/setup/double-server.ts'

export const whatsAppKeys = {
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_TOKEN: 'token-of-the-double',
  WHATSAPP_APP_SECRET: 'app-secret-of-the-double',
  WHATSAPP_VERIFY_TOKEN: 'verify-token-of-ours',
}

const Body = z.object({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').optional(),
  to: z.string().regex(/^\d{7,15}$/),
  type: z.literal('template'),
  template: z.object({
    name: z.string().regex(/^[a-z0-9_]{1,512}$/),
    language: z.object({ code: z.string().regex(/^[a-z]{2}(_[A-Z]{2})?$/) }),
    components: z.array(
      z.object({
        type: z.literal('body'),
        parameters: z.array(
          z.object({
            type: z.literal('text'),
            text: z
              .string()
              .min(1)
              .max(32_768)
              .refine((text) => !/[\n\t]| {5}/.test(text)),
          }),
        ),
      }),
    ),
  }),
  biz_opaque_callback_data: z.string().max(512).optional(),
})

export type TakenByWhatsApp = z.output<typeof Body> & { id: string }

type Status = 'sent' | 'delivered' | 'read' | 'failed'

/**
 * Stands in for the Cloud API of WhatsApp: it knows one number and one token, takes templates as Meta documents them, and
 * makes the notifications that Meta sends, signed with the secret of the app.
 */
export async function aWhatsApp() {
  const taken: TakenByWhatsApp[] = []
  let refusal: { status: number; code: number } | undefined
  const server = await startDouble((request) => answer(request))
  onTestFinished(() => server.close())
  const account: WhatsAppAccount = {
    phoneId: whatsAppKeys.WHATSAPP_PHONE_ID,
    token: whatsAppKeys.WHATSAPP_TOKEN,
    appSecret: whatsAppKeys.WHATSAPP_APP_SECRET,
    verifyToken: whatsAppKeys.WHATSAPP_VERIFY_TOKEN,
    baseUrl: `${server.url}/v23.0`,
  }
  const path = `/v23.0/${account.phoneId}/messages`

  function answer({ method, url, headers, body }: DoubleRequest): DoubleAnswer {
    if (headers.get('authorization') !== `Bearer ${account.token}`) return failed(401, 190)
    if (method !== 'POST' || url.pathname !== path) return failed(404, 100)
    const read = Body.safeParse(JSON.parse(body))
    if (!read.success) return failed(400, 100)
    if (refusal) return failed(refusal.status, refusal.code)
    const id = `wamid.${Buffer.from(`${read.data.to}/${taken.length}`).toString('base64url')}`
    taken.push({ ...read.data, id })
    const contacts = [{ input: read.data.to, wa_id: read.data.to }]
    return jsonAnswer({ messaging_product: 'whatsapp', contacts, messages: [{ id, message_status: 'accepted' }] })
  }

  /** What Meta sends when a message has come further. */
  function notification(
    message: TakenByWhatsApp | undefined,
    status: Status,
    { at = new Date(), code = 131_026 } = {},
  ) {
    return signed({
      statuses: [
        {
          id: message?.id,
          status,
          timestamp: String(Math.floor(at.getTime() / 1000)),
          recipient_id: message?.to,
          ...(message?.biz_opaque_callback_data !== undefined && {
            biz_opaque_callback_data: message.biz_opaque_callback_data,
          }),
          ...(status === 'failed' && { errors: [{ code, title: 'Message undeliverable' }] }),
        },
      ],
    })
  }

  return {
    account,
    taken,
    path,
    failNext: server.failNext,
    /** From now on it says no with this code. */
    refuse: (code: number, status = 400) => (refusal = { status, code }),
    notification,
    /** What Meta sends when somebody writes to the number. */
    writtenBack: (from: string, text: string) =>
      signed({ messages: [{ from, id: 'wamid.back', timestamp: '1', type: 'text', text: { body: text } }] }),
  }
}

function failed(status: number, code: number): DoubleAnswer {
  return jsonAnswer({ error: { message: 'Refused', type: 'OAuthException', code, fbtrace_id: 'double' } }, status)
}

function signed(value: object): { headers: Record<string, string>; body: string } {
  const metadata = { display_phone_number: '902120000000', phone_number_id: whatsAppKeys.WHATSAPP_PHONE_ID }
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      { id: '1', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }] },
    ],
  })
  return { headers: { 'Content-Type': 'application/json', ...signAsMeta(body) }, body }
}

/** The header with which Meta proves that it wrote a body. */
export function signAsMeta(body: string): Record<string, string> {
  const proof = createHmac('sha256', whatsAppKeys.WHATSAPP_APP_SECRET).update(body).digest('hex')
  return { 'X-Hub-Signature-256': `sha256=${proof}` }
}

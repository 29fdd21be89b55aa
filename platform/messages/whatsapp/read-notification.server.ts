import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { isUuid } from '#kernel/ids.ts'
import type { MessageReport } from '../message-report.ts'

/** Somebody wrote back: the digits of their number and their words. */
export type WrittenBack = { phone: string; text: string }

const states = { sent: 'accepted', delivered: 'delivered', read: 'read', failed: 'failed' } as const

const Status = z.object({
  id: z.string().min(1).max(300),
  status: z.string(),
  timestamp: z.string().regex(/^\d{1,12}$/),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
})
const Message = z.object({ from: z.string().regex(/^[1-9]\d{6,14}$/), text: z.object({ body: z.string() }).optional() })
const Notification = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({ statuses: z.array(z.unknown()).optional(), messages: z.array(z.unknown()).optional() }),
        }),
      ),
    }),
  ),
})

/** Whether the header of Meta is right for exactly these bytes. Takes equal time for any answer. */
export function isSignedByMeta(appSecret: string, header: string, body: Uint8Array): boolean {
  const expected = createHmac('sha256', appSecret).update(body).digest()
  const given = Buffer.from(/^sha256=([0-9a-f]{64})$/.exec(header)?.[1] ?? '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** What a notification says of what we sent, and what people wrote back; parts that say something else are left out. */
export function readNotification(body: string): { reports: MessageReport[]; writtenBack: WrittenBack[] } {
  const read = Notification.safeParse(parsed(body))
  const values = read.success ? read.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value)) : []
  return {
    reports: values.flatMap(({ statuses = [] }) => statuses.flatMap(readStatus)),
    writtenBack: values.flatMap(({ messages = [] }) => messages.flatMap(readMessage)),
  }
}

function readStatus(value: unknown): MessageReport[] {
  const status = Status.safeParse(value)
  const state = status.success ? states[status.data.status as keyof typeof states] : undefined
  if (!status.success || state === undefined) return []
  const { id, timestamp, biz_opaque_callback_data: named, errors } = status.data
  return [
    {
      providerRef: id,
      attemptId: named !== undefined && isUuid(named) ? named : undefined,
      state,
      at: new Date(Number(timestamp) * 1000),
      failure: state === 'failed' ? String(errors?.[0]?.code ?? 'unknown') : null,
    },
  ]
}

function readMessage(value: unknown): WrittenBack[] {
  const message = Message.safeParse(value)
  return message.success && message.data.text ? [{ phone: message.data.from, text: message.data.text.body }] : []
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

import { timeInIstanbul, dayInIstanbul, startInIstanbul, parsePlainDate } from '#kernel/plain-date.ts'
import type { ConsentEvent } from './lines-to-report.ts'

/** What the register calls the columns of a list, in the order in which it takes them. */
export const registerColumns = ['type', 'source', 'recipient', 'status', 'consentDate', 'recipientType'] as const

export type RegisterColumn = (typeof registerColumns)[number]

/** A line of a list for the register; its times are those of Turkey. */
export function registerLine({ type, source, recipient, status, at, recipientType }: ConsentEvent): string[] {
  return [type, source, recipient, status, registerTime(at), recipientType]
}

function registerTime(at: Date): string {
  const seconds = String(at.getUTCSeconds()).padStart(2, '0')
  return `${dayInIstanbul(at)} ${timeInIstanbul(at)}:${seconds}`
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/
const DAY_FIRST = /^(\d{2})[./](\d{2})[./](\d{4})(.*)$/
const DAY_SECONDS = 86_400

/**
 * Reads a time of the register, whichever side the day stands on; `undefined` for what is none. A day alone begins with what is
 * agreed to and ends with what is refused, so that of one day the refusal holds.
 */
export function readRegisterTime(typed: string, status: string): Date | undefined {
  const [, day = '', hour, minute, second = '0'] = TIME.exec(typed.trim().replace(DAY_FIRST, '$3-$2-$1$4')) ?? []
  const date = parsePlainDate(day)
  if (date === undefined) return undefined
  const edge = status === 'RET' ? DAY_SECONDS - 1 : 0
  const seconds = hour === undefined ? edge : (Number(hour) * 60 + Number(minute)) * 60 + Number(second)
  return seconds < DAY_SECONDS ? new Date(startInIstanbul(date).getTime() + seconds * 1000) : undefined
}

import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { bothWays } from '#kernel/sort.ts'
import type { CallTime } from './call-request.ts'
import type { RequestState, RoomType } from './reservation-request.ts'

/** What visitors ask the agency for, each kind with a table of its own. */
export const requestKinds = ['call', 'message', 'information', 'reservation'] as const

export type RequestKind = (typeof requestKinds)[number]

/** By what requests may be ordered: who waits longest for somebody, or what they hold. */
export const requestSorts = ['waiting', ...bothWays('asked', 'name', 'state', 'subject')] as const

export type RequestSort = (typeof requestSorts)[number]

/** What came of a call. */
export const callOutcomes = ['reached', 'no-answer', 'busy', 'wrong-number', 'call-again'] as const

export type CallOutcome = (typeof callOutcomes)[number]

/** A call or an answer by mail. The outcome of a call is unknown until somebody says so. */
export type RequestEvent = {
  id: number
  kind: 'call' | 'answer'
  outcome: CallOutcome | null
  words: string
  by: string | null
  at: Date
}

/** A request as staff look after it. What a kind does not have is null or empty. */
export type StaffRequest = {
  kind: RequestKind
  id: string
  state: RequestState
  name: string
  phone: string | null
  email: string | null
  language: Locale
  /** What it is about, in the words of the visitor or of the catalogue. */
  subject: string
  message: string
  /** The public id of the departure. */
  tourId: string | null
  departsOn: PlainDate | null
  returnsOn: PlainDate | null
  preferredTime: CallTime | null
  groupSize: number | null
  roomType: RoomType | null
  children: number | null
  babies: number | null
  askedAt: Date
  assignee: { id: string; name: string } | null
  note: string
  answer: string
  answeredAt: Date | null
  calls: number
  calledAt: Date | null
  /** When to ring the next time. */
  callAgainAt: Date | null
  /** Calls and answers, the first one first. */
  events: RequestEvent[]
  /** The key of the order that came of it. */
  orderId: string | null
  version: number
}

export const STAFF_NOTE_LENGTH = 2000
export const ANSWER_LENGTH = 5000

/** How long somebody has been waiting, in the largest unit that fits. */
export function ageOf(askedAt: Date, now: Date): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(0, Math.floor((now.getTime() - askedAt.getTime()) / 60_000))
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) }
}

/** What a request may become. Whoever has finished one by mistake takes it up again. */
const nextStates: Record<RequestState, readonly RequestState[]> = {
  new: ['in_progress', 'done'],
  in_progress: ['new', 'done'],
  done: ['in_progress'],
}

export function mayMove(from: RequestState, to: RequestState): boolean {
  return from === to || nextStates[from].includes(to)
}

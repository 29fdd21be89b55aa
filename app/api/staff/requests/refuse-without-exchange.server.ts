import { refuseWith, type AnsweredCall } from '#app/api/calls/refuse-with.server.ts'

const RETRY_AFTER_SECONDS = 3600

/** 503 where no telephone exchange is connected; somebody may connect one. */
export function refuseWithoutExchange(call: AnsweredCall): Response {
  return refuseWith(call, 'telephony_off', { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } })
}

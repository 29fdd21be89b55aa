/** A call only ever goes on in this order; news that come late change nothing. */
export const callStates = ['ringing', 'answered', 'ended'] as const

export type CallState = (typeof callStates)[number]

/** What an exchange says of one call at one extension. */
export type CallEvent = {
  /** The name of the call at the exchange. */
  call: string
  /** 2 to 8 digits. */
  extension: string
  /** The caller's number as the network gave it; empty where it is hidden. */
  phone: string
  state: CallState
}

/** A state and those after it: a call that is in one of them goes on to no such news any more. */
export function statesFrom(state: CallState): CallState[] {
  return callStates.slice(callStates.indexOf(state))
}

/** A call that rings at an extension or was answered there; the number is empty where it is hidden. */
export type CurrentCall = { id: string; phone: string; isAnswered: boolean }

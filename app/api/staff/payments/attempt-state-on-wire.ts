import { attemptStates, type AttemptState } from '#modules/payments/index.ts'

/** The states of a payment that callers agreed on; those beside them are finer than what was agreed. */
const agreedNames = {
  pending_3ds: 'requires_action',
  pending_transfer: 'awaiting_transfer',
  captured: 'succeeded',
} as const satisfies Partial<Record<AttemptState, string>>

type AgreedNames = typeof agreedNames

export type WireAttemptState = {
  [State in AttemptState]: State extends keyof AgreedNames ? AgreedNames[State] : State
}[AttemptState]

export const wireAttemptStates: readonly WireAttemptState[] = attemptStates.map(attemptStateOnWire)

export function attemptStateOnWire(state: AttemptState): WireAttemptState {
  return state in agreedNames
    ? agreedNames[state as keyof AgreedNames]
    : (state as Exclude<AttemptState, keyof AgreedNames>)
}

/** The state that a caller names. */
export function attemptStateOf(name: WireAttemptState): AttemptState | undefined {
  return attemptStates.find((state) => attemptStateOnWire(state) === name)
}

import type { AttemptState } from './message-states.ts'

/** What a provider reports of a try. */
export type MessageReport = {
  providerRef: string
  /** Our own name of it, where the provider repeats that. */
  attemptId: string | undefined
  state: Extract<AttemptState, 'accepted' | 'delivered' | 'read' | 'failed'>
  at: Date
  /** The provider's word, of what failed. */
  failure: string | null
}

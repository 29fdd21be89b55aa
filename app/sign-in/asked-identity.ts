/** The field in which somebody shows once more who they are; forms do not see it, by how its name begins. */
export const IDENTITY_FIELD = '~identity'

export type IdentityProblem = 'identity-wrong' | 'rate-limited'

/** An act that waits until whoever asks for it has shown who they are, with everything that was typed for it. */
export type AskedIdentity = {
  /** Where the act was sent to. */
  action: string
  fields: readonly (readonly [name: string, value: string])[]
  problem?: IdentityProblem | undefined
}

/** Reads from what was thrown that somebody is asked who they are. */
export function askedIdentity(thrown: unknown): AskedIdentity | undefined {
  const hasIt = typeof thrown === 'object' && thrown !== null && 'askedIdentity' in thrown
  return hasIt ? (thrown.askedIdentity as AskedIdentity) : undefined
}

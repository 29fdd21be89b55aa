import { askProvider } from './ask-provider.server.ts'
import { HUMAN_ACTION, type HumanCheck } from './human-check.server.ts'

const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** Cloudflare Turnstile: a token is good or not, once and for five minutes. */
export function turnstile({ secret, address = VERIFY }: { secret: string; address?: string | undefined }): HumanCheck {
  return (token, clientAddress) =>
    askProvider(address, { secret, response: token, remoteip: clientAddress }, ({ success, action, ...answer }) => {
      if (!success) return { kind: 'doubtful', reason: answer['error-codes']?.join(' ') ?? 'refused' }
      // Test keys answer without an action.
      return action === undefined || action === '' || action === HUMAN_ACTION
        ? { kind: 'human' }
        : { kind: 'doubtful', reason: `action ${action}` }
    })
}

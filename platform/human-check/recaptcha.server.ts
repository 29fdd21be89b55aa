import { askProvider } from './ask-provider.server.ts'
import { HUMAN_ACTION, type HumanCheck } from './human-check.server.ts'

const VERIFY = 'https://www.google.com/recaptcha/api/siteverify'

/** Google reCAPTCHA v3: a token has a score from 0 to 1, and is good once and for two minutes. */
export function recaptcha({
  secret,
  minScore,
  address = VERIFY,
}: {
  secret: string
  minScore: number
  address?: string | undefined
}): HumanCheck {
  return (token, clientAddress) =>
    askProvider(
      address,
      { secret, response: token, remoteip: clientAddress },
      ({ success, action, score = 0, ...answer }) => {
        if (!success) return { kind: 'doubtful', reason: answer['error-codes']?.join(' ') ?? 'refused' }
        if (action !== HUMAN_ACTION) return { kind: 'doubtful', reason: `action ${action}` }
        return score >= minScore ? { kind: 'human' } : { kind: 'doubtful', reason: `score ${score}` }
      },
    )
}

import type { Translation } from '../translation.ts'
import type { agents as reference } from '../tr/agents.ts'

export const agents: Translation<typeof reference> = {
  'no-offers': 'لا عروض بعد.',
}

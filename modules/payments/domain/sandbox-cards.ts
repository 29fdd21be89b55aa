import type { DeclineReason } from './snapshot.ts'

/** How the test bank treats a card: what it decides, how it answers and how it calls back. */
export type SandboxBehaviour = {
  /** Whether the bank asks for its code before it decides. */
  asksForCode: boolean
  verdict: { kind: 'captured' } | { kind: 'declined'; reason: DeclineReason }
  /** What the shop gets to hear at once; `hangs` breaks the connection after the decision, `slow` takes 25 seconds. */
  answer: 'prompt' | 'hangs' | 'hangs-and-stays-silent' | 'slow' | 'unreachable'
  callbacks: 'one' | 'none' | 'five' | 'forged-first'
  quirk?: 'other-amount' | 'after-expiry' | 'no-installments' | 'wrong-code-always'
}

export type SandboxCard = { number: string; name: SandboxCardName; behaviour: SandboxBehaviour }

const plain: SandboxBehaviour = {
  asksForCode: false,
  verdict: { kind: 'captured' },
  answer: 'prompt',
  callbacks: 'one',
}
const secure: SandboxBehaviour = { ...plain, asksForCode: true }

function declined(reason: DeclineReason): SandboxBehaviour {
  return { ...plain, verdict: { kind: 'declined', reason } }
}

const behaviours = {
  succeeds: plain,
  'three-ds': secure,
  'do-not-honour': declined('do_not_honour'),
  'insufficient-funds': declined('insufficient_funds'),
  'invalid-cvc': declined('invalid_cvc'),
  'expired-card': declined('expired_card'),
  'challenge-fails': { ...secure, quirk: 'wrong-code-always' },
  'provider-fails': { ...plain, answer: 'unreachable', callbacks: 'none' },
  'charged-then-silent': { ...plain, answer: 'hangs', callbacks: 'none' },
  'declined-then-silent': { ...declined('do_not_honour'), answer: 'hangs', callbacks: 'none' },
  'silent-for-a-minute': { ...plain, answer: 'hangs-and-stays-silent', callbacks: 'none' },
  'no-callback': { ...secure, callbacks: 'none' },
  'five-callbacks': { ...secure, callbacks: 'five' },
  'forged-callback': { ...secure, callbacks: 'forged-first' },
  'other-amount': { ...plain, quirk: 'other-amount' },
  'after-expiry': { ...secure, quirk: 'after-expiry' },
  'no-refund': secure,
  'no-installments': { ...secure, quirk: 'no-installments' },
  slow: { ...plain, answer: 'slow' },
} as const satisfies Record<string, SandboxBehaviour>

export type SandboxCardName = keyof typeof behaviours

const numbers: readonly (readonly [string, SandboxCardName])[] = [
  ['4111111111111111', 'succeeds'],
  ['4242424242424242', 'three-ds'],
  ['5555555555554444', 'three-ds'],
  ['9792030394440796', 'three-ds'],
  ['378282246310005', 'three-ds'],
  ['4000000000003220', 'three-ds'],
  ['4000000000000002', 'do-not-honour'],
  ['4000000000009995', 'insufficient-funds'],
  ['4131111111111117', 'challenge-fails'],
  ['4000000000000127', 'invalid-cvc'],
  ['4000000000000069', 'expired-card'],
  ['4000000000000119', 'provider-fails'],
  ['4000000000001000', 'charged-then-silent'],
  ['4000000000001018', 'declined-then-silent'],
  ['4000000000001026', 'silent-for-a-minute'],
  ['4000000000001034', 'no-callback'],
  ['4000000000001042', 'five-callbacks'],
  ['4000000000001059', 'forged-callback'],
  ['4000000000001067', 'other-amount'],
  ['4000000000001075', 'after-expiry'],
  ['4000000000001083', 'no-refund'],
  ['4000000000001091', 'no-installments'],
  ['4000000000001109', 'slow'],
]

/** Every card of the test bank. It refuses any other number, so that no real card can enter the system. */
export const sandboxCards: readonly SandboxCard[] = numbers.map(([number, name]) => ({
  number,
  name,
  behaviour: behaviours[name],
}))

export function isSandboxCardName(name: string): name is SandboxCardName {
  return Object.hasOwn(behaviours, name)
}

export function sandboxBehaviour(name: SandboxCardName): SandboxBehaviour {
  return behaviours[name]
}

import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import type { AttemptState } from './message-states.ts'

const now = new Date('2027-01-20T12:00:00Z')

type Tried = [MessageWay, AttemptState, minutesAgo: number]

const stepAfter = (
  tried: readonly Tried[],
  { open = ['whatsapp', 'sms'] as MessageWay[], hasMail = true } = {},
): string => {
  const attempts = tried.map(([way, state, ago]) => ({
    way,
    state,
    sendingAt: state === 'waiting' ? null : new Date(now.getTime() - ago * 60_000),
  }))
  const step = nextStep({ attempts, open, hasMail, mailAfterMinutes: 30 }, now)
  return step.kind === 'send' ? step.way : step.kind
}

test.each<[string, Tried[], string]>([
  ['begins by WhatsApp', [], 'whatsapp'],
  ['goes on with what has not begun', [['whatsapp', 'waiting', 0]], 'whatsapp'],
  ['waits while a provider is asked', [['whatsapp', 'sending', 0]], 'wait'],
  ['waits for what was taken', [['whatsapp', 'accepted', 29]], 'wait'],
  ['waits for what may have been taken', [['whatsapp', 'uncertain', 29]], 'wait'],
  ['goes by the other way what was refused', [['whatsapp', 'failed', 0]], 'sms'],
  [
    'goes by mail when both refused',
    [
      ['whatsapp', 'failed', 1],
      ['sms', 'failed', 0],
    ],
    'mail',
  ],
  ['goes by mail, not to the same telephone, when nothing is heard', [['whatsapp', 'accepted', 30]], 'mail'],
  ['asks nobody twice of whom nothing is heard', [['whatsapp', 'uncertain', 30]], 'mail'],
  ['goes by mail when the program died while asking', [['whatsapp', 'sending', 30]], 'mail'],
])('%s', (_name, tried, step) => {
  expect(stepAfter(tried)).toBe(step)
})

test('without an open way it goes by mail, and without an address too it is lost', () => {
  expect([stepAfter([], { open: [] }), stepAfter([], { open: [], hasMail: false })]).toEqual(['mail', 'lose'])
})

test('without an address the other way is tried when nothing is heard of the first', () => {
  const after = (tried: Tried[]) => stepAfter(tried, { hasMail: false })

  expect(after([['whatsapp', 'accepted', 30]])).toBe('sms')
  expect(
    after([
      ['whatsapp', 'accepted', 60],
      ['sms', 'accepted', 1],
    ]),
  ).toBe('wait')
  expect(
    after([
      ['whatsapp', 'accepted', 60],
      ['sms', 'accepted', 30],
    ]),
  ).toBe('lose')
})

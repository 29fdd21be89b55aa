import { expect, test } from 'vitest'
import { refusesAddress } from './refused-address.ts'

test.each([
  ['550 5.1.1 <ayse@example.com>: Recipient address rejected: User unknown'],
  ['550 5.2.1 The email account that you tried to reach is disabled'],
  ['550 No such user here'],
  ['smtp; 550-5.1.1 The email account that you tried to reach does not exist'],
  ['5.1.10'],
])('%s: the address is refused for good', (answer) => {
  expect(refusesAddress(answer)).toBe(true)
})

test.each([
  ['452 4.2.2 Mailbox full'],
  ['552 5.2.2 Mailbox full'],
  ['550 5.7.1 Message rejected due to the policy of the sender'],
  ['554 Transaction failed'],
  ['550 5.1.8 Sender address rejected: Domain not found'],
  ['connect ECONNREFUSED'],
])('%s: nothing is said about the address', (answer) => {
  expect(refusesAddress(answer)).toBe(false)
})

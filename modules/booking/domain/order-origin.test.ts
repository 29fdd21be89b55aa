import { expect, test } from 'vitest'
import { originOf } from './order-origin.ts'

const contact = (email: string) => ({ email, phoneKey: '905321234567' })

test.each([
  ['Ayse@Example.com', 'ayse@example.com'],
  ['ayse+umre@example.com', 'ayse@example.com'],
  ['a.yse+1@gmail.com', 'ayse@gmail.com'],
  ['ayse@googlemail.com', 'ayse@gmail.com'],
  ['a.yse@example.com', 'a.yse@example.com'],
])('%s is the mailbox %s', (typed, mailbox) => {
  expect(originOf(contact(typed), '192.0.2.1').email).toBe(mailbox)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is in the network %s', (address, network) => {
  expect(originOf(contact('ayse@example.com'), address).network).toBe(network)
})

import { expect, test } from 'vitest'
import { findMentions } from './find-mentions.ts'

const fatma = { id: 'fatma', fullName: 'Fatma Demir' }
const ali = { id: 'ali', fullName: 'Ali Kaya' }
const aliVeli = { id: 'ali-veli', fullName: 'Ali Kaya Veli' }
const isil = { id: 'isil', fullName: 'IŞIL Öz' }
const staff = [fatma, ali, aliVeli, isil]

test.each([
  ['a full name', 'Vize için @Fatma Demir baksın', ['fatma']],
  ['a first name that one has', '@fatma arar mısın?', ['fatma']],
  ['a name in other letters', '@ışıl öz, bakar mısın', ['isil']],
  ['the longer of two names', '@Ali Kaya Veli', ['ali-veli']],
  ['two people, one of them twice', '@Fatma ve @Ali Kaya; @fatma demir', ['fatma', 'ali']],
  ['a name at a line start', 'Bitti.\n@Işıl', ['isil']],
])('a text mentions %s', (_what, text, ids) => {
  expect(findMentions(text, staff)).toEqual(ids)
})

test.each([
  ['a first name that two have', '@Ali'],
  ['a longer word', '@Fatmagül'],
  ['an address', 'fatma@fatma.example'],
  ['nobody', '@ Fatma @'],
])('%s mentions nobody', (_what, text) => {
  expect(findMentions(text, staff)).toEqual([])
})

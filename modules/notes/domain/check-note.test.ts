import { expect, test } from 'vitest'
import { checkNote, type TypedNote } from './check-note.ts'

const typed: TypedNote = {
  title: ' Vize  evrakı ',
  body: 'İlk satır\r\nikinci satır ',
  isPinned: true,
  dueOn: '2027-03-01',
  assigneeId: '',
  relatedKind: 'order',
  relatedId: ' 2027-000123 ',
}

test('a note is tidied', () => {
  expect(checkNote(typed)).toEqual({
    ok: true,
    value: {
      title: 'Vize evrakı',
      body: 'İlk satır\nikinci satır',
      isPinned: true,
      dueOn: '2027-03-01',
      assigneeId: null,
      related: { kind: 'order', id: '2027-000123' },
    },
  })
})

test('a note may be about nothing and without a day', () => {
  const note = checkNote({ ...typed, dueOn: '', relatedKind: '', relatedId: '' })

  expect(note.ok && [note.value.dueOn, note.value.related]).toEqual([null, null])
})

test.each([
  ['title', { title: ' ' }],
  ['title', { title: 'a'.repeat(201) }],
  ['body', { body: 'a'.repeat(5001) }],
  ['dueOn', { dueOn: '2027-02-30' }],
  ['related', { relatedKind: 'hotel' }],
  ['related', { relatedId: '' }],
  ['related', { relatedKind: '' }],
] as const)('%s is refused when it is %j', (field, facts) => {
  expect(checkNote({ ...typed, ...facts })).toEqual({ ok: false, error: [field] })
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Locale } from '#kernel/locale.ts'
import { fieldProblems } from './field-problems.server.ts'

const Body = z.strictObject({
  name: z.string().min(1).max(3),
  day: z.iso.date(),
  size: z.strictObject({ min: z.int().min(2), max: z.int().max(15) }),
  kind: z.enum(['umrah', 'hajj']),
  tags: z.array(z.string()).max(1),
})

const whole = { name: 'Ali', day: '2027-03-01', size: { min: 2, max: 15 }, kind: 'umrah', tags: [] }

function problemsOf(change: object, locale: Locale = 'en') {
  const body: unknown = { ...whole, ...change }
  const read = Body.safeParse(body)
  return read.success ? [] : fieldProblems(locale, read.error.issues, body)
}

test.each([
  [{ name: undefined }, '/name', 'This field is needed.'],
  [{ name: '' }, '/name', 'This field is needed.'],
  [{ name: null }, '/name', 'This field is needed.'],
  [{ name: 7 }, '/name', 'It must be text.'],
  [{ name: 'Ahmet' }, '/name', 'It can have at most 3 characters.'],
  [{ day: '2027-02-30' }, '/day', 'It must be a day of the calendar, as YYYY-MM-DD.'],
  [{ size: { min: 1, max: 15 } }, '/size/min', 'It must be at least 2.'],
  [{ size: { min: 2, max: 16 } }, '/size/max', 'It can be at most 15.'],
  [{ size: { min: 2, max: 2.5 } }, '/size/max', 'It must be a whole number.'],
  [{ size: 16 }, '/size', 'It must be an object.'],
  [{ kind: 'tour' }, '/kind', 'It must be one of: umrah, hajj.'],
  [{ tags: ['a', 'b'] }, '/tags', 'It can have at most 1 entry.'],
])('says what is wrong with %j at its field', (change, pointer, message) => {
  expect(problemsOf(change)).toEqual([{ pointer, code: 'validation', message }])
})

test('names what nobody described, and nothing else beside it', () => {
  expect(problemsOf({ name: undefined, nmae: 'Ali', 'a/b': 1 })).toEqual([
    { pointer: '/nmae', code: 'unknown_field', message: 'This field is not known.' },
    { pointer: '/a~1b', code: 'unknown_field', message: 'This field is not known.' },
  ])
})

test('speaks the language of the caller, with its plurals', () => {
  expect(problemsOf({ name: 'Ahmet' }, 'tr')[0]?.message).toBe('En çok 3 karakter olabilir.')
  expect(problemsOf({ name: 'Ahmet' }, 'ar')[0]?.message).toBe('يجب ألا يزيد الطول على 3 أحرف.')
})

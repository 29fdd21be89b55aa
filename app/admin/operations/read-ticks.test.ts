import { expect, test } from 'vitest'
import { nameOfTick, readTicks } from './read-ticks.ts'

const [ayse, ali] = ['0b0e7f0e-9a2c-4a53-9f0a-6a4f8d1f0a11', '0b0e7f0e-9a2c-4a53-9f0a-6a4f8d1f0a12']

function aForm(seen: string[], ticked: string[]): FormData {
  const form = new FormData()
  form.set('seen', seen.join(' '))
  for (const tick of ticked) form.append('tick', tick)
  return form
}

test('only what differs from what was seen is a tick', () => {
  const here = nameOfTick({ passengerId: ayse, kind: 'here' })
  const bags = nameOfTick({ passengerId: ali, kind: 'baggage' })
  const card = nameOfTick({ passengerId: ali, kind: 'boarding-card' })

  expect(readTicks(aForm([here, bags], [bags, card]))).toEqual([
    { passengerId: ali, kind: 'boarding-card', isDone: true },
    { passengerId: ayse, kind: 'here', isDone: false },
  ])
})

test('what no form of ours sends is no tick', () => {
  expect(readTicks(aForm([], ['nobody:here', `${ayse}:shoes`, '']))).toEqual([])
})

import { expect, test } from 'vitest'
import { chooseNeighbours } from './choose-neighbours.ts'

const at = (...metres: number[]) => metres.map((walkMetres) => ({ walkMetres }))

test('names at most three hotels, the nearest to the place first', () => {
  expect(chooseNeighbours(90, at(1500, 400, 700, 1000))).toEqual(at(400, 700, 1000))
})

test('leaves out what would lie upon another name', () => {
  expect(chooseNeighbours(90, at(160, 380, 400, 650))).toEqual(at(380, 650))
})

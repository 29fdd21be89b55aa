import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chairWays, gapInLoad, unsaidLoad } from './day-load.ts'
import { judgeDay, type Limits } from './judge-day.ts'

const orUnsaid = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null })

const anyLoad = fc.record({
  metresWalked: orUnsaid(12_000),
  minutesStanding: orUnsaid(300),
  stairSteps: orUnsaid(400),
  chair: fc.option(fc.constantFrom(...chairWays), { nil: null }),
  easierWay: fc.option(fc.constant({ tr: 'Araç', en: 'Ride', ar: 'مركبة' }), { nil: null }),
  easierPrice: fc.constant(null),
  easierCurrency: fc.constant(null),
})

const anyLimits: fc.Arbitrary<Limits> = fc.record({
  age: fc.integer({ min: 0, max: 120 }),
  metres: fc.integer({ min: 1, max: 9000 }),
  minutes: fc.integer({ min: 1, max: 240 }),
  canClimb: fc.boolean(),
  takesChair: fc.boolean(),
})

const limits: Limits = { age: 60, metres: 1000, minutes: 30, canClimb: true, takesChair: false }
const easyDay = { ...unsaidLoad, metresWalked: 900, minutesStanding: 20, stairSteps: 40 }
const longDay = { ...easyDay, metresWalked: 4000 }

test('no day is green above the declared limit, nor one of which something is not said', () => {
  fc.assert(
    fc.property(anyLoad, anyLimits, (load, said) => {
      const { light, reasons } = judgeDay(load, said)
      const { metresWalked, minutesStanding, stairSteps } = load
      const fits =
        metresWalked !== null &&
        metresWalked <= said.metres &&
        minutesStanding !== null &&
        minutesStanding <= said.minutes &&
        stairSteps !== null &&
        (stairSteps === 0 || said.canClimb)
      expect(light !== 'green' || fits).toBe(true)
      // Near a limit is said of a day as well of which not everything is known.
      expect(light === 'unsaid' || reasons.length > 0 === (light !== 'green')).toBe(true)
    }),
  )
})

test('whoever can do more is never told that less is possible', () => {
  const rank = { red: 0, amber: 1, unsaid: 2, green: 2 }
  fc.assert(
    fc.property(anyLoad, anyLimits, fc.nat(5000), fc.nat(120), (load, said, metres, minutes) => {
      const stronger = { ...said, metres: said.metres + metres, minutes: said.minutes + minutes, canClimb: true }
      expect(rank[judgeDay(load, stronger).light]).toBeGreaterThanOrEqual(rank[judgeDay(load, said).light])
    }),
  )
})

test('a chair is offered only to who would take one, needs it, and where the day allows it', () => {
  fc.assert(
    fc.property(anyLoad, anyLimits, (load, said) => {
      const { chair, reasons } = judgeDay(load, said)
      expect(chair === null || (said.takesChair && load.chair === chair && reasons.length > 0)).toBe(true)
    }),
  )
})

test.each([
  ['green', easyDay, limits],
  ['red', longDay, limits],
  ['amber', { ...longDay, chair: 'pusher' as const }, { ...limits, takesChair: true }],
  ['red', { ...longDay, chair: 'pusher' as const }, limits],
  ['red', { ...longDay, chair: 'no' as const }, { ...limits, takesChair: true }],
  ['amber', { ...longDay, easierWay: { tr: 'Araç', en: 'Ride', ar: 'مركبة' } }, limits],
  ['red', easyDay, { ...limits, canClimb: false }],
  ['amber', easyDay, { ...limits, age: 70 }],
  ['unsaid', { ...easyDay, stairSteps: null }, limits],
  ['unsaid', unsaidLoad, limits],
] as const)('a day is %s', (light, load, said) => {
  expect(judgeDay(load, said).light).toBe(light)
})

test('a price needs what it is for and its currency', () => {
  const way = { tr: 'Araç', en: 'Ride', ar: 'مركبة' }
  expect(gapInLoad(unsaidLoad)).toBeUndefined()
  expect(gapInLoad({ ...unsaidLoad, easierWay: way })).toBeUndefined()
  expect(gapInLoad({ ...unsaidLoad, easierPrice: 100 })).toBe('easierWay')
  expect(gapInLoad({ ...unsaidLoad, easierPrice: 100, easierWay: way })).toBe('easierCurrency')
  expect(gapInLoad({ ...unsaidLoad, easierPrice: 100, easierWay: way, easierCurrency: 'SAR' })).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { objectionTo, type Kinsman } from './check-relation.ts'
import { inverseOf, isMahramKinship, kinships, relativesOf, type Kinship, type Relation } from './kinship.ts'

const her: Kinsman = { id: 'her', gender: 'female', age: 40 }
const him: Kinsman = { id: 'him', gender: 'male', age: 44 }
const son: Kinsman = { id: 'son', gender: 'male', age: 15 }
const mother: Kinsman = { id: 'mother', gender: 'female', age: 66 }

const is = (relative: Kinsman, kinship: Kinship, of: Kinsman): Relation => ({
  of: of.id,
  relative: relative.id,
  kinship,
})

function problem(stated: Relation, people: Kinsman[], relations: Relation[] = []) {
  return objectionTo(stated, people, relations)?.problem
}

test('what one is to the other is known in both directions', () => {
  const relations = [is(him, 'parent', son), is(him, 'spouse', her)]

  expect(relativesOf('son', relations)).toEqual([{ id: 'him', kinship: 'parent' }])
  expect(relativesOf('him', relations)).toEqual([
    { id: 'her', kinship: 'spouse' },
    { id: 'son', kinship: 'child' },
  ])
  expect(kinships.every((each) => inverseOf(inverseOf(each)) === each)).toBe(true)
})

test('a brother-in-law and a cousin are no mahram; father-in-law, son-in-law and stepfather are', () => {
  expect(kinships.filter((each) => !isMahramKinship(each))).toEqual(['sibling-in-law', 'cousin'])
})

test('two women are not married, a child is nobody’s spouse, and nobody is a relative of themselves', () => {
  expect(problem(is(mother, 'spouse', her), [her, mother])).toBe('kin-sex')
  expect(problem(is(son, 'spouse', her), [her, son])).toBe('kin-age')
  expect(problem(is(her, 'spouse', her), [her])).toBe('kin-self')
  expect(problem(is(him, 'spouse', her), [her, him])).toBeUndefined()
})

test('a parent is twelve years older, a grandparent twice that, whichever of the two is named first', () => {
  const girl: Kinsman = { id: 'girl', gender: 'female', age: 29 }

  expect(problem(is(her, 'parent', girl), [her, girl])).toBe('kin-age')
  expect(problem(is(girl, 'child', her), [her, girl])).toBe('kin-age')
  expect(problem(is(her, 'parent', { ...girl, age: 28 }), [her, { ...girl, age: 28 }])).toBeUndefined()
  expect(problem(is(her, 'grandparent', son), [her, { ...son, age: 17 }])).toBe('kin-age')
  expect(problem(is(her, 'parent', girl), [her, { ...girl, age: null }])).toBeUndefined()
})

test('a woman has one husband, and nobody two mothers', () => {
  const other: Kinsman = { ...him, id: 'other' }
  const people = [her, him, other, mother, son]

  expect(objectionTo(is(other, 'spouse', her), people, [is(him, 'spouse', her)])).toEqual({
    problem: 'kin-contradicts',
    because: 'him',
  })
  expect(problem(is(mother, 'parent', son), people, [is(her, 'parent', son)])).toBe('kin-contradicts')
  expect(problem(is(him, 'parent', son), people, [is(her, 'parent', son)])).toBeUndefined()
})

test('a pair that is stated is not stated again, in neither direction', () => {
  const known = [is(him, 'spouse', her)]

  expect(problem(is(her, 'sibling', him), [her, him], known)).toBe('kin-stated')
})

test('what follows from a third one cannot be contradicted', () => {
  const people = [her, him, son, mother]
  const family = [is(him, 'spouse', her), is(mother, 'parent', her)]

  expect(problem(is(mother, 'grandparent', him), people, family)).toBe('kin-age')
  expect(problem(is(mother, 'parent', him), people, family)).toBe('kin-contradicts')
  expect(problem(is(mother, 'parent-in-law', him), people, family)).toBeUndefined()
  expect(problem(is(son, 'sibling', her), people, [is(her, 'parent', son)])).toBe('kin-stated')
  expect(problem(is(mother, 'sibling', son), people, [...family, is(her, 'parent', son)])).toBe('kin-contradicts')
  expect(problem(is(mother, 'grandparent', son), people, [...family, is(her, 'parent', son)])).toBeUndefined()
})

test('cousins who have married are a family like any other', () => {
  const uncle: Kinsman = { id: 'uncle', gender: 'male', age: 70 }
  const people = [her, him, uncle]

  expect(
    problem(is(uncle, 'uncle-aunt', her), people, [is(him, 'spouse', her), is(uncle, 'parent', him)]),
  ).toBeUndefined()
})

test('whoever says it from the other side is answered the same', () => {
  const person = fc.record({
    gender: fc.constantFrom('female' as const, 'male' as const, null),
    age: fc.option(fc.integer({ min: 0, max: 90 })),
  })
  const kinship = fc.constantFrom(...kinships)
  fc.assert(
    fc.property(fc.tuple(person, person, person), fc.tuple(kinship, kinship, kinship), (all, [asked, one, other]) => {
      const people = all.map((each, at): Kinsman => ({ id: `p${at}`, ...each }))
      const known: Relation[] = [
        { of: 'p0', relative: 'p2', kinship: one },
        { of: 'p2', relative: 'p1', kinship: other },
      ]
      const said = objectionTo({ of: 'p0', relative: 'p1', kinship: asked }, people, known)
      const turned = objectionTo({ of: 'p1', relative: 'p0', kinship: inverseOf(asked) }, people, known)
      expect(turned).toEqual(said)
    }),
    { numRuns: 2_000 },
  )
})

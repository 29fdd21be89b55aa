/** A die whose throws are always the same for the same name. */
export type Chance = {
  /** A whole number from `from` to `to`, both included. */
  between: (from: number, to: number) => number
  pick: <Value>(values: readonly Value[]) => Value
  /** One of several by their weights. */
  weigh: <Value>(weights: readonly (readonly [number, Value])[]) => Value
  /** Whether something happens that happens in so many of a hundred cases. */
  inHundred: (cases: number) => boolean
}

/** Every name throws on its own: a throw more for one thing changes nothing for another. */
export function chanceOf(name: string): Chance {
  const next = throwsOf(name)
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    between,
    pick(values) {
      const value = values[between(0, values.length - 1)]
      if (value === undefined) throw new Error('there is nothing to pick from')
      return value
    },
    weigh(weights) {
      let left = next() * weights.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, value] of weights) {
        left -= weight
        if (left < 0) return value
      }
      throw new Error('there is nothing to pick from')
    },
    inHundred: (cases) => next() * 100 < cases,
  }
}

/** Numbers from 0 up to 1: the generator mulberry32, begun with the name's hash (FNV-1a). */
function throwsOf(name: string): () => number {
  let state = 0x81_1c_9d_c5
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

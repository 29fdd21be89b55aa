/**
 * A short name for a text that changes when the text does: 53 bits in base 36. It tells versions apart and proves
 * nothing: whoever wants to can find another text of the same name.
 */
export function fingerprintOf(text: string): string {
  let first = 0xdeadbeef
  let second = 0x41c6ce57
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    first = Math.imul(first ^ code, 2_654_435_761)
    second = Math.imul(second ^ code, 1_597_334_677)
  }
  first = Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909)
  second = Math.imul(second ^ (second >>> 16), 2_246_822_507) ^ Math.imul(first ^ (first >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & second) + (first >>> 0)).toString(36)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageAssets } from '#app/http/page-assets.server.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const faces = [...read('fonts.css').matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => body)
const ours = faces.filter((face) => face.includes('url('))
const standIns = faces.filter((face) => face.includes('local('))
const familyOf = (face: string) => /font-family: '?([^';]+)/.exec(face)?.[1] ?? ''
const isArabic = (face: string) => face.includes('U+600-6FF')
const tokens = read('tokens.css')
const arabicStacks = [
  ...tokens.slice(tokens.lastIndexOf('--w-display: 700')).matchAll(/--font-(?:display|text):([^;]*);/g),
]
  .slice(0, 2)
  .map(([, stack = '']) => [...stack.matchAll(/'([^']+)'/g)].map(([, family = '']) => family))

test('a face of ours is used whenever it arrives, also on a weak line', () => {
  expect(ours.filter((face) => !face.includes('font-display: swap'))).toEqual([])
})

test('what stands in for an Arabic face runs as wide and on the same baseline', () => {
  const adjusted = standIns.filter(isArabic)

  expect(adjusted.length).toBeGreaterThan(0)
  for (const rule of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
    expect(adjusted.filter((face) => !face.includes(rule)).map(familyOf)).toEqual([])
})

test('Arabic text and headings name our face first and such a stand-in after it', () => {
  const adjusted = standIns.filter(isArabic).map(familyOf)

  expect(arabicStacks.map(([first]) => first)).toEqual(['Amiri', 'IBM Plex Sans Arabic'])
  for (const stack of arabicStacks)
    expect(stack.filter((family) => adjusted.includes(family)).length).toBeGreaterThan(2)
  const known = faces.map(familyOf)
  expect(arabicStacks.flat().filter((family) => !known.includes(family))).toEqual([])
})

test('a phone that has neither Georgia nor Arial has stand-ins for both Latin faces, as wide and on the same baseline', () => {
  const androids = standIns.filter(
    (face) => /local\('(Roboto|Noto Serif)/.test(face) && !face.includes('unicode-range'),
  )
  const stacks = tokens.match(/--font-(?:display|text):[^;]*;/g)?.filter((stack) => stack.includes('serif')) ?? []

  expect(new Set(androids.map(familyOf))).toEqual(new Set(['Plex Fallback Roboto', 'Brygada Fallback Noto']))
  for (const rule of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
    expect(androids.filter((face) => !face.includes(rule)).map(familyOf)).toEqual([])
  expect(stacks.length).toBe(4)
  expect(stacks.filter((stack) => !/Plex Fallback Roboto|Brygada Fallback Noto/.test(stack))).toEqual([])
})

test('a page in Arabic asks for its display and its text face at once', () => {
  expect(pageAssets(undefined)('ar').fonts).toEqual(['/fonts/amiri-700.woff2', '/fonts/plex-arabic-400.woff2'])
})

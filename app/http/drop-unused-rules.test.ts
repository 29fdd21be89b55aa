import { expect, test } from 'vitest'
import { dropUnusedRules } from './drop-unused-rules.server.ts'

const page = '<main class="wrap _abca"><template><b class="_abcb"></b></template></main>'

test('keeps what names classes of the page, those in templates as well', () => {
  expect(dropUnusedRules('._abca{color:red}._abcb:hover{top:0}', [{ html: page }])).toBe(
    '._abca{color:red}._abcb:hover{top:0}',
  )
})

test('drops rules, single selectors and groups that nothing of the page can match', () => {
  const css = '@layer components{._xyza{top:0}._abca,._xyza ._abca{top:1px}@media (width<=768px){._xyza{top:2px}}}'

  expect(dropUnusedRules(css, [{ html: page }])).toBe('@layer components{._abca{top:1px}}')
})

test('keeps the name of a layer that holds nothing more, since the first mention of a layer gives it its place', () => {
  expect(dropUnusedRules('@layer base{._xyza{top:0}}', [{ html: page }])).toBe('@layer base{}')
})

test('keeps what is no class of a component', () => {
  const css = '@layer reset,base;@font-face{font-family:A}[dir=rtl]{top:0}.wide{top:1px}@keyframes _xyza{to{top:0}}'

  expect(dropUnusedRules(css, [{ html: page }])).toBe(css)
})

test('keeps a rule that only excludes a class, or asks for one of several', () => {
  const css = '._abca:not(._xyza){top:0}:is(._xyza,._abcb){top:1px}'

  expect(dropUnusedRules(css, [{ html: page }])).toBe(css)
})

test('keeps a choice however deep its brackets are', () => {
  const css = ':is(._abca:not(:has([name$=\\\\.nationality]>option:checked)) ._abcb,._abca ._xyza){display:none}'

  expect(dropUnusedRules(css, [{ html: page }])).toBe(css)
})

test('is not misled by signs in quotes', () => {
  const css = '._abca:before{content:"}, {\\""}._xyza{top:0}'

  expect(dropUnusedRules(css, [{ html: page }])).toBe('._abca:before{content:"}, {\\""}')
})

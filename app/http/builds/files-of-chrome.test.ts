import { expect, test } from 'vitest'
import { CHROME, filesOfChrome } from './files-of-chrome.ts'

const LONG = 'x'.repeat(400)

function chunk(name: string, { isEntry = false, code = LONG, imports = [] as string[] } = {}) {
  const file = isEntry && name === 'elements' ? `/site/${CHROME}` : `/site/${name}.ts`
  return {
    type: 'chunk' as const,
    isEntry,
    fileName: `${name}.js`,
    code,
    imports: imports.map((each) => `${each}.js`),
    moduleIds: [file],
    facadeModuleId: isEntry ? file : null,
  }
}

const entry = (name: string, ...imports: string[]) => chunk(name, { isEntry: true, imports })

test('what the elements share with a page comes with them, also through another file', () => {
  const output = [
    entry('elements', 'cart'),
    entry('tour', 'cart'),
    chunk('cart', { imports: ['call'] }),
    chunk('call'),
    { type: 'asset' as const },
  ]

  expect(filesOfChrome(output)).toEqual(new Set(['/site/cart.ts', '/site/call.ts']))
})

test('what a few pages share without the elements stays apart', () => {
  const pages = ['a', 'b', 'c'].map((name) => entry(name, 'dates'))

  expect(filesOfChrome([entry('elements'), ...pages, chunk('dates')])).toEqual(new Set())
})

test('what many pages share comes with the elements, and what is too small for a request', () => {
  const pages = ['a', 'b', 'c', 'd'].map((name) => entry(name, 'dates', ...(name < 'c' ? ['small'] : [])))
  const output = [entry('elements'), ...pages, chunk('dates'), chunk('small', { code: 'x' })]

  expect(filesOfChrome(output)).toEqual(new Set(['/site/dates.ts', '/site/small.ts']))
})

test('a build without the elements is refused', () => {
  expect(() => filesOfChrome([entry('tour')])).toThrow(CHROME)
})

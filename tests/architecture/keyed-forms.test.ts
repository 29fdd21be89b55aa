import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Staff and agents who press twice must not move money twice. A form that posts an amount therefore carries the key of its
 * act, or, where it changes a record, the version that was seen: a second one of that is refused.
 */
const sources = new Map(
  globSync('app/{admin,agent}/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const),
)

test('every form of staff and agents that posts an amount carries a key, or the version of what it changes', () => {
  const forms = formsIn(sources)

  expect(forms.filter(({ code }) => hasAmount(code)).length).toBeGreaterThan(10)
  expect(forms.filter(({ code }) => hasAmount(code) && !isCarried(code)).map(({ file }) => file)).toEqual([])
})

test.each([
  ['of its own', '<Form method="post"><TextField name="amount" inputMode="decimal" /></Form>', ''],
  [
    'of a part of its own file',
    '<Form method="post"><Amount /></Form>',
    'function Amount() { return <input name="amount" /> }',
  ],
  ['of staff', '<ActForm><TextField name="amount" inputMode="decimal" /></ActForm>', ''],
  ['in plain HTML', '<form method="post"><input name="price" inputMode="decimal" /></form>', ''],
])('a form without a key would be seen, with a field %s', (_, form, part) => {
  const page = `export default function Page() { return ${form} }\n${part}`

  const found = formsIn(new Map([['app/admin/new-page.tsx', page]]))

  expect(found.filter(({ code }) => hasAmount(code) && !isCarried(code))).toHaveLength(1)
})

/** `ActForm` sends by itself; others say so. */
const sentForm = /<(ActForm\b|(?:(?:\w+\.)?Form|form)\b(?=[^>]*method="post"))[\s\S]*?<\/\1>/g

type FoundForm = { file: string; code: string }

/** The forms that are sent, each with the code of the components that stand in it. */
function formsIn(tree: ReadonlyMap<string, string>): FoundForm[] {
  return [...tree].flatMap(([file, code]) =>
    [...code.matchAll(sentForm)].map(([form]) => ({
      file,
      code: withParts(tree, file, form),
    })),
  )
}

function hasAmount(code: string): boolean {
  return /inputMode="decimal"|name=[^ ]*(amount|price|counted)/i.test(code)
}

function isCarried(code: string): boolean {
  return /name="(key|version|seen)"/.test(code)
}

function withParts(tree: ReadonlyMap<string, string>, file: string, code: string, seen = new Set<string>()): string {
  const parts = [...code.matchAll(/<([A-Z]\w*)/g)].flatMap(([, name = '']) => {
    const home = homeOf(tree, file, name)
    const key = `${home} ${name}`
    if (seen.has(key)) return []
    seen.add(key)
    const body = bodyOf(tree.get(home) ?? '', name)
    return body === '' ? [] : [withParts(tree, home, body, seen)]
  })
  return [code, ...parts].join('\n')
}

/** The file in which a component stands: the one that it is imported from, otherwise the same. */
function homeOf(tree: ReadonlyMap<string, string>, file: string, name: string): string {
  for (const [, names = '', from = ''] of (tree.get(file) ?? '').matchAll(/import \{([^}]*)\} from '([^']+)'/g)) {
    const isNamed = names.split(',').some((each) => each.trim() === name)
    if (isNamed) return from.startsWith('#') ? from.slice(1) : join(dirname(file), from)
  }
  return file
}

function bodyOf(code: string, name: string): string {
  const start = code.search(new RegExp(`function ${name}\\b`))
  if (start < 0) return ''
  const body = code.slice(start + 1)
  const end = body.search(/\n(?:export )?(?:default )?function /)
  return end < 0 ? body : body.slice(0, end)
}

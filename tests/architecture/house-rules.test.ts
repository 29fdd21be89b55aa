import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** One piece of code per rule that the linter must refuse, and the file in which it would stand. */
const refused: [rule: string, file: string, code: string][] = [
  ['house(no-clock-in-domain)', 'modules/booking/domain/hold.ts', 'export const now = () => new Date()\n'],
  ['house(no-clock-in-domain)', 'modules/booking/domain/code.ts', 'export const dice = () => Math.random()\n'],
  [
    'house(transactions-by-db)',
    'modules/booking/take.server.ts',
    'export const take = (db: Db) => db.transaction().execute(work)\n',
  ],
  [
    'house(no-compared-language)',
    'kernel/comma.ts',
    "export const comma = (locale: Locale) => (locale === 'ar' ? '،' : ',')\n",
  ],
  [
    'house(no-compared-language)',
    'modules/booking/spell.ts',
    "export const spell = (locale: Locale) => {\n  switch (locale) {\n    case 'tr':\n      return 1\n  }\n}\n",
  ],
  ['house(no-compared-language)', 'app/said.ts', "export const said = (asked?: Locale) => asked ?? 'tr'\n"],
  ['house(no-export-all)', 'modules/booking/index.ts', "export * from './hold.ts'\n"],
  ['house(no-enum)', 'modules/booking/status.ts', 'export enum Status { Open, Closed }\n'],
  ['house(no-text-in-components)', 'app/ui/buy.tsx', 'export const Buy = () => <button>Buy now</button>\n'],
  ['house(no-text-in-components)', 'app/ui/pic.tsx', 'export const Pic = () => <img alt="The Kaaba" src="/k.svg" />\n'],
  ['house(no-vague-folder)', 'platform/utils/dates.ts', 'export const day = 1\n'],
  [
    'house(import-by-alias)',
    'app/ui/price.tsx',
    "import { money } from '../../kernel/money.ts'\nexport const p = money\n",
  ],
  ['house(import-by-alias)', 'app/ui/tag.tsx', "import { money } from '#kernel/money'\nexport const p = money\n"],
  ['eslint(no-restricted-globals)', 'app/ui/day.tsx', "export const day = new Intl.DateTimeFormat('tr')\n"],
  ['eslint(no-restricted-properties)', 'app/ui/sum.tsx', 'export const sum = (n: number) => n.toFixed(2)\n'],
  ['eslint(no-restricted-properties)', 'platform/http/port.ts', 'export const port = process.env.PORT\n'],
  ['eslint(no-console)', 'platform/log/print.ts', "console.log('here')\n"],
  ['eslint(no-warning-comments)', 'platform/log/later.ts', '// TODO: later\nexport const later = 1\n'],
  ['import(no-default-export)', 'platform/log/default.ts', 'export default 1\n'],
  ['typescript(no-explicit-any)', 'platform/log/any.ts', 'export const loose = (value: any) => value\n'],
  ['typescript(no-non-null-assertion)', 'platform/log/sure.ts', 'export const sure = (a?: string) => a!.length\n'],
]

const tree = mkdtempSync(join(tmpdir(), 'kafile-lint-'))
const found = lint()

test.each(refused)('%s refuses %s', (rule, file) => {
  expect(found.filter((problem) => problem.file === file).map((problem) => problem.rule)).toContain(rule)
})

test('the same code is welcome where it belongs', () => {
  expect(found.filter((problem) => problem.file === 'platform/env.server.ts')).toEqual([])
})

function lint(): { file: string; rule: string }[] {
  const welcome: [string, string, string] = ['', 'platform/env.server.ts', 'export const port = process.env.PORT\n']
  try {
    for (const [, file, code] of [...refused, welcome]) {
      mkdirSync(dirname(join(tree, file)), { recursive: true })
      writeFileSync(join(tree, file), code)
    }
    for (const file of ['.oxlintrc.json', 'scripts/lint', 'kernel/languages.ts', 'package.json'])
      cpSync(file, join(tree, file), { recursive: true })
    const report = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=json'], {
      cwd: tree,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(report.stdout) as { diagnostics: { code: string; filename: string }[] }
    return diagnostics.map(({ code, filename }) => ({ file: filename, rule: code }))
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const GERMAN = `  de: {
    name: 'Deutsch',
    tag: 'de',
    networkTag: 'de_DE',
    direction: 'ltr',
    script: 'latin',
    prefix: '/de',
    fallback: 'en',
    country: 'DE',
    numbers: { group: ' ', decimal: ',', percent: 'after', currency: 'after' },
    dates: { typed: '-', weekday: 'before', range: '–', hijriEra: ' AH', time: ', ', clock: ':' },
    lists: { comma: ', ', semicolon: '; ' },
  },
`

const MONTHS =
  "  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),\n"

/**
 * Runs code in a copy of the product that knows German: the table of languages has one entry more, and so have the names
 * of months and days. All other code is the product's own.
 */
export function inGerman(code: string): unknown {
  const tree = mkdtempSync(join(tmpdir(), 'kafile-language-'))
  try {
    for (const folder of ['app', 'modules', 'platform', 'node_modules'])
      symlinkSync(resolve(folder), join(tree, folder))
    for (const each of ['kernel', 'package.json']) cpSync(each, join(tree, each), { recursive: true })
    rewrite(join(tree, 'kernel/languages.ts'), (text) => text.replace('  ar: {\n', `${GERMAN}  ar: {\n`))
    rewrite(join(tree, 'kernel/calendar-words.ts'), (text) => text.replaceAll(/^ {2}ar: /gm, `${MONTHS}  ar: `))
    writeFileSync(join(tree, 'ask.ts'), code)
    const run = spawnSync(process.execPath, ['--preserve-symlinks', '--preserve-symlinks-main', 'ask.ts'], {
      cwd: tree,
      encoding: 'utf8',
    })
    if (run.status !== 0) throw new Error(run.stderr)
    return JSON.parse(run.stdout)
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

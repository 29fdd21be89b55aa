import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const tree = mkdtempSync(join(tmpdir(), 'kafile-guard-'))
mkdirSync(join(tree, 'kernel'))
symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
writeFileSync(join(tree, 'kernel/seen.ts'), 'export const seen = 1\n')
writeFileSync(join(tree, 'kernel/unseen.ts'), 'export const unseen = 1\n')
execFileSync('git', ['init', '--quiet'], { cwd: tree })
execFileSync('git', ['add', 'kernel'], { cwd: tree })

afterEach(() => rmSync(tree, { recursive: true, force: true }))

test('a boundary check that overlooks a file fails, although it found no violation', () => {
  writeFileSync(
    join(tree, '.dependency-cruiser.mjs'),
    "export default { forbidden: [], options: { parser: 'swc', exclude: { path: 'unseen' } } }\n",
  )

  const checked = spawnSync(process.execPath, [resolve('scripts/boundaries.ts')], { cwd: tree, encoding: 'utf8' })

  expect(checked.status).toBe(1)
  expect(checked.stderr).toContain('1 of 2 files were not looked at, for example kernel/unseen.ts')
})

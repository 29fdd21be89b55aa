/**
 * `npm run accounts:pack-passwords -- <list>`: makes the file of well-known passwords from a text with one on each line,
 * the most frequent first, such as those of SecLists.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packPasswords } from '#modules/accounts/index.server.ts'
import { explain, say, ScriptError } from './with-database.ts'

const target = join(import.meta.dirname, '..', 'modules', 'accounts', 'data', 'well-known-passwords.bin')

await explain(async () => {
  const [list] = process.argv.slice(2)
  if (list === undefined) throw new ScriptError('Say which list: npm run accounts:pack-passwords -- passwords.txt')
  writeFileSync(target, packPasswords(readFileSync(list, 'utf8')))
  say(`${target} was written.`)
})

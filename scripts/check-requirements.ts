/** Proves that docs/requirements.md tells the truth: every proof it names is a test file with that test. */
import { existsSync, readFileSync } from 'node:fs'

const register = 'docs/requirements.md'
/** A table row: | row ids | what | `file` › test name; `file` | */
const proof = /`([^`]+\.(?:test|spec)\.tsx?)`(?: › ([^;|]+))?/g

const lines = readFileSync(register, 'utf8').split('\n')
const rows = lines.filter((line) => /^\| (?:[A-Z]\d|Item )/.test(line))
const problems = rows.flatMap((row) => problemsOf(row))

for (const problem of problems) console.error(problem)
if (rows.length === 0) console.error(`${register} lists no requirement`)
else if (problems.length === 0) console.log(`requirements: ${rows.length} rows, every named test exists`)
process.exit(problems.length > 0 || rows.length === 0 ? 1 : 0)

function problemsOf(row: string): string[] {
  const ids = row.split('|')[1]?.trim() ?? ''
  const proofs = [...row.matchAll(proof)]
  if (proofs.length === 0) return [`${ids}: names no test`]
  return proofs.flatMap(([, file = '', test]) => {
    if (!existsSync(file)) return [`${ids}: ${file} does not exist`]
    const isThere = test === undefined || readFileSync(file, 'utf8').includes(test.trim())
    return isThere ? [] : [`${ids}: ${file} has no test "${test.trim()}"`]
  })
}

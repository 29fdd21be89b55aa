/** `npm test`: sets up what the checks need, then runs all of them. Plain JavaScript, see prepare.mjs. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import {
  ensureBrowser,
  ensureInstalled,
  ensureJava,
  ensurePdfReader,
  installSystemPackages,
  orExplain,
  projectNode,
  root,
} from './prepare.mjs'

orExplain(() => ensureInstalled({ forChecks: true }))
const browser = ensureBrowser()
const javaProblem = ensureJava()
ensurePdfReader()
// A developer's machine is not given a database server unasked; a CI machine is.
if (process.env.CI && !existsSync('/usr/lib/postgresql')) installSystemPackages(['postgresql'])

const checked = spawnSync(projectNode, [join(root, 'scripts', 'check.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${dirname(projectNode)}${delimiter}${process.env.PATH}`,
    ...(javaProblem ? { JAVA_PROBLEM: javaProblem } : {}),
    ...(browser.path ? { CHROMIUM_PATH: browser.path } : { CHROMIUM_PROBLEM: browser.problem }),
  },
})
process.exit(checked.status ?? 1)

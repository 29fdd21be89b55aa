/**
 * What a fresh clone needs before anything of it can run: packages, a build, a browser.
 * Runs on the system's Node 20 before the packages exist, hence plain JavaScript without a dependency.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node of the project, whatever the system has. */
export const projectNode = join(root, 'node_modules', '.bin', 'node')

const buildMark = join(root, 'build', '.sources')
const builtFrom = ['app', 'modules', 'platform', 'kernel', 'server', 'db', 'public']
const builtFromFiles = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'scripts/build.mjs']

export class SetupError extends Error {}

/**
 * Installs the packages of the lock file unless exactly these are there: those that the site is built and runs with, and
 * `forChecks` the others too, which take as long again. Who has them keeps them.
 */
export function ensureInstalled({ forChecks = false } = {}) {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20)
    throw new SetupError(`Node ${process.versions.node} is too old to begin with: Node 20 or newer is needed.`)
  const withChecks = forChecks || existsSync(join(root, 'node_modules', 'vitest'))
  if (isInstalled(withChecks)) return
  console.log('Installing packages (npm ci) …')
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const which = withChecks ? '--include=dev' : '--omit=dev'
  const installed = run(command, [...first, 'ci', which, '--no-audit', '--no-fund', '--loglevel=error'])
  if (!installed) throw new SetupError('npm ci failed; its message above says why.')
  if (!existsSync(projectNode)) {
    throw new SetupError(
      `There is no Node 24 for ${process.platform} ${process.arch} among the packages; Linux on x64 or arm64 is needed.`,
    )
  }
}

/** Builds the site unless the build was made from exactly these sources. */
export function ensureBuilt() {
  if (existsSync(buildMark) && readFileSync(buildMark, 'utf8') === hashOfSources()) return
  console.log('Building the site …')
  if (!run(projectNode, [join(root, 'scripts', 'build.mjs')])) {
    throw new SetupError('The build failed; its message above says why.')
  }
}

/** An interrupted build leaves no mark, so that the next start builds again. */
export function forgetBuild() {
  rmSync(buildMark, { force: true })
}

export function markBuilt() {
  mkdirSync(dirname(buildMark), { recursive: true })
  writeFileSync(buildMark, hashOfSources())
}

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Chromium without windows: the same pages for a quarter less of the processor's work. */
const WINDOWLESS = 'chromium-headless-shell'

/** Path of a Chromium on this machine, `undefined` when there is none. */
export function findBrowser(names = systemBrowsers) {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return names.map((name) => join('/usr/bin', name)).find((path) => existsSync(path))
}

/** The browser that journeys are walked in. */
export function findBrowserOfJourneys() {
  return findBrowser([WINDOWLESS, ...systemBrowsers])
}

/**
 * Installs a browser for the journeys where there is none and that is allowed; a machine of CI is given the quicker one
 * whatever it has. Answers the path, or a sentence that says what to do.
 */
export function ensureBrowser() {
  const isEnough = process.env.CI ? findBrowser([WINDOWLESS]) : findBrowserOfJourneys()
  if (!isEnough && !installSystemPackages([WINDOWLESS]) && !findBrowserOfJourneys()) installSystemPackages(['chromium'])
  const path = findBrowserOfJourneys()
  if (path) return { path }
  return {
    problem:
      'No Chromium was found for the browser tests and it could not be installed: ' +
      'run "sudo apt-get install chromium", or set CHROMIUM_PATH, and start again.',
  }
}

const JAVA = 'default-jre-headless'

/** Java is what the checker of HTML runs on. Answers a sentence when there is none and none could be installed. */
export function ensureJava() {
  const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
  if (hasJava() || (installSystemPackages([JAVA]) && hasJava())) return undefined
  return `There is no Java for the HTML checker and it could not be installed: run "sudo apt-get install ${JAVA}".`
}

/** Poppler reads printed documents back; tests that need it fail with a sentence where it could not be installed. */
export function ensurePdfReader() {
  if (spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).error) installSystemPackages(['poppler-utils'])
}

/** Only as root or where sudo asks no password; `false` when nothing was installed. */
export function installSystemPackages(names) {
  if (!existsSync('/usr/bin/apt-get')) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false
  console.log(`Installing ${names.join(', ')} (apt-get) …`)
  const apt = (...words) => {
    const [command = '', ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...words]
    return run(command, rest)
  }
  apt('update')
  return apt('install', '-y', '--no-install-recommends', ...names)
}

export function run(command, words, environment = {}) {
  const done = spawnSync(command, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  return done.status === 0
}

/** Runs a setup step and turns what it cannot do into one sentence instead of a stack trace. */
export function orExplain(step) {
  try {
    return step()
  } catch (error) {
    const isForeign = error?.code === 'EACCES' || error?.code === 'EPERM'
    if (!(error instanceof SetupError) && !isForeign) throw error
    console.error(isForeign ? `${error.path} belongs to another user: ${error.message}` : error.message)
    process.exit(1)
  }
}

/** npm writes the hidden lock at the very end of an install, so an interrupted install never looks finished. */
function isInstalled(withChecks) {
  const hidden = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden) || !existsSync(projectNode)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const there = present[path]
    if (there) return there.version === entry.version
    return entry.optional === true || entry.peer === true || (!withChecks && entry.dev === true)
  })
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of [...builtFromFiles, ...builtFrom.flatMap((folder) => filesBelow(folder))]) {
    if (existsSync(join(root, file))) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder))
    .toSorted()
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => {
      const path = `${folder}/${name}`
      return statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path]
    })
}

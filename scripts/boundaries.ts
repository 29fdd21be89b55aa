/** Runs dependency-cruiser and refuses its "no violations" when it has looked at too little. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const layers = ['app', 'modules', 'platform', 'kernel', 'server', 'db', 'tests', 'scripts']
const cruised = { path: /\.(tsx?|mjs)$/, notModules: /\.d\.ts$/ }

const folders = layers.filter((layer) => existsSync(layer))
const report = spawnSync(
  'node_modules/.bin/depcruise',
  [...folders, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
  { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
)
if (!report.stdout.startsWith('{')) {
  console.error(report.stderr || 'dependency-cruiser gave no report')
  process.exit(1)
}

type Report = {
  modules: { source: string }[]
  summary: { violations: { rule: { name: string; severity: string }; from: string; to: string }[] }
}
const { modules, summary } = JSON.parse(report.stdout) as Report

const seen = new Set(modules.map((module) => module.source))
const tracked = execFileSync('git', ['ls-files', '--cached', '--', ...folders], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => cruised.path.test(file) && !cruised.notModules.test(file) && existsSync(file))
const overlooked = tracked.filter((file) => !seen.has(file))

for (const { rule, from, to } of summary.violations) console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`)
if (overlooked.length > 0) {
  console.error(`${overlooked.length} of ${tracked.length} files were not looked at, for example ${overlooked[0]}`)
}
if (tracked.length === 0) console.error('git lists no file: run this inside a clone of the repository')

const isClean = summary.violations.length === 0 && overlooked.length === 0 && tracked.length > 0
if (isClean) console.log(`boundaries: ${tracked.length} files, no violation`)
process.exit(isClean ? 0 : 1)

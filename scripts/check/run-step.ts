import { spawn } from 'node:child_process'
import type { Outcome } from './test-reports.ts'

export type Step = {
  name: string
  /** A script of package.json and its words. */
  words: readonly string[]
  settings?: Record<string, string>
  /** Reads from the report of the step how many tests passed and failed; without it the step counts as one. */
  count?: () => Outcome
}

/**
 * Runs one step to its end. Steps that run beside others hold back what they say until they are done, so that their
 * lines do not mix.
 */
export async function runStep(
  { name, words, settings = {}, count }: Step,
  output: 'shown' | 'held back',
): Promise<Outcome & { step: string; seconds: number }> {
  const began = performance.now()
  if (output === 'shown') console.log(`\n── ${name} ──`)
  const { isFine, said } = await run(words, settings, output)
  if (output === 'held back') console.log(`\n── ${name} ──\n${said}`)
  const seconds = Math.round((performance.now() - began) / 1000)
  const counted = count?.()
  if (!counted) return { step: name, seconds, passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 }
  // A runner that dies before or after its tests must not look like a clean pass.
  const failed = isFine ? counted.failed : Math.max(counted.failed, 1)
  return { step: name, seconds, ...counted, failed }
}

function run(
  words: readonly string[],
  settings: Record<string, string>,
  output: 'shown' | 'held back',
): Promise<{ isFine: boolean; said: string }> {
  const child = spawn('npm', ['run', '--silent', ...words], {
    stdio: ['inherit', ...(output === 'shown' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    env: { ...process.env, ...settings },
  })
  let said = ''
  child.stdout?.on('data', (part) => (said += String(part)))
  child.stderr?.on('data', (part) => (said += String(part)))
  return new Promise((resolve) => child.on('close', (code) => resolve({ isFine: code === 0, said })))
}

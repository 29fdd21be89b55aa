import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export type ProgramEnd = { code: number | null; out: string; err: string }

export type Program = { child: ChildProcess; out: () => string; ended: Promise<ProgramEnd> }

/** A program of `tests/setup/programs` in a process of its own, to be killed or waited for. */
export function startProgram(name: string, args: string[]): Program {
  return start(`tests/setup/programs/${name}.ts`, args, {})
}

/** Runs a script of `scripts/` to its end, with nobody at the terminal and only these settings of the program. */
export function runScript(name: string, args: string[], settings: Record<string, string>): Promise<ProgramEnd> {
  return start(`scripts/${name}.ts`, args, { DATABASE_URL: '', DEMO: '', DEMO_PASSWORD: '', NODE_ENV: '', ...settings })
    .ended
}

/** What the engine made of the sources for the first of these programs, the others take over. */
const compiled = join('node_modules', '.cache', 'compiled')

/** These programs end before it pays to compile the database engine twice, at first quickly and then well. */
const quicklyCompiled = '--liftoff-only'

function start(file: string, args: string[], settings: Record<string, string>): Program {
  const child = spawn(process.execPath, [quicklyCompiled, file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...settings },
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => (out += String(chunk)))
  child.stderr.on('data', (chunk) => (err += String(chunk)))
  const ended = new Promise<ProgramEnd>((resolve) => child.on('close', (code) => resolve({ code, out, err })))
  return { child, out: () => out, ended }
}

/** An empty folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kafile-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export type ProgramEnd = { code: number | null; out: string; err: string }

export type Program = { child: ChildProcess; out: () => string; ended: Promise<ProgramEnd> }

/** A program of `tests/setup/programs` in a process of its own, to be killed or waited for; `flags` are the engine's. */
export function startProgram(name: string, args: string[], flags: string[] = []): Program {
  return start(`tests/setup/programs/${name}.ts`, args, { flags })
}

/** Runs a script of `scripts/` to its end, with nobody at the terminal and only these settings of the program. */
export function runScript(name: string, args: string[], settings: Record<string, string>): Promise<ProgramEnd> {
  const given = { DATABASE_URL: '', DEMO: '', DEMO_PASSWORD: '', NODE_ENV: '', ...settings }
  return start(`scripts/${name}.ts`, args, { settings: given }).ended
}

/** What the engine made of the sources for the first of these programs, the others take over. */
const compiled = join('node_modules', '.cache', 'compiled')

type How = { flags?: string[]; settings?: Record<string, string> }

function start(file: string, args: string[], { flags = [], settings = {} }: How): Program {
  const child = spawn(process.execPath, [...flags, file, ...args], {
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

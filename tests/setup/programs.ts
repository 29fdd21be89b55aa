import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export type ProgramEnd = { code: number | null; out: string; err: string }

/** A program of `tests/setup/programs` in a process of its own, to be killed or waited for. */
export function startProgram(
  name: string,
  args: string[],
): { child: ChildProcess; out: () => string; ended: Promise<ProgramEnd> } {
  const child = spawn(process.execPath, [`tests/setup/programs/${name}.ts`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
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

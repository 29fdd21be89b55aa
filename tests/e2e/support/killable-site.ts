import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const START_WITHIN_MS = 120_000

/** A program of its own, on the embedded database, that can be killed like by a power switch and started again. */
export class KillableSite {
  readonly origin: string
  readonly #port: number
  readonly #surroundings: Record<string, string>
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'kafile-killed-'))
  #program: ChildProcess | undefined

  /** `surroundings`: what the program is told besides what every program here is. */
  constructor(port: number, surroundings: Record<string, string> = {}) {
    this.#port = port
    this.#surroundings = surroundings
    this.origin = `http://localhost:${port}`
  }

  /** Starts the program, or another release of it, on what the last one left behind and waits until it can work. */
  async start(release = '.'): Promise<void> {
    const program = spawn(process.execPath, [join(release, 'server', 'main.mjs')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.#port),
        PUBLIC_URL: this.origin,
        // Each journey is a visitor of its own: it says so as a proxy would.
        TRUSTED_PROXIES: '127.0.0.0/8, ::1',
        DATA_DIR: this.#dataDir,
        DATABASE_URL: '',
        SMTP_URL: '',
        DEMO: 'season',
        DEMO_PASSWORD: 'Yolculuk-2031!',
        ...this.#surroundings,
      },
    })
    this.#program = program
    const giveUpAt = Date.now() + START_WITHIN_MS
    while (Date.now() < giveUpAt && program.exitCode === null) {
      const isReady = await fetch(`${this.origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (isReady) return
      await sleep(100)
    }
    throw new Error(`the program did not come up by itself (exit code ${program.exitCode})`)
  }

  async kill(): Promise<void> {
    const program = this.#program
    if (!program) return
    const ended = new Promise((resolve) => program.once('exit', resolve))
    program.kill('SIGKILL')
    await ended
  }

  remove(): void {
    this.#program?.kill('SIGKILL')
    rmSync(this.#dataDir, { recursive: true, force: true })
  }
}

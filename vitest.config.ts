import { defineConfig } from 'vitest/config'
import { testMorning } from './tests/setup/one-day.ts'

/** Pages and answers live for a moment: with more room for what is new, less of it is copied before it is gone. */
const roomForNew = ['--max-semi-space-size=64']

/** Apart from vite.config.ts: the tests of rules and data have no use for the application's build. */
export default defineConfig({
  test: {
    // One for each core of the machines that check: most of a test waits for nothing but the processor.
    maxWorkers: 2,
    setupFiles: ['tests/setup/shift-clock.ts'],
    provide: { clockShift: testMorning.getTime() - Date.now() },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{kernel,platform,modules,app,db,server,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/*.db.test.ts',
            '{app,server,tests}/**/*-{page,resource}.test.{ts,tsx}',
            'tests/e2e/**',
            '**/node_modules/**',
          ],
          // They take milliseconds; the few that read a whole vocabulary must not fail where other work keeps the cores.
          testTimeout: 30_000,
          isolate: false,
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['{platform,modules,db,server,scripts,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/setup/database-template.ts'],
          // A query outside its transaction waits for ever on the embedded engine: a test that hangs has that bug.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          isolate: false,
          pool: 'forks',
          execArgv: roomForNew,
        },
      },
      {
        extends: true,
        // Pages are made as in production: React's checks for whoever writes components cost a fifth of the time.
        oxc: { jsx: { development: false } },
        test: {
          name: 'route',
          include: ['{app,server,tests}/**/*-{page,resource}.test.{ts,tsx}'],
          globalSetup: ['tests/setup/database-template.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          isolate: false,
          pool: 'forks',
          execArgv: roomForNew,
          env: { NODE_ENV: 'production' },
          // Operations are tried on the embedded engine, which makes pages half as fast as a server does.
          provide: { engine: 'server' },
        },
      },
    ],
  },
})

import { defineConfig, devices } from '@playwright/test'
import { findBrowserOfJourneys } from './scripts/prepare.mjs'
import { MAIL_DOOR, SITE } from './tests/e2e/support/addresses.ts'

const executablePath = findBrowserOfJourneys()

const browser = {
  ...(executablePath ? { executablePath } : {}),
  // A machine that names no language has no letters but English ones, and a browser there no other name for an Arabic file
  // than "download".
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // A process takes as much work to start as a page to be read: a visitor has one for their pages, the browser one.
    '--renderer-process-limit=1',
    '--in-process-gpu',
    '--enable-features=NetworkServiceInProcess2',
    // A document lives for seconds: what the optimiser of scripts spends on it never comes back.
    '--js-flags=--max-optimized-bytecode-size=0',
  ],
}

/** Journeys in a real browser against the production build, with a database and a mail server of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // More than there are cores of the machines that check: journeys wait for mails, banks and clocks, too.
  workers: 3,
  // A journey that passes at a second try only is a fault of the journey.
  retries: 0,
  // They end what hangs and measure nothing: the longest journeys take forty seconds where three workers share two cores.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: SITE,
    timezoneId: 'Europe/Istanbul',
    // What a journey sees is the network; the one about the offline page lets the worker in.
    serviceWorkers: 'block',
    // Browsers paint every step of a change from page to page, which proves nothing; the journey of booking has it.
    contextOptions: { reducedMotion: 'reduce' },
    // To record a trace takes a quarter of the processor's work; `--trace retain-on-failure` asks for one.
    screenshot: 'only-on-failure',
    launchOptions: browser,
  },
  projects: [
    { name: 'staff', testMatch: 'staff.setup.ts' },
    {
      name: 'desktop',
      dependencies: ['staff'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      dependencies: ['staff'],
      testMatch: ['find-and-book.spec.ts', 'read-the-site.spec.ts'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node tests/e2e/support/serve.ts',
    url: `${MAIL_DOOR}/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

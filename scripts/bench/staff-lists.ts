/**
 * `npm run bench:staff`: fills a new embedded database as a large agency would, and measures every list and search of the
 * staff on it, and every page of a full day of departure in the built program (`npm run build` comes first). Ends with 1
 * when a median misses its bar. Vite reads the modules, as some of them write mails in JSX.
 */
import { join } from 'node:path'
import { runnerImport } from 'vite'

await runnerImport(join(import.meta.dirname, 'measure-staff-lists.ts'), { configFile: false, logLevel: 'error' })

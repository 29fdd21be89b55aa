/** Lays the database that a first start begins with into the build. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { makePrepared } from '#db/make-prepared.ts'
import { preparedFolder } from '#platform/db/prepared-database.server.ts'

const file = await makePrepared()
rmSync(preparedFolder, { recursive: true, force: true })
mkdirSync(preparedFolder, { recursive: true })
copyFileSync(file, join(preparedFolder, basename(file)))

/** Makes the database that a first start begins with, unless it is kept already, and says in which file it is. */
import { makePrepared } from '#db/make-prepared.ts'

process.stdout.write(await makePrepared())

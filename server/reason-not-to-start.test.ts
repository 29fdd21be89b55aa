import { expect, test } from 'vitest'
import { DatabaseAway } from '#platform/db/server-line.server.ts'
import { EnvironmentError } from '#platform/env.server.ts'
import { reasonNotToStart } from './reason-not-to-start.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })

test.each([
  [new EnvironmentError('PORT must be a number.'), 'PORT must be a number.'],
  [
    new DatabaseAway('the database is away', { cause: refused }),
    'The server of DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:1. Start again when it does.',
  ],
  [
    new Error('Connection terminated unexpectedly'),
    'The server of DATABASE_URL does not answer: Connection terminated unexpectedly. Start again when it does.',
  ],
  [
    Object.assign(new Error('EROFS: read-only file system, mkdir'), { code: 'EROFS' }),
    'DATA_DIR cannot be written to: EROFS: read-only file system, mkdir.',
  ],
  [
    Object.assign(new Error('attempt to write a readonly database'), { code: 'ERR_SQLITE_ERROR', errcode: 8 }),
    'DATA_DIR cannot be written to: attempt to write a readonly database.',
  ],
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    'DATA_DIR cannot be written to: ENOSPC: no space left on device, write.',
  ],
  [
    Object.assign(new Error('ENOENT: no such file or directory, mkdir'), { code: 'ENOENT', syscall: 'mkdir' }),
    'DATA_DIR cannot be written to: ENOENT: no such file or directory, mkdir.',
  ],
  [Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' }), undefined],
  [new TypeError('x is not a function'), undefined],
])('%s is told as %s', (error, reason) => {
  expect(reasonNotToStart(error)).toBe(reason)
})

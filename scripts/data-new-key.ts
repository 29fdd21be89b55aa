/** `npm run data:new-key`: writes a key for DATA_KEYS, named after today. It is kept nowhere. */
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { newDataKey } from '#platform/field-cipher/data-keys.server.ts'
import { say } from './with-database.ts'

say(newDataKey(`k${dayInIstanbul(new Date()).replaceAll('-', '')}`))

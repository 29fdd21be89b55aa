import { listPostsByKey, publicTermsSetting } from '#modules/content/index.server.ts'
import type { LetterWork } from '#modules/engagement/index.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Environment } from '#platform/env.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { paths } from '#app/addresses/paths.ts'
import { findAgency } from './find-agency.server.ts'

/** What answers to visitors and newsletters are written and sent with. */
export function letterWorkOf({ db, env }: { db: Db; env: Pick<Environment, 'publicUrl'> }): LetterWork {
  const pathOf = { confirm: paths.newsletterConfirm, leave: paths.newsletterLeave }
  const { origin } = env.publicUrl
  return {
    db,
    agency: (locale) => findAgency(db, locale),
    newsletterUrl: (act, locale, token) => origin + pathOf[act](locale, token),
    mersis: async () => (await readSetting(db, publicTermsSetting)).mersis,
    tourUrl: (locale, tourId) => origin + paths.tour(locale, tourId),
    async posts(locale, keys, now) {
      const posts = await listPostsByKey(db, { locale, today: dayInIstanbul(now) }, keys)
      return posts.map(({ key, title, excerpt, link }) => ({
        key,
        title,
        excerpt,
        url: origin + paths.post(locale, link),
      }))
    },
  }
}

import type { Locale } from '#kernel/locale.ts'
import { say } from '#platform/texts/say.ts'
import type { Difference } from '../differences.ts'
import { tellDifference } from '../tell-difference.server.ts'
import { changeNoticeTexts } from './change-notice-texts.ts'

/** The rows of a letter that say what it was and what it is now. */
export function differenceRows(differences: readonly Difference[], locale: Locale): { name: string; value: string }[] {
  return differences.map((each) => {
    const { what, was, is } = tellDifference(each, locale)
    return { name: what, value: was === is ? is : say(locale, changeNoticeTexts[locale].change, { was, is }) }
  })
}

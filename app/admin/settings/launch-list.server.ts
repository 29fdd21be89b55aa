import { defaultLocale } from '#kernel/locale.ts'
import { isPlaceholderAddress } from './placeholder-address.ts'
import { staffSecondFactorSetting } from '#modules/accounts/index.server.ts'
import { getDeliveredSite, publicTermsSetting, siteSetting, countSampleReviews } from '#modules/content/index.server.ts'
import { listShownBankAccounts } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Environment } from '#platform/env.server.ts'
import { mailSenderSetting } from '#platform/mail/deliver-mail.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { launchFactsSetting } from '#app/acts/settings/setting-groups.server.ts'
import type { SettingGroup } from '#app/acts/settings/setting-names.ts'

export type LaunchPoint = {
  name: LaunchPointName
  isDone: boolean
  /** Without it the site may not or cannot start; the others are good advice. */
  isNeeded: boolean
  /** Where it is mended: a group of the settings, or the surroundings of the program. */
  place: SettingGroup | 'environment' | 'keys' | 'reviews'
}

export type LaunchPointName =
  | 'licence'
  | 'firm-contact'
  | 'firm-address'
  | 'registers'
  | 'privacy-contact'
  | 'verbis'
  | 'legal-texts'
  | 'bank-account'
  | 'mail-sender'
  | 'mail-server'
  | 'payment-provider'
  | 'sandbox-off'
  | 'demo-off'
  | 'sample-reviews'
  | 'public-address'
  | 'human-check'
  | 'second-factor'
  | 'telephony'

type Surroundings = Pick<
  Environment,
  'allowSandboxInPublic' | 'humanCheck' | 'isDemo' | 'payments' | 'publicUrl' | 'smtpUrl' | 'telephony'
>

/** What is there and what is still missing for a legal start, the needed first. */
export async function readLaunchList(db: Db, env: Surroundings): Promise<LaunchPoint[]> {
  const [site, terms, facts, sender, accounts, samples, hasSecondFactor] = await Promise.all([
    readSetting(db, siteSetting),
    readSetting(db, publicTermsSetting),
    readSetting(db, launchFactsSetting),
    readSetting(db, mailSenderSetting),
    listShownBankAccounts(db),
    countSampleReviews(db),
    readSetting(db, staffSecondFactorSetting),
  ])
  const delivered = getDeliveredSite(defaultLocale)
  const needed = (name: LaunchPointName, place: LaunchPoint['place'], isDone: boolean): LaunchPoint => ({
    name,
    place,
    isDone,
    isNeeded: true,
  })
  const advised = (name: LaunchPointName, place: LaunchPoint['place'], isDone: boolean): LaunchPoint => ({
    name,
    place,
    isDone,
    isNeeded: false,
  })
  return [
    needed('licence', 'identity', !/^0*$/.test(site.licence.number)),
    needed('firm-contact', 'identity', site.phone !== delivered.phone && !isPlaceholderAddress(site.email)),
    needed('firm-address', 'identity', site.address[defaultLocale] !== delivered.address),
    needed('registers', 'terms', !/^[0\s]*$/.test(terms.mersis) && !isPlaceholderAddress(terms.kep)),
    needed('privacy-contact', 'terms', !isPlaceholderAddress(terms.privacyEmail)),
    needed('verbis', 'terms', facts.verbisNumber.trim() !== ''),
    needed('legal-texts', 'terms', facts.textsApprovedBy.trim() !== ''),
    needed('bank-account', 'banks', accounts.length > 0),
    needed('mail-sender', 'mail', !isPlaceholderAddress(sender.address)),
    needed('mail-server', 'keys', env.smtpUrl !== undefined),
    needed(
      'payment-provider',
      'keys',
      Object.values(env.payments).some((contract) => contract !== undefined),
    ),
    needed('sandbox-off', 'environment', !env.allowSandboxInPublic),
    needed('demo-off', 'environment', !env.isDemo),
    needed('sample-reviews', 'reviews', samples === 0),
    needed(
      'public-address',
      'environment',
      env.publicUrl.protocol === 'https:' && !isPlaceholderAddress(env.publicUrl.hostname),
    ),
    advised('human-check', 'keys', env.humanCheck !== undefined),
    advised('second-factor', 'checks', hasSecondFactor),
    advised('telephony', 'keys', env.telephony !== undefined),
  ]
}

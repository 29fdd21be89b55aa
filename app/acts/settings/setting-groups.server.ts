import { z } from 'zod'
import { buildCheckMsSetting } from '#app/http/builds/build-check-setting.server.ts'
import { humanScoreSetting } from '#app/intake/human-score-setting.server.ts'
import { interfaceRulesSetting } from '#app/page/interface-rules-setting.server.ts'
import { currencies } from '#kernel/money.ts'
import { staffSecondFactorSetting } from '#modules/accounts/index.server.ts'
import { freeGroupPlaceSetting } from '#modules/agents/index.server.ts'
import {
  legalTermsSetting,
  openOrderLimitsSetting,
  orderRetentionSetting,
  papersLeadDaysSetting,
} from '#modules/booking/index.server.ts'
import {
  decisionDaysSetting,
  durationStartsSetting,
  eventTimesSetting,
  groupSizeSetting,
  namedHotelsSetting,
  passportMonthsSetting,
  umrahLengthsSetting,
} from '#modules/catalog/index.server.ts'
import {
  publicTermsSetting,
  siteLanguagesSetting,
  siteSetting,
  titleYearsSetting,
} from '#modules/content/index.server.ts'
import { newsletterSetting, waitingOfferHoursSetting } from '#modules/engagement/index.server.ts'
import {
  assuranceDaysSetting,
  kitItemsSetting,
  mahramRuleSetting,
  rawdahRulesSetting,
  visaHotelRuleSetting,
  visaUsualDaysSetting,
} from '#modules/operations/index.server.ts'
import { reviewRequestsSetting } from '#modules/opinions/index.server.ts'
import { listShownBankAccounts, parseTurkishIban, replaceBankAccounts } from '#modules/payments/index.server.ts'
import { visaLeadDaysSetting } from '#modules/planner/index.server.ts'
import { mailRetentionSetting } from '#modules/privacy/index.server.ts'
import { changeAnswersSetting, changeWeightsSetting } from '#modules/promises/index.server.ts'
import { dutyPhoneSetting } from '#modules/road/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { mailSenderSetting } from '#platform/mail/deliver-mail.server.ts'
import { messageRulesSetting } from '#platform/messages/message-rules-setting.server.ts'
import { phoneCountrySetting } from '#platform/phone/phone-country.server.ts'
import { defineSetting, readSetting, writeSetting, type Setting } from '#platform/settings/settings.server.ts'
import type { Templates } from './flat-setting.ts'
import type { SettingGroup } from './setting-names.ts'
import { because } from './setting-problem.ts'

/** Something that is settled: how it is read, what fits, and how it is written. */
export type Settled = {
  read: (db: Db) => Promise<unknown>
  schema: z.ZodType
  /** @throws ZodError when the value does not fit. */
  write: (tx: Db, value: unknown) => Promise<void>
}

/** What only people can say about the start: who looked at the texts, and the number of the register. */
export const launchFactsSetting = defineSetting({
  key: 'launchFacts',
  schema: z.object({ verbisNumber: z.string().max(60), textsApprovedBy: z.string().max(120) }),
  fallback: { verbisNumber: '', textsApprovedBy: '' },
})

const bankAccounts = z
  .array(
    z.object({
      bank: z.string().trim().min(1).max(80),
      accountHolder: z.string().trim().min(1).max(120),
      iban: z
        .string()
        .refine((typed) => parseTurkishIban(typed) !== undefined, because('iban'))
        .transform((typed) => parseTurkishIban(typed) ?? typed),
      branchName: z.string().max(80),
      branchCode: z.string().max(20),
      accountNumber: z.string().max(40),
      currency: z.enum(currencies),
    }),
  )
  .max(20)

/** What each group holds, by the name that calls and forms use. Prices and payments have pages of their own. */
export const settingGroups: Record<SettingGroup, Record<string, Settled>> = {
  identity: { site: settled(siteSetting), dutyPhone: settled(dutyPhoneSetting) },
  banks: {
    bankAccounts: {
      read: listShownBankAccounts,
      schema: bankAccounts,
      write: (tx, value) => replaceBankAccounts(tx, bankAccounts.parse(value)),
    },
  },
  languages: { siteLanguages: settled(siteLanguagesSetting) },
  titles: { titleYears: settled(titleYearsSetting), namedHotels: settled(namedHotelsSetting) },
  terms: {
    launchFacts: settled(launchFactsSetting),
    legalTerms: settled(legalTermsSetting),
    publicTerms: settled(publicTermsSetting),
  },
  retention: { orderRetention: settled(orderRetentionSetting), mailRetentionDays: settled(mailRetentionSetting) },
  mail: {
    mailSender: settled(mailSenderSetting),
    waitingOfferHours: settled(waitingOfferHoursSetting),
    newsletter: settled(newsletterSetting),
    messageRules: settled(messageRulesSetting),
  },
  checks: {
    humanCheckMinScore: settled(humanScoreSetting),
    buildCheckMs: settled(buildCheckMsSetting),
    phoneCountryCode: settled(phoneCountrySetting),
    staffSecondFactor: settled(staffSecondFactorSetting),
    openOrderLimits: settled(openOrderLimitsSetting),
  },
  trade: {
    groupSize: settled(groupSizeSetting),
    durationStarts: settled(durationStartsSetting),
    umrahLengths: settled(umrahLengthsSetting),
    passportMonths: settled(passportMonthsSetting),
    papersLeadDays: settled(papersLeadDaysSetting),
    visaLeadDays: settled(visaLeadDaysSetting),
    mahramRule: settled(mahramRuleSetting),
    visaHotelRule: settled(visaHotelRuleSetting),
    visaUsualDays: settled(visaUsualDaysSetting),
    rawdahRules: settled(rawdahRulesSetting),
    kitItems: settled(kitItemsSetting),
    decisionDays: settled(decisionDaysSetting),
    assuranceDays: settled(assuranceDaysSetting),
    freeGroupPlace: settled(freeGroupPlaceSetting),
    eventTimes: settled(eventTimesSetting),
    changeWeights: settled(changeWeightsSetting),
    changeAnswers: settled(changeAnswersSetting),
    reviewRequests: settled(reviewRequestsSetting),
  },
  interface: { interfaceRules: settled(interfaceRulesSetting) },
}

/** The first row of lists that may be empty. */
export const settingTemplates: Templates = {
  bankAccounts: {
    bank: '',
    accountHolder: '',
    iban: '',
    branchName: '',
    branchCode: '',
    accountNumber: '',
    currency: '',
  },
}

/** A setting that is said as it is kept, where that is narrower by a schema of its own. */
export function settled<Value>(setting: Setting<Value>, schema: z.ZodType<Value> = setting.schema): Settled {
  return {
    read: (db) => readSetting(db, setting),
    schema,
    write: (tx, value) => writeSetting(tx, setting, schema.parse(value)),
  }
}

import { confirmsCertainSetting, secondPersonAboveSetting } from '#modules/bank-statements/index.server.ts'
import { depositTermsSetting, paymentReminderDaysSetting } from '#modules/booking/index.server.ts'
import { transferHoldHoursSetting } from '#modules/payments/index.server.ts'
import type { SheetValues } from './change-settings.server.ts'

/** What the agency settled about deposits, reminders, transfers and statements. */
export const paymentSettings = {
  name: 'payments',
  settings: {
    confirmsCertain: confirmsCertainSetting,
    secondPersonAbove: secondPersonAboveSetting,
    depositTerms: depositTermsSetting,
    reminderDays: paymentReminderDaysSetting,
    transferHoldHours: transferHoldHoursSetting,
  },
}

export type PaymentSettings = SheetValues<typeof paymentSettings>

/** The keys that staff may give, by provider, under the names that the environment has for them. */
export const keyGroups = {
  iyzico: ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'],
  paytr: ['PAYTR_MERCHANT_ID', 'PAYTR_MERCHANT_KEY', 'PAYTR_MERCHANT_SALT'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  'human-check': ['HUMAN_CHECK', 'HUMAN_CHECK_SITE_KEY', 'HUMAN_CHECK_SECRET'],
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  facebook: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  mail: ['SMTP_URL'],
  whatsapp: ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  sms: ['NETGSM_USER', 'NETGSM_PASSWORD', 'NETGSM_TITLE'],
  telephony: ['TELEPHONY_URL', 'TELEPHONY_KEY'],
} as const

export type KeyGroup = keyof typeof keyGroups

export type KeyName = (typeof keyGroups)[KeyGroup][number]

export const keyGroupNames = Object.keys(keyGroups) as KeyGroup[]

export const keyNames: readonly KeyName[] = Object.values(keyGroups).flat()

/** Changes of how somebody signs in; the owner is told of each by mail. */
export const securityChanges = [
  'totp-on',
  'totp-off',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-new',
  'recovery-code-used',
  'google-linked',
  'facebook-linked',
  'google-unlinked',
  'facebook-unlinked',
] as const

export type SecurityChange = (typeof securityChanges)[number]

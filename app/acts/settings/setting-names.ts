/** The groups of general settings, in the order of their page. */
export const settingGroupNames = [
  'identity',
  'banks',
  'languages',
  'titles',
  'terms',
  'retention',
  'mail',
  'checks',
  'trade',
  'interface',
] as const

export type SettingGroup = (typeof settingGroupNames)[number]

/** All groups as calls know them: prices and payments have pages of their own. */
export const calledGroupNames = [...settingGroupNames, 'prices', 'payments'] as const

export type CalledGroup = (typeof calledGroupNames)[number]

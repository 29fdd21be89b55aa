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

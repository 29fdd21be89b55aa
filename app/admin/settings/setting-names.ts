/** The groups of general settings, in the order of their page. */
export const settingGroupNames = [
  'identity',
  'banks',
  'titles',
  'terms',
  'retention',
  'mail',
  'checks',
  'trade',
  'interface',
] as const

export type SettingGroup = (typeof settingGroupNames)[number]

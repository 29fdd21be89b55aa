/** Why something of a departure changed, as it is told to those who bought it. */
export const changeReasons = ['airline', 'hotel', 'authority', 'weather', 'group', 'mistake', 'other'] as const

export type ChangeReason = (typeof changeReasons)[number]

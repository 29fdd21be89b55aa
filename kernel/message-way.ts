/** Ways to a telephone, the one that is tried first before the other. */
export const messageWays = ['whatsapp', 'sms'] as const

export type MessageWay = (typeof messageWays)[number]

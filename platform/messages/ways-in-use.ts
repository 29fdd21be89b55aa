import { messageWays, type MessageWay } from '#kernel/message-way.ts'
import type { MessageAccounts } from './message-accounts.ts'

/** The ways for which there are keys and that staff have not switched off. */
export function waysInUse(accounts: MessageAccounts, rules: Record<MessageWay, boolean>): MessageWay[] {
  return messageWays.filter((way) => accounts[way] !== undefined && rules[way])
}

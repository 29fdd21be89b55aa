import { messageWays, type MessageWay } from '#kernel/message-way.ts'

/** The ways that are ticked in a form with `WayChoices`. */
export function waysInForm(fields: Readonly<Record<string, string>>): MessageWay[] {
  return messageWays.filter((way) => fields[`way.${way}`] === 'on')
}

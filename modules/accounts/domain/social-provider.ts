/** Other sites whose word on who somebody is counts here. */
export const socialProviders = ['google', 'facebook'] as const

export type SocialProvider = (typeof socialProviders)[number]

export function isSocialProvider(text: string): text is SocialProvider {
  return (socialProviders as readonly string[]).includes(text)
}

import { z } from 'zod'
import { WireInstant } from '#app/wire/wire.ts'
import { locales } from '#kernel/locale.ts'
import { NO_PHOTO, type OwnSession, type Profile } from '#modules/accounts/index.ts'

export const WireProfile = z
  .object({
    id: z.string(),
    fullName: z.string(),
    email: z.string(),
    emailConfirmed: z.boolean(),
    mobile: z.string(),
    language: z.enum(locales),
    marketing: z.boolean(),
    U_Photo: z.string(),
    createdAt: WireInstant,
  })
  .meta({ id: 'Profile', description: 'An account as its owner sees it.' })

export function profileOnWire(profile: Profile): z.output<typeof WireProfile> {
  return {
    id: profile.id,
    fullName: profile.fullName,
    email: profile.email,
    emailConfirmed: profile.hasConfirmedEmail,
    mobile: profile.mobile ?? '',
    language: profile.language,
    marketing: profile.hasMarketing,
    U_Photo: profile.photo ?? NO_PHOTO,
    createdAt: profile.createdAt.toISOString(),
  }
}

export const WirePhoto = z.object({ U_Photo: z.string() })

export function photoOnWire(path: string): z.output<typeof WirePhoto> {
  return { U_Photo: path }
}

export const WireOwnSession = z
  .object({
    id: z.string(),
    device: z.object({ browser: z.string(), system: z.string() }).nullable(),
    createdAt: WireInstant,
    lastSeenAt: WireInstant,
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession', description: 'A device that is signed in; its id ends it and opens nothing.' })

export function sessionOnWire(session: OwnSession): z.output<typeof WireOwnSession> {
  return {
    id: session.id,
    device: session.device ?? null,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.isCurrent,
  }
}

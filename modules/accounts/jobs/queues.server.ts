import { z } from 'zod'
import { locales } from '#kernel/locale.ts'
import { defineQueue } from '#platform/jobs/queue.server.ts'
import { securityChanges } from '../domain/security-change.ts'

/** An account was opened: its owner is greeted and asked to confirm the address. */
export const accountOpened = defineQueue({ name: 'account-opened', schema: z.object({ userId: z.uuid() }) })

/** Staff opened an account for somebody: its owner is asked to choose a password. */
export const userInvited = defineQueue({ name: 'user-invited', schema: z.object({ userId: z.uuid() }) })

/** Somebody has forgotten the password of an address; whether it has an account is found out by the job. */
export const passwordResetAsked = defineQueue({ name: 'password-reset-asked', schema: z.object({ email: z.string() }) })

/** A password was changed: the owner of the account is told. */
export const passwordChanged = defineQueue({
  name: 'password-changed',
  schema: z.object({ userId: z.uuid(), at: z.iso.datetime() }),
})

/** An address wants to be confirmed: that of the account, or a new one for it. */
export const emailToConfirm = defineQueue({
  name: 'email-to-confirm',
  schema: z.object({ userId: z.uuid(), email: z.string() }),
})

/** The address of an account was changed: its owner is told at the earlier one. */
export const emailChanged = defineQueue({
  name: 'email-changed',
  schema: z.object({ userId: z.uuid(), earlierEmail: z.string(), at: z.iso.datetime() }),
})

/** How an account is signed in to was changed: its owner is told. */
export const securityChanged = defineQueue({
  name: 'security-changed',
  schema: z.object({ userId: z.uuid(), change: z.enum(securityChanges), at: z.iso.datetime() }),
})

/** Somebody wants news or no longer does: an account, which is asked by the job, or an address without one, which wants them. */
export const newsWished = defineQueue({
  name: 'news-wished',
  schema: z.union([z.object({ userId: z.uuid() }), z.object({ email: z.string(), language: z.enum(locales) })]),
})

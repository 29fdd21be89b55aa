import { localePrefixes } from '#kernel/locale.ts'

/** Pages of one visitor and calls: looking at them early would be wasted, or would act. */
const PERSONAL_PATHS = [
  'sepet',
  'odeme',
  'payment',
  'order',
  'guardian',
  'user',
  'admin',
  'agent',
  'leader',
  'auth',
  'api',
  'outbox',
]

const personal = PERSONAL_PATHS.flatMap((path) => ['', ...localePrefixes].map((prefix) => `${prefix}/${path}*`))

/** Tells the browser to prepare a document while a visitor points at its link. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: personal } },
          { not: { selector_matches: '[download], [target], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

import type { Translation } from '../translation.ts'
import type { cookies as reference } from '../tr/cookies.ts'

export const cookies: Translation<typeof reference> = {
  title: 'Cookies',
  text: 'We use the cookies the site needs. Others are set only if you choose.',
  accept: 'Accept all',
  reject: 'Reject all',
  choose: 'Choose',
  save: 'Save my choice',
  necessary: 'Necessary',
  analytics: 'Measurement',
  embeds: 'Outside content (video, Instagram)',
  withdraw: 'Cookie settings',
}

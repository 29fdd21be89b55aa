import { templatesOf } from '#platform/messages/templates-of.ts'
import { linkMessageTexts } from './link-message-texts.ts'

export const linkTemplates = templatesOf<'pay'>({ pay: 'payment_link' }, linkMessageTexts)

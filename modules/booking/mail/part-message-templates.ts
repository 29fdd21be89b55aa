import { templatesOf } from '#platform/messages/templates-of.ts'
import { partMessageTexts } from './part-message-texts.ts'

export const partTemplates = templatesOf<'due'>({ due: 'payment_due' }, partMessageTexts)

import { templatesOf } from '#platform/messages/templates-of.ts'
import { changeMessageTexts, type ChangeMessage } from './change-message-texts.ts'

export const changeTemplates = templatesOf<ChangeMessage>(
  { changed: 'journey_changed', urgent: 'journey_changed_urgent', back: 'journey_change_taken_back' },
  changeMessageTexts,
)

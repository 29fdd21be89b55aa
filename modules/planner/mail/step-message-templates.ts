import { templatesOf } from '#platform/messages/templates-of.ts'
import { stepMessageTexts, type StepMessage } from './step-message-texts.ts'

export const stepTemplates = templatesOf<StepMessage>(
  { coming: 'journey_steps', late: 'journey_steps_late' },
  stepMessageTexts,
)

/** A text in the form that is agreed with WhatsApp, what fills it, and how it reads then. */
export type MessageWords = { template: string; parameters: readonly string[]; body: string }

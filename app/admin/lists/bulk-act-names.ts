/** What can be done to many records at once; the words are in `staff-desk`. */
export const bulkActNames = ['publish', 'close', 'approve', 'take', 'finish', 'send-offer'] as const

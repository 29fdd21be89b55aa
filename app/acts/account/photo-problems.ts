import type { StoreFailure } from '#platform/images/store-picture.server.ts'

/** Why a photograph was not taken, as people are told. */
export type PhotoProblem = 'not-a-picture' | 'too-large' | 'unreadable'

export const photoProblems: Record<StoreFailure['code'], PhotoProblem> = {
  'not-a-picture': 'not-a-picture',
  'file-too-large': 'too-large',
  'picture-too-large': 'too-large',
  'unreadable-picture': 'unreadable',
}

/** A photograph of ten megabytes and the frame of its form. */
export const PHOTO_BODY_BYTES = 10 * 1024 * 1024 + 64 * 1024

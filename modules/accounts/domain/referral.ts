const CODE = /^[A-Za-z0-9_-]{1,64}$/

/** Whether a text can be the code of somebody who sends visitors. */
export function isReferralCode(text: string): boolean {
  return CODE.test(text)
}

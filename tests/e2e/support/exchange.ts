import { expect } from '@playwright/test'
import { exchangeNews } from '#platform/telephony/testing/exchange-news.ts'
import { SITE } from './addresses.ts'
import { EXCHANGE_KEY } from './exchange-key.ts'

/** The telephone exchange of the agency says what a call does. */
export async function exchangeSays(news: {
  call: string
  extension: string
  phone: string
  state: 'ringing' | 'answered' | 'ended'
}): Promise<void> {
  const answer = await fetch(`${SITE}/api/v1/calls/incoming`, { method: 'POST', ...exchangeNews(EXCHANGE_KEY, news) })
  expect(answer.status, await answer.text()).toBe(204)
}

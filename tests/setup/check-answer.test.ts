import { expect, test } from 'vitest'
import { z } from 'zod'
import type { RoutedCall } from '#app/wire/to-openapi.server.ts'
import { answerChecker } from './check-answer.ts'

const path = '/api/v1/notes'
const answers = { 200: z.object({ text: z.string() }) }
const calls: RoutedCall[] = [{ path, handle: { methods: ['GET'], describes: { GET: { summary: 'Notes', answers } } } }]

const check = (response: Response) => answerChecker(calls)(path, 'GET', response)

test('lets a described answer pass', async () => {
  await expect(check(Response.json({ text: 'x' }))).resolves.toBeUndefined()
})

test.each([
  ['a status nobody described', Response.json({ text: 'x' }, { status: 201 }), 'does not know'],
  ['a field nobody described', Response.json({ text: 'x', secret: 1 }), 'secret'],
  ['a field of another type', Response.json({ text: 7 }), '/text'],
  ['another content type', new Response('x', { headers: { 'content-type': 'text/plain' } }), 'text/plain'],
  ['a refusal with a code nobody listed', problem('tour_full'), 'code'],
])('stops at %s', async (_, response, words) => {
  await expect(check(response)).rejects.toThrow(words)
})

function problem(code: string): Response {
  const body = { type: `/problems/${code}`, title: 'x', status: 400, detail: 'x', instance: path, code, message: 'x' }
  return new Response(JSON.stringify(body), { status: 400, headers: { 'content-type': 'application/problem+json' } })
}

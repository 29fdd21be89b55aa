import { expect, test } from 'vitest'
import { readWhole, wholeBody } from './whole-body.server.ts'

test('hands the bytes of an answer on without a copy', async () => {
  const bytes = Buffer.from('page')

  const read = await readWhole(new Response(new Response(wholeBody(bytes)).body))

  expect(read.toString()).toBe('page')
  expect(read.buffer).toBe(bytes.buffer)
})

test('reads a body that comes in parts, and none at all', async () => {
  const parts = new ReadableStream({
    start(controller) {
      for (const part of ['a', 'b']) controller.enqueue(Buffer.from(part))
      controller.close()
    },
  })

  expect((await readWhole(new Response(parts))).toString()).toBe('ab')
  expect(await readWhole(new Response(null))).toHaveLength(0)
})

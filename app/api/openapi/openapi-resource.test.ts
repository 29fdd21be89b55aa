import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { getPage, testApp, testRoutes } from '#tests/setup/test-app.ts'

type Described = {
  content?: { 'application/problem+json'?: { schema: { properties?: { code: { enum: string[] } } } } }
}

const describing = async () => (await getPage(await testApp(), '/api/v1/openapi.json')).json()

test('is a valid description of OpenAPI 3.1', async () => {
  const validator = new Validator()

  const result = await validator.validate(await describing())

  expect(result).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('every call describes each of its methods', async () => {
  const { calls } = await testRoutes()

  const silent = calls.flatMap(({ path, handle }) =>
    handle.methods.filter((method) => !handle.describes?.[method]).map((method) => `${method} ${path}`),
  )

  expect(calls.length).toBeGreaterThan(20)
  expect(silent).toEqual([])
})

test('describes what watchers ask, as it is answered', async () => {
  const app = await testApp()
  const { paths } = await describing()

  for (const path of ['/healthz', '/readyz']) {
    const answer = await getPage(app, path)
    const { schema } = paths[path].get.responses[answer.status].content['application/json']
    const told = await answer.json()
    expect(told.status).toBe(schema.properties.status.const)
    expect(Object.keys(told)).toEqual(schema.required)
    expect(schema.properties.files?.enum ?? [undefined]).toContain(told.files)
  }
})

test('every operation has a name of its own', async () => {
  const { paths } = await describing()
  const ids = Object.values<object>(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))

  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
})

test('says what a list takes and gives', async () => {
  const { paths, components } = await describing()
  const list = paths['/api/v1/tours'].get

  expect(list.parameters).toContainEqual({
    name: 'sort',
    in: 'query',
    schema: expect.objectContaining({ type: 'string', enum: expect.arrayContaining(['departureDate', 'price']) }),
  })
  expect(list.responses[200].content['application/json'].schema.properties.data).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/TourSummary' },
  })
  expect(components.schemas.TourSummary.properties.price).toEqual({ $ref: '#/components/schemas/Money' })
})

test('says who may call, and that calls which move money need a key', async () => {
  const { paths } = await describing()
  const parameters = paths['/api/v1/payments/{paymentId}/card'].post.parameters

  expect(paths['/api/v1/admin/orders'].get.security).toEqual([{ bearer: [] }, { cookie: [] }])
  expect(paths['/api/v1/tours'].get.security).toBeUndefined()
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }))
})

test('names the codes of each refusal', async () => {
  const { paths } = await describing()

  expect(paths['/api/v1/tours/{tourId}'].get.responses[404].content['application/problem+json'].schema).toEqual({
    allOf: [{ $ref: '#/components/schemas/Problem' }],
    properties: { code: { enum: ['not_found', 'tour_not_found'] } },
  })
})

test('every code comes with one status, whichever call refuses with it', async () => {
  const { paths } = await describing()
  const answers = Object.values<object>(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ responses }) => Object.entries<Described>(responses))
  const told = answers.flatMap(([status, { content }]) =>
    (content?.['application/problem+json']?.schema.properties?.code.enum ?? []).map((code) => ({ code, status })),
  )
  const byCode = [...Map.groupBy(told, ({ code }) => code)]
  const ambiguous = byCode.filter(([, each]) => new Set(each.map(({ status }) => status)).size > 1)

  expect(byCode.length).toBeGreaterThan(50)
  expect(ambiguous.map(([code]) => code)).toEqual([])
})

test('is kept by whoever has it', async () => {
  const app = await testApp()
  const first = await getPage(app, '/api/v1/openapi.json')

  const again = await getPage(app, '/api/v1/openapi.json', { 'if-none-match': first.headers.get('etag') ?? '' })

  expect([first.headers.get('cache-control'), again.status]).toEqual([
    'public, max-age=60, stale-while-revalidate=300',
    304,
  ])
})

import { describe, expect, test } from 'vitest'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import { answerSandboxChallenge, deliverSandboxNotice } from './answer-sandbox-challenge.server.ts'
import { paymentCaptured } from './jobs/queues.server.ts'
import { completeReturn } from './receive-callback.server.ts'
import { startCardPayment } from './start-card-payment.server.ts'
import { atTheBank, fieldsOf } from './testing/at-the-bank.ts'
import { aCardPayment, aGateway, aPayment, attemptsOf } from './testing/builders.ts'
import { waitingJobs } from './testing/waiting-jobs.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const soon = new Date('2027-03-01T12:00:30Z')

describe.each(testEngines)('at once on the %s engine', (engine) => {
  test('forty pay clicks of one form make one attempt', async () => {
    const { db } = await testDatabase(engine)
    const token = await aPayment(db)
    const gateway = aGateway(db)
    const request = aCardPayment(token)

    const clicks = await Promise.all(Array.from({ length: 40 }, () => startCardPayment(gateway, request, noon)))

    expect(await attemptsOf(db, token)).toHaveLength(1)
    expect(clicks.some((click) => click.ok)).toBe(true)
    expect(await waitingJobs(db, paymentCaptured)).toHaveLength(1)
  })

  test('forty pay clicks of forty tabs make one live attempt', async () => {
    const { db } = await testDatabase(engine)
    const token = await aPayment(db)
    const gateway = aGateway(db)

    await Promise.all(Array.from({ length: 40 }, () => startCardPayment(gateway, aCardPayment(token), noon)))

    expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured' }])
    expect(await waitingJobs(db, paymentCaptured)).toHaveLength(1)
  })

  test('forty racing notifications have one effect', async () => {
    const { db } = await testDatabase(engine)
    const gateway = aGateway(db)
    const { bankToken } = await atTheBank(db)
    const answered = await answerSandboxChallenge(gateway, bankToken, { kind: 'code', code: '123456' }, soon)

    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 4 === 0
          ? completeReturn(gateway, fieldsOf(answered), soon)
          : deliverSandboxNotice(gateway, { token: bankToken, serial: index % 3, isForged: false }, soon),
      ),
    )

    expect(await waitingJobs(db, paymentCaptured)).toHaveLength(1)
  })
})

import { onTestFinished } from 'vitest'
import { z } from 'zod'
import type { SmsAccount } from '../message-accounts.ts'
import { jsonAnswer, startDouble, type DoubleAnswer, type DoubleRequest } from '#tests/setup/double-server.ts'

const Send = z.object({
  msgheader: z.string(),
  encoding: z.enum(['TR', 'UTF-8', 'UNICODE']).optional(),
  iysfilter: z.enum(['0', '11', '12']).optional(),
  messages: z.array(z.object({ msg: z.string(), no: z.string().regex(/^(5\d{9}|00[1-9]\d{6,14})$/) })).min(1),
})
const Report = z.object({ jobids: z.array(z.string()).min(1).max(50) })

export type TakenByNetgsm = z.output<typeof Send> & { jobid: string; status: number }

/**
 * Stands in for the REST interface of Netgsm: it knows one user and one sender's title, answers with its codes, and reports
 * what became of a message: 0 waiting, 1 delivered, the others that it was not.
 */
export async function aNetgsm() {
  const taken: TakenByNetgsm[] = []
  let refusal: string | undefined
  const server = await startDouble((request) => answer(request))
  onTestFinished(() => server.close())
  const account: SmsAccount = {
    user: '8500000000',
    password: 'password-of-the-double',
    title: 'KAFILE',
    baseUrl: server.url,
  }
  const proof = `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`

  function answer({ url, headers, body }: DoubleRequest): DoubleAnswer {
    if (headers.get('authorization') !== proof) return failed('30')
    if (url.pathname === '/sms/rest/v2/report') return report(body)
    if (url.pathname !== '/sms/rest/v2/send') return { status: 404, body: '' }
    const read = Send.safeParse(JSON.parse(body))
    if (!read.success) return failed('70')
    if (read.data.msgheader !== account.title) return failed('40')
    if (read.data.messages.some(({ msg }) => msg === '' || msg.length > 883)) return failed('20')
    if (refusal) return failed(refusal)
    const jobid = `1737721534260505041714${String(9344 + taken.length)}`
    taken.push({ ...read.data, jobid, status: 0 })
    return jsonAnswer({ code: '00', jobid, description: 'queued' })
  }

  function report(body: string): DoubleAnswer {
    const read = Report.safeParse(JSON.parse(body))
    if (!read.success) return failed('70')
    const jobs = taken
      .filter(({ jobid }) => read.data.jobids.includes(jobid))
      .map(({ jobid, status, messages }) => ({ jobid, number: messages[0]?.no, status, operator: 30, msglen: 1 }))
    return jobs.length === 0 ? failed('60') : jsonAnswer({ code: '00', jobs, description: 'success' })
  }

  return {
    account,
    taken,
    failNext: server.failNext,
    /** From now on it says no with this code. */
    refuse: (code: string) => (refusal = code),
    /** What it reports of everything it took. */
    settle: (status: number) => taken.forEach((each) => (each.status = status)),
  }
}

function failed(code: string): DoubleAnswer {
  return jsonAnswer({ code, jobid: null, description: 'error' }, 406)
}

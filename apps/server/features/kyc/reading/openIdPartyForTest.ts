import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CheckRequest, type CheckResult, type IdCheck, IdCheckFault } from '../../../platform/idCheck/idCheck.ts'

type FinishedCheck = Extract<CheckResult, { readonly state: 'done' }>

export interface IdParty {
  /** The party as the platform speaks to it. */
  readonly check: IdCheck
  /** What was asked of it, by our own names. */
  readonly opened: Map<string, CheckRequest & { readonly transactionId: string }>
  /** What a check comes to; before that it is pending. */
  settle(bizId: string, result: Partial<Omit<FinishedCheck, 'state'>>): void
  /** Answers nothing but faults from now on, or everything again. */
  setDown(isDown: boolean): void
  close(): Promise<void>
}

const read: FinishedCheck = {
  state: 'done',
  fault: null,
  fields: {},
  confidence: {},
  photo: null,
  faceScore: null,
}

/** A party that reads IDs, over HTTP, as strict as the port: it knows a check by both of its names and by nothing else. */
export async function openIdParty(): Promise<IdParty> {
  const opened: IdParty['opened'] = new Map()
  const results = new Map<string, FinishedCheck>()
  let isDown = false
  let made = 0

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (isDown) return void req.socket.destroy()
    const asked = JSON.parse(Buffer.concat((await req.toArray()) as Buffer[]).toString())
    if (req.url === '/open') {
      const transactionId = `T${++made}`
      opened.set(asked.bizId, { ...asked, transactionId })
      return void res.end(JSON.stringify({ transactionId }))
    }
    const isKnown = opened.get(asked.bizId)?.transactionId === asked.transactionId
    if (!isKnown) return void res.writeHead(404).end('{}')
    const result = results.get(asked.bizId)
    const photo = result?.photo ? Buffer.from(result.photo).toString('base64') : null
    res.end(JSON.stringify(result ? { ...result, photo } : { state: 'pending' }))
  }

  const server = createServer((req, res) => void answer(req, res))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function call(path: string, body: unknown): Promise<Record<string, unknown>> {
    const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) }).catch(cause => {
      throw new IdCheckFault('The party does not answer.', { cause, isRetryable: true })
    })
    if (!response.ok) throw new IdCheckFault(`The party answered ${response.status}.`, { isRetryable: false })
    return (await response.json()) as Record<string, unknown>
  }

  const check: IdCheck = {
    async open(request) {
      const { transactionId } = await call('/open', request)
      const id = String(transactionId)
      return { transactionId: id, clientConfig: 'e30=', redirectUrl: `${url}/h5?state=${id}` }
    },
    async result(wanted) {
      const answered = (await call('/result', wanted)) as unknown as FinishedCheck & { readonly photo: string | null }
      if (answered.state !== 'done') return { state: 'pending' }
      return { ...answered, photo: answered.photo ? Buffer.from(answered.photo, 'base64') : null }
    },
    readEvent({ header, body }) {
      return header('signature') === 'the party' ? JSON.parse(body.toString()) : undefined
    },
  }

  return {
    check,
    opened,
    settle: (bizId, result) => void results.set(bizId, { ...read, ...result }),
    setDown: down => {
      isDown = down
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

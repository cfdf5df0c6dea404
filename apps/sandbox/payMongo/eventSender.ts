import { createHmac, randomBytes } from 'node:crypto'
import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'
import {
  countSent,
  type DueEvent,
  findSession,
  insertEvent,
  listDueEvents,
  listPayments,
  putOff,
} from './payMongo.store.ts'
import { eventResource, paymentResource, sessionResource } from './resources.ts'

export interface SenderOptions {
  readonly books: Books
  readonly faults: Faults
  readonly now: () => number
  /** The secret that events are signed with. */
  readonly eventKey: string
  /** Where they are sent to; nothing as long as nobody listens. */
  readonly eventsUrl: () => string | undefined
  readonly pageUrl: (session: string) => string
}

export interface Happened {
  readonly kinds: readonly string[]
  readonly session: string
  readonly payment: string
  /** Unix seconds. */
  readonly at: number
}

export interface EventSender {
  /** Writes down that something is to be told, by the way the gateway behaves at the moment. */
  note(happened: Happened): Promise<void>
  /** Sends what is due, and resolves when it has been. */
  send(): Promise<void>
  close(): Promise<void>
}

const everyMs = 300
const delaySeconds = 60
const mostAttempts = 12
const patienceMs = 5000

/** Tells what happened, as often as it takes: from the book, so that nothing is forgotten when the gateway stops. */
export function eventSender(options: SenderOptions): EventSender {
  const { books, faults, now } = options
  let sending: Promise<void> = Promise.resolve()
  function send(): Promise<void> {
    const next = sending.then(() => sendDue(options))
    sending = next.catch(() => {})
    return next
  }
  const timer = setInterval(() => void send().catch(() => {}), everyMs)
  return {
    async note({ kinds, session, payment, at }) {
      const fault = faults.next('paymongo_events')
      if (fault === 'lost') return
      for (const kind of kinds) {
        await insertEvent(books, {
          id: `evt_${randomBytes(12).toString('hex')}`,
          kind,
          session,
          payment,
          due_at: fault === 'delayed' ? at + delaySeconds : at,
          copies: fault === 'duplicated' ? 3 : 1,
          is_forged: fault === 'forged',
          created_at: Math.floor(now() / 1000),
        })
      }
    },
    send,
    async close() {
      clearInterval(timer)
      await sending
    },
  }
}

async function sendDue(options: SenderOptions): Promise<void> {
  const { books, now } = options
  const url = options.eventsUrl()
  if (!url) return
  const seconds = Math.floor(now() / 1000)
  for (const event of await listDueEvents(books, seconds)) {
    for (let copy = 0; copy < event.copies; copy++) {
      if (await sendOne(options, url, event)) await countSent(books, event.id)
      else {
        await putOff(books, event.id, seconds + 2 ** event.attempts, mostAttempts)
        break
      }
    }
  }
}

async function sendOne(options: SenderOptions, url: string, event: DueEvent): Promise<boolean> {
  const body = JSON.stringify(eventResource(event, await aboutOf(options, event)))
  const time = Math.floor(options.now() / 1000)
  const key = event.is_forged ? `${options.eventKey}!` : options.eventKey
  const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'paymongo-signature': `t=${time},te=${signature},li=` },
      body,
      signal: AbortSignal.timeout(patienceMs),
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** The thing as it is when it is told, which may be later than it happened. */
async function aboutOf({ books, now, pageUrl }: SenderOptions, event: DueEvent): Promise<object> {
  const session = await findSession(books, event.session)
  const payments = await listPayments(books, event.session, Math.floor(now() / 1000))
  const payment = payments.find(({ id }) => id === event.payment)
  if (event.kind.startsWith('checkout_session'))
    return session ? sessionResource(session, payments, pageUrl(session.id)) : {}
  return payment ? paymentResource(payment) : {}
}

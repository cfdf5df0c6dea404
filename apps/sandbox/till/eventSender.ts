import { randomBytes } from 'node:crypto'
import { countSent, type DueEvent, insertEvent, listDueEvents, putOff } from './event.store.ts'
import { findPage } from './page.store.ts'
import { listPayments } from './payment.store.ts'
import { secondsOf } from './secondsOf.ts'
import type { Dialect, EventSender, Happened, TillDeps } from './till.ts'

const everyMs = 300
const delaySeconds = 60
const mostAttempts = 12
const patienceMs = 5000

/** Tells what happened, as often as it takes: from the book, so that nothing is forgotten when the gateway stops. */
export function eventSender(deps: TillDeps, dialect: Dialect): EventSender {
  let sending: Promise<void> = Promise.resolve()
  function send(): Promise<void> {
    const next = sending.then(() => sendDue(deps, dialect))
    sending = next.catch(() => {})
    return next
  }
  const timer = setInterval(() => void send().catch(() => {}), everyMs)
  return {
    note: happened => note(deps, dialect, happened),
    send,
    async close() {
      clearInterval(timer)
      await sending
    },
  }
}

async function note(deps: TillDeps, { name }: Dialect, { kinds, page, payment, at }: Happened): Promise<void> {
  const fault = deps.faults.next(`${name}_events`)
  if (fault === 'lost') return
  for (const kind of kinds) {
    await insertEvent(deps.books, {
      id: `evt_${randomBytes(12).toString('hex')}`,
      gateway: name,
      kind,
      page,
      payment,
      due_at: fault === 'delayed' ? at + delaySeconds : at,
      copies: fault === 'duplicated' ? 3 : 1,
      is_forged: fault === 'forged',
      created_at: secondsOf(deps),
    })
  }
}

async function sendDue(deps: TillDeps, dialect: Dialect): Promise<void> {
  const { books } = deps
  const url = deps.eventsUrl()
  if (!url) return
  const seconds = secondsOf(deps)
  for (const event of await listDueEvents(books, dialect.name, seconds)) {
    for (let copy = 0; copy < event.copies; copy++) {
      if (await sendOne(deps, dialect, { url, event })) await countSent(books, event.id)
      else {
        await putOff(books, { id: event.id, dueAt: seconds + 2 ** event.attempts, most: mostAttempts })
        break
      }
    }
  }
}

interface Sending {
  readonly url: string
  readonly event: DueEvent
}

async function sendOne(deps: TillDeps, dialect: Dialect, { url, event }: Sending): Promise<boolean> {
  const page = await findPage(deps.books, dialect.name, { id: event.page })
  if (!page) return false
  const payments = await listPayments(deps.books, event.page, secondsOf(deps))
  const { body, headers } = dialect.write({ event, page, payments })
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(patienceMs),
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

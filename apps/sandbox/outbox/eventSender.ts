import { randomBytes } from 'node:crypto'
import type { Books } from '../books.store.ts'
import type { Fault, Faults } from '../faults.ts'
import { secondsOf } from '../till/secondsOf.ts'
import { countSent, type Door, type DueEvent, insertEvent, listDueEvents, putOff } from './event.store.ts'

export interface SenderDeps {
  readonly books: Books
  readonly faults: Faults
  readonly now: () => number
}

export interface WrittenEvent {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** What is told at one door, and how. */
export interface Outlet extends Door {
  /** Whose faults it meets. */
  readonly party: Fault['party']
  /** Where it is sent to; nothing as long as nobody listens. */
  url(): string | undefined
  /** An event with the thing as it is when it is told, which may be later than it happened. Nothing where it is not there. */
  write(event: DueEvent): Promise<WrittenEvent | undefined>
}

export interface EventOccasion {
  readonly kinds: readonly string[]
  /** The page or the transfer, and the payment on that page. */
  readonly about: string
  readonly payment?: string
  /** Unix seconds. */
  readonly at: number
}

export interface EventSender {
  /** Writes down that something is to be told at a time, by the way the gateway behaves at the moment. */
  note(happened: EventOccasion): Promise<void>
  /** Sends what is due, and resolves when it has been. */
  send(): Promise<void>
  close(): Promise<void>
}

const everyMs = 300
const delaySeconds = 60
const mostAttempts = 12
const patienceMs = 5000

/** Tells what happened, as often as it takes: from the book, so that nothing is forgotten when the gateway stops. */
export function eventSender(deps: SenderDeps, outlet: Outlet): EventSender {
  let sending: Promise<void> = Promise.resolve()
  let underWay = 0
  let isClosed = false
  function send(): Promise<void> {
    underWay += 1
    const next = sending.then(() => sendDue(deps, outlet, () => isClosed)).finally(() => void (underWay -= 1))
    sending = next.catch(() => {})
    return next
  }
  // Where telling takes longer than a tick, no tick queues up behind it: whoever closes would wait for all of them.
  const timer = setInterval(() => void (underWay === 0 && send().catch(() => {})), everyMs)
  return {
    note: happened => note(deps, outlet, happened),
    send,
    async close() {
      isClosed = true
      clearInterval(timer)
      await sending
    },
  }
}

async function note(deps: SenderDeps, { gateway, door, party }: Outlet, happened: EventOccasion): Promise<void> {
  const { kinds, about, payment = '', at } = happened
  const fault = deps.faults.next(party)
  if (fault === 'lost') return
  for (const kind of kinds) {
    await insertEvent(deps.books, {
      id: `evt_${randomBytes(12).toString('hex')}`,
      gateway,
      door,
      kind,
      about,
      payment,
      due_at: fault === 'delayed' ? at + delaySeconds : at,
      copies: fault === 'duplicated' ? 3 : 1,
      is_forged: fault === 'forged',
      created_at: secondsOf(deps),
    })
  }
}

async function sendDue(deps: SenderDeps, outlet: Outlet, isClosed: () => boolean): Promise<void> {
  const { books } = deps
  const url = outlet.url()
  if (!url) return
  const seconds = secondsOf(deps)
  for (const event of await listDueEvents(books, outlet, seconds)) {
    for (let copy = 0; copy < event.copies && !isClosed(); copy++) {
      if (await sendOne(outlet, { url, event })) await countSent(books, event.id)
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

async function sendOne(outlet: Outlet, { url, event }: Sending): Promise<boolean> {
  const written = await outlet.write(event)
  if (!written) return false
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...written.headers },
      body: written.body,
      signal: AbortSignal.timeout(patienceMs),
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

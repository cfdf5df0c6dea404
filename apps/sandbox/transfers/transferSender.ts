import { randomBytes } from 'node:crypto'
import { countSent, type DueEvent, findTransfer, insertEvent, listDueEvents, putOff } from './transfer.store.ts'
import { secondsOf } from '../till/secondsOf.ts'
import type { TransferDeps, TransferDialect } from './openTransfers.ts'

export interface TransferSender {
  /** Writes down that something is to be told at a time, by the way the gateway behaves at the moment. */
  note(happened: { readonly kind: string; readonly transfer: string; readonly at: number }): Promise<void>
  /** Sends what is due, and resolves when it has been. */
  send(): Promise<void>
  close(): Promise<void>
}

const everyMs = 300
const delaySeconds = 60
const mostAttempts = 12
const patienceMs = 5000

/** Tells what became of transfers, as often as it takes: from the book, so that nothing is forgotten. */
export function transferSender(deps: TransferDeps, dialect: TransferDialect): TransferSender {
  const { books, faults } = deps
  let sending: Promise<void> = Promise.resolve()
  function send(): Promise<void> {
    const next = sending.then(() => sendDue(deps, dialect))
    sending = next.catch(() => {})
    return next
  }
  const timer = setInterval(() => void send().catch(() => {}), everyMs)
  return {
    async note({ kind, transfer, at }) {
      const fault = faults.next(`${dialect.name}_payout_events`)
      if (fault === 'lost') return
      await insertEvent(books, {
        id: `evt_${randomBytes(12).toString('hex')}`,
        kind,
        transfer,
        due_at: fault === 'delayed' ? at + delaySeconds : at,
        copies: fault === 'duplicated' ? 3 : 1,
        is_forged: fault === 'forged',
      })
    },
    send,
    async close() {
      clearInterval(timer)
      await sending
    },
  }
}

async function sendDue(deps: TransferDeps, dialect: TransferDialect): Promise<void> {
  const { books, payoutEventsUrl } = deps
  const url = payoutEventsUrl()
  if (!url) return
  const seconds = secondsOf(deps)
  for (const event of await listDueEvents(books, dialect.name, seconds)) {
    for (let copy = 0; copy < event.copies; copy++) {
      if (await sendOne(deps, dialect, { url, event })) await countSent(books, event.id)
      else {
        await putOff(books, event.id, { dueAt: seconds + 2 ** event.attempts, most: mostAttempts })
        break
      }
    }
  }
}

interface Sending {
  readonly url: string
  readonly event: DueEvent
}

async function sendOne(deps: TransferDeps, dialect: TransferDialect, { url, event }: Sending): Promise<boolean> {
  // The thing as it is when it is told, which may be later than it happened.
  const transfer = await findTransfer(deps.books, event.transfer)
  if (!transfer) return false
  const { body, headers } = dialect.write(event, transfer, secondsOf(deps))
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

import type { FastifyInstance } from 'fastify'
import { type EventSender, eventSender, type SenderDeps, type WrittenEvent } from '../outbox/eventSender.ts'
import type { DueEvent } from '../outbox/event.store.ts'
import { secondsOf } from '../till/secondsOf.ts'
import { type Fate, findTransfer, type SenderName, type Transfer } from './transfer.store.ts'

/** What every stand-in of a gateway that sends money on is opened with. */
export interface TransferOptions {
  readonly now: () => number
  /** Where its events go; nothing as long as nobody listens. */
  readonly payoutEventsUrl: () => string | undefined
}

export type TransferDeps = TransferOptions & SenderDeps

/** In what one gateway differs from another. */
export interface TransferDialect {
  readonly name: SenderName
  /** What is told of each end. */
  kindOf(fate: Exclude<Fate, 'pending'>): string
  /** Something to tell, with the thing as it is by now, in Unix seconds. */
  write(event: DueEvent, transfer: Transfer, now: number): WrittenEvent
  /** Opens its calls. */
  open(app: FastifyInstance, transfers: Transfers): void
}

/** A gateway's book of money that is sent on, and whoever tells the other side. */
export type Transfers = TransferDeps & {
  readonly dialect: TransferDialect
  readonly sender: EventSender
  /** One piece of work after the other: of two that bring one key at once, the second finds what the first did. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

/** Opens what every such gateway has, and its own calls. */
export function openTransfers(app: FastifyInstance, deps: TransferDeps, dialect: TransferDialect): Transfers {
  const sender = eventSender(deps, {
    gateway: dialect.name,
    door: 'payouts',
    party: `${dialect.name}_payout_events`,
    url: deps.payoutEventsUrl,
    async write(event) {
      const transfer = await findTransfer(deps.books, event.about)
      return transfer && dialect.write(event, transfer, secondsOf(deps))
    },
  })
  app.addHook('onClose', () => sender.close())
  let turn: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = turn.then(work)
    turn = next.catch(() => {})
    return next
  }
  const transfers = { ...deps, dialect, sender, inTurn }
  dialect.open(app, transfers)
  return transfers
}

import type { DueEvent } from '../outbox/event.store.ts'
import type { EventSender, SenderDeps, WrittenEvent } from '../outbox/eventSender.ts'
import type { GatewayName, Page } from './page.store.ts'
import type { Payment } from './payment.store.ts'

/** What every stand-in of a gateway is opened with. */
export interface TillOptions {
  readonly now: () => number
  /** Where events are sent to; nothing as long as nobody listens. */
  readonly eventsUrl: () => string | undefined
  /** Where the pages of the stand-ins are reached. */
  readonly ownUrl: () => string
}

export type TillDeps = TillOptions & SenderDeps

/** Something to tell, with the thing as it is when it is told, which may be later than it happened. */
export interface Telling {
  readonly event: DueEvent
  readonly page: Page
  readonly payments: readonly Payment[]
}

/** In what one gateway differs from another, beside its calls. */
export interface Dialect {
  readonly name: GatewayName
  /** The name of an attempt on a page, where so many were made before. */
  newPaymentId(page: Page, before: number): string
  /** What is told of an attempt. */
  kindsOf(status: Payment['status']): readonly string[]
  write(telling: Telling): WrittenEvent
}

/** A gateway's books, its pages for people, and whoever tells the other side. */
export type Till = TillDeps & {
  readonly dialect: Dialect
  readonly sender: EventSender
  pageUrl(id: string): string
}

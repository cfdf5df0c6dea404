import type { DocumentKind } from '../documents.ts'
import type { CardReading } from './cardReading.ts'
import { readCard } from './readCard.ts'
import { recognizers, TookTooLong } from './recognizers.ts'

export interface CardReaderOptions {
  /** How many cards are read at once: each takes a core, and about 150 MB. */
  readonly lanes?: number
  /** How many more may wait. */
  readonly queue?: number
  /** After this a card counts as unreadable. */
  readonly patienceMs?: number
}

export interface CardReader {
  warm(): void
  /** Throws `ReaderBusy` when too many wait already. */
  read(picture: Buffer, wanted: DocumentKind): Promise<CardReading>
  close(): Promise<void>
}

/** More cards are waiting than can be read soon. */
export class ReaderBusy extends Error {
  override readonly name = 'ReaderBusy'
}

/** Reads cards, a few at once and a few more in a line. Nothing here grows with how many are sent. */
export function cardReader({
  lanes = 2,
  queue = 8,
  patienceMs = 30_000,
  now,
}: CardReaderOptions & { readonly now: () => number }): CardReader {
  const pool = recognizers(lanes)
  const waiting: (() => void)[] = []
  let busy = 0

  async function enter(): Promise<void> {
    if (busy < lanes) {
      busy++
      return
    }
    if (waiting.length >= queue) throw new ReaderBusy('too many cards are waiting')
    await new Promise<void>(resolve => waiting.push(resolve))
  }
  /** Whoever waits longest takes over the place. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }
  return {
    warm: pool.warm,
    async read(picture, wanted) {
      await enter()
      try {
        const today = new Date(now() + 8 * 3_600_000).toISOString().slice(0, 10)
        return await pool.borrow(recognizer => readCard(recognizer, { picture, wanted, today }), patienceMs)
      } catch (error) {
        if (!(error instanceof TookTooLong)) throw error
        return { kind: null, fault: 'unreadable', fields: {}, confidence: {}, photo: null }
      } finally {
        leave()
      }
    },
    close: pool.close,
  }
}

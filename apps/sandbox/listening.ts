import type { FastifyInstance } from 'fastify'
import type { Books } from './books.store.ts'
import type { Faults } from './faults.ts'
import { logPage } from './log/logPage.ts'
import { logParty } from './log/logParty.ts'
import { trackerParty } from './tracker/trackerParty.ts'

interface ListeningDeps {
  readonly books: Books
  readonly faults: Faults
  /** What whoever sends their log has to show. */
  readonly logToken?: string | undefined
}

/** Those that only hear of what happens: the tracker of visits, and the collector of logs. */
export function listening(app: FastifyInstance, { books, faults, logToken }: ListeningDeps): void {
  trackerParty(app, faults)
  logParty(app, { books, faults, token: logToken })
  logPage(app, books)
}

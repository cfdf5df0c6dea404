import type { KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'
import { checkResult } from './checkResult.ts'
import { openGatewayCall } from './gatewayDoor.ts'
import { idCheckList } from './idCheckList.ts'
import { idCheckPage } from './idCheckPage.ts'
import { initialize } from './initialize.ts'
import { type CardReaderOptions, cardReader } from './reading/cardReader.ts'

export interface IdCheckPartyOptions {
  readonly key: KeyObject
  readonly clientKey: KeyObject
  readonly now: () => number
  /** Where the page's script lies once it is built. */
  readonly pageFolder: string
  readonly reading?: CardReaderOptions
}

interface PartyDeps extends IdCheckPartyOptions {
  readonly books: Books
  readonly faults: Faults
}

/** Reads identity cards, and speaks ZOLOZ RealID in its H5 mode: two signed calls, and a page for people. */
export function idCheckParty(app: FastifyInstance, options: PartyDeps): void {
  const { books, now, pageFolder } = options
  const reader = cardReader({ ...options.reading, now })
  app.addHook('onClose', () => reader.close())
  idCheckList(app, books)
  app.register(async door => {
    // A signature is over the very bytes that came.
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'string' }, (_req, body, done) => done(null, body))
    openGatewayCall(door, options, {
      path: '/api/v1/zoloz/realid/initialize',
      perform: async (body, { clientId }) => {
        // By the time a person has found their card, the readers are awake.
        reader.warm()
        return initialize(books, body, clientId)
      },
    })
    openGatewayCall(door, options, {
      path: '/api/v1/zoloz/realid/checkresult',
      perform: body => checkResult(books, body),
    })
  })
  app.register(async pages => idCheckPage(pages, { books, reader, pageFolder }))
}

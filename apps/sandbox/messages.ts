import type { FastifyInstance } from 'fastify'
import type { Books } from './books.store.ts'
import { liveChat } from './chat/liveChat.ts'
import type { Faults } from './faults.ts'
import { mailInbox } from './mail/mailInbox.ts'
import { pushInbox } from './push/pushInbox.ts'
import { pushParty, type PushPartyOptions } from './push/pushParty.ts'
import { smsCarrier } from './sms/smsCarrier.ts'
import { smsInbox } from './sms/smsInbox.ts'

interface MessageParties extends PushPartyOptions {
  readonly books: Books
  readonly faults: Faults
}

/** The carrier of text messages and the service of browsers, and where people read what was sent to them and write what they want answered. */
export function messages(app: FastifyInstance, { books, faults, ...push }: MessageParties): void {
  smsCarrier(app, books, faults)
  smsInbox(app, books)
  mailInbox(app, books)
  liveChat(app, books)
  pushParty(app, { ...push, books, faults })
  pushInbox(app, books)
}

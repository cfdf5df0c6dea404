import type { FastifyInstance } from 'fastify'
import type { Books } from './books.store.ts'
import { liveChat } from './chat/liveChat.ts'
import type { Faults } from './faults.ts'
import { mailInbox } from './mail/mailInbox.ts'
import { smsCarrier } from './sms/smsCarrier.ts'
import { smsInbox } from './sms/smsInbox.ts'

/** The carrier of text messages, and where people read what was sent to them and write what they want answered. */
export function messages(app: FastifyInstance, books: Books, faults: Faults): void {
  smsCarrier(app, books, faults)
  smsInbox(app, books)
  mailInbox(app, books)
  liveChat(app, books)
}

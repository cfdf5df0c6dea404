import type { FastifyInstance } from 'fastify'
import type { Books } from './books.store.ts'
import { liveChat } from './chat/liveChat.ts'
import { mailInbox } from './mail/mailInbox.ts'
import { smsInbox } from './sms/smsInbox.ts'

/** Where people read what was sent to them, and write what they want answered. */
export function letters(app: FastifyInstance, books: Books): void {
  smsInbox(app, books)
  mailInbox(app, books)
  liveChat(app, books)
}

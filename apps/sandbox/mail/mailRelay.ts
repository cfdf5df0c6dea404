import { randomBytes } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Books } from '../books.store.ts'
import type { Fault, Faults } from '../faults.ts'
import { insertMail } from './mail.store.ts'
import { readMessage } from './readMessage.ts'
import { type Envelope, smtpSession } from './smtpSession.ts'

/** Takes e-mails over SMTP, as a relay does, and delivers them into its book. */
export function mailRelay(books: Books, faults: Faults): Server {
  return createServer(socket => {
    // A sender that goes away in the middle of a word ends only its own conversation.
    socket.on('error', () => {})
    converse(socket, books, faults)
  })
}

function converse(socket: Socket, books: Books, faults: Faults): void {
  let fault: Fault['kind'] = 'none'
  const session = smtpSession({
    greet() {
      fault = faults.next('mail')
      return fault === 'refusing' ? '451 Try again later\r\n' : undefined
    },
    async deliver(envelope) {
      if (fault === 'silent') return undefined
      if (fault === 'slow') await wait(3000)
      if (fault === 'garbled') return '<h1>Bad gateway</h1>\r\n'
      await keep(books, envelope)
      return '250 OK\r\n'
    },
  })
  let before: Promise<unknown> = Promise.resolve()
  socket.write('220 sandbox ESMTP\r\n')
  socket.on('data', chunk => {
    before = before
      .then(() => session.take(chunk))
      .then(answer => (answer === undefined ? socket.end() : socket.write(answer)))
      .catch(() => socket.destroy())
  })
}

async function keep(books: Books, { from, to, raw }: Envelope): Promise<void> {
  const message = readMessage(raw)
  for (const recipient of to) {
    await insertMail(books, { id: randomBytes(16).toString('hex'), from, to: recipient, ...message })
  }
}

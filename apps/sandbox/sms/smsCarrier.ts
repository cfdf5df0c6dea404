import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'
import { hangUp } from '../hangUp.ts'
import { insertSms } from './sms.store.ts'

interface Message {
  readonly To: string
  readonly From: string
  readonly Body: string
}

interface NumberedError {
  readonly status: number
  readonly code: number
  readonly message: string
}

/**
 * Answers as Twilio's Messages resource does: basic authentication, a form, 201 with a message id, and the numbered
 * errors that a real account meets most.
 */
export function smsCarrier(app: FastifyInstance, books: Books, faults: Faults): void {
  app.post<{ Params: { account: string }; Body: Partial<Message> | undefined }>(
    '/2010-04-01/Accounts/:account/Messages.json',
    async (req, reply) => {
      const fault = faults.next('sms')
      if (fault === 'silent') return hangUp(reply)
      if (fault === 'slow') await new Promise(resolve => setTimeout(resolve, 3000))
      if (fault === 'garbled') return reply.code(200).type('text/html').send('<h1>Bad gateway</h1>')
      if (fault === 'refusing') return refuse(reply, { status: 429, code: 20429, message: 'Too Many Requests' })
      if (!isSignedIn(req.headers.authorization, req.params.account)) {
        return refuse(reply, { status: 401, code: 20003, message: 'Authenticate' })
      }
      const { To, From, Body } = req.body ?? {}
      if (!To || !/^\+639\d{9}$/.test(To)) {
        return refuse(reply, { status: 400, code: 21211, message: "Invalid 'To' Phone Number" })
      }
      if (!From) return refuse(reply, { status: 400, code: 21603, message: "A 'From' phone number is required" })
      if (!Body || Body.length > 1600) {
        return refuse(reply, { status: 400, code: 21602, message: 'Message body is required' })
      }
      const id = `SM${randomBytes(16).toString('hex')}`
      await insertSms(books, { id, to: To, from: From, text: Body })
      return reply
        .code(201)
        .send({ sid: id, account_sid: req.params.account, to: To, from: From, body: Body, status: 'queued' })
    },
  )
}

function isSignedIn(authorization: string | undefined, account: string): boolean {
  const given = Buffer.from(authorization?.replace(/^Basic /, '') ?? '', 'base64').toString()
  return given.startsWith(`${account}:`) && given.length > account.length + 1
}

function refuse(reply: FastifyReply, error: NumberedError): FastifyReply {
  return reply.code(error.status).send(error)
}

import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { isLoopback } from '../http/request/network.ts'
import type { MailSender } from './mailSender.ts'

const patienceMs = 8000
/** Before the message itself was handed over: no e-mail can have gone out. */
const beforeMessage = ['EHLO', 'HELO', 'STARTTLS', 'AUTH', 'MAIL FROM', 'RCPT TO']

export interface SmtpMailOptions {
  /** Such as smtps://account:key@mail.example.com. */
  readonly url: string
  readonly from: string
  readonly log: Logger
}

/** Hands e-mails to a relay over SMTP. Only to this machine itself are they sent in the clear. */
export function smtpMail({ url, from, log }: SmtpMailOptions): MailSender {
  const { protocol, hostname } = new URL(url)
  const isOwn = hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
  const transport = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !isOwn,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        // One address, whatever is written in it: as a text it would be read as a list of them.
        await transport.sendMail({ from, ...message, to: { name: '', address: message.to } })
        return 'taken'
      } catch (error) {
        const { command = '', responseCode = 0, code, syscall } = error as SmtpError
        log.warn({ command, responseCode, code }, 'the e-mail could not be handed over')
        const isUnreached = syscall === 'connect' || code === 'EDNS' || beforeMessage.includes(command)
        return isUnreached || responseCode >= 400 ? 'refused' : 'unknown'
      }
    },
  }
}

interface SmtpError {
  readonly command?: string
  readonly responseCode?: number
  readonly code?: string
  readonly syscall?: string
}

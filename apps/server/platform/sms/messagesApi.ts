import type { Logger } from 'pino'
import type { SmsSender } from './smsSender.ts'

export interface MessagesApiOptions {
  readonly url: string
  readonly account: string
  readonly key: string
  readonly from: string
  readonly log: Logger
}

/**
 * Speaks the Messages resource of Twilio's REST interface: a form with To, From and Body under the account, with basic
 * authentication; 201 and a message id when the message is queued. Another carrier is another file beside this one.
 */
export function messagesApi({ url, account, key, from, log }: MessagesApiOptions): SmsSender {
  const address = `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${key}`).toString('base64')}`
  return {
    async send({ to, text }) {
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { authorization },
          body: new URLSearchParams({ To: `+63${to}`, From: from, Body: text }),
          signal: AbortSignal.timeout(8000),
        })
        const message = (await response.json()) as { sid?: unknown; code?: unknown }
        if (response.status === 201 && typeof message.sid === 'string') return true
        log.warn({ status: response.status, code: message.code }, 'the SMS carrier refused a message')
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the SMS carrier could not be reached')
      }
      return false
    },
  }
}

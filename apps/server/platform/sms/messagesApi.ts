import type { Logger } from 'pino'
import type { SmsOutcome, SmsSender } from './smsSender.ts'

const patienceMs = 8000
const refusedLine = 'the SMS carrier refused a message'
/** No connection came about, so no message can have gone out. */
const neverArrived = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH']

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
          redirect: 'error',
          headers: { authorization },
          body: new URLSearchParams({ To: `+63${to}`, From: from, Body: text }),
          signal: AbortSignal.timeout(patienceMs),
        })
        return await read(response, log)
      } catch (error) {
        const reason = reasonOf(error)
        log.warn({ reason }, 'the SMS carrier could not be reached')
        return neverArrived.includes(reason) ? 'refused' : 'unknown'
      }
    },
  }
}

async function read(response: Response, log: Logger): Promise<SmsOutcome> {
  const { status } = response
  const message = (await response.json().catch(() => ({}))) as { sid?: unknown; code?: unknown }
  if (status === 201 && typeof message.sid === 'string') return 'taken'
  const isRefusal = status >= 400 && status < 500
  log.warn({ status, code: message.code }, isRefusal ? refusedLine : 'the SMS carrier answered something else')
  return isRefusal ? 'refused' : 'unknown'
}

/** A failed fetch tells in its cause why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return (error.cause as { code?: string } | undefined)?.code ?? error.name
}

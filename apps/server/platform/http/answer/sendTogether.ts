import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'

interface WrittenAnswer {
  readonly res: ServerResponse
  readonly status: number
  /** Names and values by turns. */
  readonly headers: string[]
  readonly text: string
}

/**
 * Sends what becomes ready in one turn of the event loop when that turn is over, one answer right behind the other. A
 * batch makes a hundred ready at once; with the work for the next between two of them, whoever waits for them would be
 * woken for each, which costs more than the sending.
 */
export function sendTogether(log: Logger): (one: WrittenAnswer) => void {
  let ready: WrittenAnswer[] = []

  function sendAll(): void {
    const all = ready
    ready = []
    for (const { res, status, headers, text } of all) {
      try {
        res.writeHead(status, headers).end(text)
      } catch (error) {
        log.error({ err: error }, 'an answer could not be sent')
        res.destroy()
      }
    }
  }

  return one => {
    if (ready.length === 0) process.nextTick(sendAll)
    ready.push(one)
  }
}

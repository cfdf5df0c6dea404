export interface Envelope {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: Buffer
}

export interface SmtpSession {
  /** Takes what came over the connection, and gives what goes back; undefined breaks the connection. */
  take(chunk: Buffer): Promise<string | undefined>
}

interface Relay {
  /** Asked when a sender is named: a refusal at once, or nothing. */
  readonly greet: () => string | undefined
  /** Takes the message, and gives the answer to it; undefined breaks the connection. */
  readonly deliver: (envelope: Envelope) => Promise<string | undefined>
}

const mostBytes = 256 * 1024

/** One conversation of RFC 5321, with as much of it as a sender needs: no sign-in, no encryption. */
export function smtpSession(relay: Relay): SmtpSession {
  const words = commands(relay.greet)
  let waiting = Buffer.alloc(0)

  function takeUntil(mark: string): Buffer | undefined {
    const end = waiting.indexOf(mark)
    if (end < 0) return undefined
    const part = waiting.subarray(0, end)
    waiting = waiting.subarray(end + mark.length)
    return part
  }

  async function answerNext(): Promise<{ readonly answer: string | undefined } | undefined> {
    if (!words.isData()) {
      const line = takeUntil('\r\n')
      return line && { answer: words.follow(line.toString('latin1')) }
    }
    const message = takeUntil('\r\n.\r\n')
    if (!message) return undefined
    const raw = Buffer.from(message.toString('latin1').replace(/^\.\./gm, '.'), 'latin1')
    return { answer: await relay.deliver({ ...words.end(), raw }) }
  }

  return {
    async take(chunk) {
      waiting = Buffer.concat([waiting, chunk])
      let all = ''
      for (let next = await answerNext(); next; next = await answerNext()) {
        if (next.answer === undefined) return undefined
        all += next.answer
      }
      return waiting.length > mostBytes ? undefined : all
    },
  }
}

/** What is said before a message: from whom it comes and to whom it goes. */
function commands(greet: Relay['greet']) {
  let from: string | undefined
  let to: string[] = []
  let isData = false

  function name(address: string): string {
    const refusal = greet()
    if (!refusal) from = address
    return refusal ?? '250 OK\r\n'
  }

  function address(recipient: string): string {
    if (from === undefined) return '503 MAIL first\r\n'
    if (!/^[^@\s]+@[^@\s]+$/.test(recipient)) return '553 No such mailbox\r\n'
    to.push(recipient)
    return '250 OK\r\n'
  }

  function begin(): string {
    isData = to.length > 0
    return isData ? '354 End with a dot\r\n' : '503 RCPT first\r\n'
  }

  function end() {
    const said = { from: from ?? '', to }
    from = undefined
    to = []
    isData = false
    return said
  }

  function reset(): string {
    end()
    return '250 OK\r\n'
  }

  function follow(line: string): string | undefined {
    const [verb = ''] = line.toUpperCase().split(/[ :]/)
    const named = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (verb === 'EHLO') return '250-sandbox\r\n250 SIZE 262144\r\n'
    if (verb === 'HELO' || verb === 'NOOP') return '250 OK\r\n'
    if (verb === 'RSET') return reset()
    if (verb === 'MAIL') return name(named)
    if (verb === 'RCPT') return address(named)
    if (verb === 'DATA') return begin()
    return verb === 'QUIT' ? undefined : '502 Not implemented\r\n'
  }

  return { isData: () => isData, follow, end }
}

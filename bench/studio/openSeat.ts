import { openRawCaller, writeRequest } from '../load/rawCaller.ts'

/** A page of a game, as far as it asks the studio for anything. */
export interface Seat {
  readonly code: string
  ask<T>(call: string, body?: object): Promise<T>
  close(): void
}

interface Opening {
  /** Where the launch leads to, once. */
  readonly address: string
  readonly code: string
  readonly port: number
  readonly number: number
}

export async function openSeat({ address, code, port, number }: Opening): Promise<Seat> {
  const page = await (await fetch(address)).text()
  const session = /"session":"([\w-]{43})"/.exec(page)?.[1]
  if (!session) throw new Error(`The page of ${code} names no session.`)
  const caller = openRawCaller(port, `127.1.${number >> 8}.${number & 255}`)
  return {
    code,
    async ask<T>(call: string, body: object = {}) {
      const request = writeRequest(`/api/${call}`, {}, JSON.stringify({ session, ...body }))
      const answer = await caller.send(request)
      if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`${code} ${call} was answered: ${answer}`)
      return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as T
    },
    close: () => caller.close(),
  }
}

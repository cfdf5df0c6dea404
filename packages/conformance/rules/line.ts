import { type Bench, must, peso } from '../bench.ts'
import type { Draft, HttpAnswer } from '../call.ts'
import { bytesOf } from '../exchange.ts'
import type { Rule } from '../rule.ts'

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Sends the first bytes of a request on a line of its own, waits, and hangs up without reading. */
async function hangUp(bench: Bench, bytes: Buffer, afterMs: number): Promise<void> {
  const socket = await bench.line.open()
  socket.on('error', () => {})
  await new Promise<void>(resolve => socket.write(bytes, () => resolve()))
  await pause(afterMs)
  socket.destroy()
}

async function answersWithin(bench: Bench, ms: number): Promise<boolean> {
  const late = pause(ms).then(() => false)
  return Promise.race([bench.insist({ kind: 'balance' }).then(({ said }) => said === 'ok'), late])
}

const patienceMs = 5000
const isWhole = /\r\n\r\n.*\}\s*$/s

/** What is answered to a request that says one byte less than it sends; undefined where nothing is. */
async function answerToLonger(bench: Bench, draft: Draft): Promise<HttpAnswer | undefined> {
  const socket = await bench.line.open()
  let text = ''
  await new Promise<void>(resolve => {
    const timer = setTimeout(resolve, patienceMs)
    function end(): void {
      clearTimeout(timer)
      resolve()
    }
    socket.on('error', end).on('close', end)
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString()
      if (isWhole.test(text)) end()
    })
    socket.write(bytesOf(draft, bench.host, draft.body.length - 1))
  })
  socket.destroy()
  const [, status = ''] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? []
  const body = Buffer.from(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  return status === '' ? undefined : { http: Number(status), headers: {}, body }
}

export const line: readonly Rule[] = [
  {
    name: 'A request cut in the middle does nothing',
    async check(bench) {
      const start = await bench.fund()
      for (const part of [0.2, 0.6, 0.95]) {
        const draft = bench.driver.draft(bench.bet(10n * peso))
        const bytes = bytesOf(draft, bench.host)
        const length = bytes.length - draft.body.length + Math.floor(draft.body.length * part)
        await hangUp(bench, bytes.subarray(0, length), 30)
      }
      await pause(200)
      must((await bench.balance()) === start, 'A body that was never finished moved money.')
    },
  },
  {
    name: 'A body that is longer than it says is refused with an answer',
    async check(bench) {
      const start = await bench.fund()
      for (let turn = 0; turn < 5; turn++) {
        const draft = bench.driver.draft(bench.bet(peso))
        const received = await answerToLonger(bench, draft)
        if (received === undefined) return must(false, 'The line was cut, or left open, without an answer.')
        const { said, word } = bench.driver.understand(draft, received)
        const isRefused = said === 'refused' || said === 'unheard' || (received.http >= 400 && received.http < 500)
        must(isRefused, `It was answered ${word}.`)
      }
      must((await bench.balance()) === start, 'It moved money.')
    },
  },
  {
    name: 'A line cut between commit and answer: the repeat gets the truth',
    async check(bench) {
      const start = await bench.fund()
      const bets = Array.from({ length: 20 }, () => bench.bet(peso))
      for (const [index, bet] of bets.entries()) {
        await hangUp(bench, bytesOf(bench.driver.draft(bet), bench.host), index)
      }
      for (const bet of bets) {
        const { said, word } = await bench.insist(bet)
        must(said === 'ok', `The repeat of a bet was answered ${word}.`)
      }
      must((await bench.balance()) === start - 20n * peso, 'Bets whose answers were lost were not taken exactly once.')
    },
  },
  {
    name: 'One who does not read the answers holds up nobody',
    async check(bench) {
      await bench.fund()
      const socket = await bench.line.open()
      socket.on('error', () => {})
      socket.pause()
      // Far more answers than the buffers on the way are made for.
      for (let turn = 0; turn < 1000 && !socket.destroyed; turn++) {
        socket.write(bytesOf(bench.driver.draft({ kind: 'balance' }), bench.host))
      }
      await pause(300)
      const isFree = await answersWithin(bench, 5000)
      socket.destroy()
      must(isFree, 'Others waited for one who does not read.')
    },
  },
]

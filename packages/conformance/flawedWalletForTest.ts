import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formatUnits, parsePesos } from '@saya/money'
import { isSameSignature, readKey, rppHeaders, signAnswer, signRequest } from '@saya/rpp'

/** Every way in which this wallet can be wrong. */
export const flaws = [
  'takes a bet again',
  'checks copies before it writes',
  'pays a win again',
  'gives a rollback again',
  'knows a rollback by its own id alone',
  'knows an act by its id alone',
  'forgets what it refused',
  'forgets a rollback of nothing',
  'takes back the bet and leaves the win',
  'pays without a bet',
  'pays what was rolled back',
  'rounds a fifth decimal',
  'takes a negative amount',
  'lends without end',
  'counts in floats',
  'tells no true balance when it refuses',
  'remembers the balance',
  'pays the bet from its win',
  'checks funds before it writes',
  'serves one at a time and refuses the rest',
  'asks nobody for a session',
  'asks for a session on wins',
  'believes any signature',
  'believes any time',
  'believes a recording',
  'answers in its own words',
  'acts on half a body',
  'forgets whom it could not answer',
  'waits for whoever does not read',
] as const

export type Flaw = (typeof flaws)[number]

interface BetRecord {
  readonly amount: bigint
  readonly round: string
  state: 'open' | 'settled' | 'back' | 'refused'
  won: bigint
}

interface Fields {
  readonly request_id: string
  readonly tx_id: string
  readonly ref_tx_id: string
  readonly round_id: string
  readonly session_token: string
  readonly amount: string
  readonly win_amount?: string
}

interface Answer {
  readonly status: string
  readonly balance: bigint
}

const key = readKey(Buffer.alloc(32, 3))
const token = 'the-only-session'
export const flawedAccess = { partner: 'p', keyId: 'k', key: Buffer.alloc(32, 3), token }

const turn = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
/** As long as a question to a database may take on a bad day. */
const raceMs = 20

/** A wallet of one player in memory, in RPP, as wrong as it is asked to be. */
export async function openFlawedWallet(chosen: readonly Flaw[], clock: { now(): number }) {
  const has = (flaw: Flaw) => chosen.includes(flaw)
  const book = openBook(has)
  const nonces = new Set<string>()
  let waitingFor: Promise<unknown> = Promise.resolve()

  function isHeard({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
    const [timestamp, nonce] = [String(headers[rppHeaders.timestamp]), String(headers[rppHeaders.nonce])]
    const expected = signRequest(key, { method, path: url, timestamp, nonce, body })
    const isSigned = isSameSignature(String(headers[rppHeaders.signature]), expected)
    if (!isSigned && !has('believes any signature')) return false
    const isOfNow = Math.abs(clock.now() / 1000 - Number(timestamp)) <= 300
    if (!isOfNow && !has('believes any time')) return false
    const isNew = !nonces.has(nonce)
    nonces.add(nonce)
    return isNew || has('believes a recording')
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of req) chunks.push(chunk as Buffer)
    } catch {
      if (has('acts on half a body')) actOnHalf(Buffer.concat(chunks))
      return
    }
    const body = Buffer.concat(chunks)
    if (!isHeard(req, body)) return void res.writeHead(401).end('{"request_id":null,"status":"SIGNATURE_INVALID"}')
    const fields = parse(body)
    if (!fields?.request_id && has('answers in its own words')) return void res.writeHead(500).end('<h1>Oops</h1>')
    const name = (req.url ?? '').split('/').at(-1) ?? ''
    const answer = fields?.request_id ? await book.perform(name, fields) : { status: 'BAD_REQUEST', balance: 0n }
    if (has('waits for whoever does not read')) {
      waitingFor = waitingFor.then(() => send(req, res, { fields, answer }))
      return
    }
    if (has('forgets whom it could not answer')) {
      await turn(2 * raceMs)
      if (req.socket.destroyed && fields) book.forget(name, fields)
    }
    await send(req, res, { fields, answer })
  }

  /** Wrong as can be: whatever stands in the broken body is enough. */
  function actOnHalf(body: Buffer): void {
    if (body.length > 0) book.lose()
  }

  async function send(
    req: IncomingMessage,
    res: ServerResponse,
    given: { fields: Fields | undefined; answer: Answer },
  ) {
    const { fields, answer } = given
    const { status } = answer
    const isKnown = fields?.request_id !== undefined
    const text = JSON.stringify({
      request_id: fields?.request_id ?? null,
      status,
      balance: isKnown && answer.balance >= 0n ? formatUnits(answer.balance) : null,
      currency: 'PHP',
      operator_tx_id: null,
      replayed: false,
    })
    const timestamp = String(Math.floor(clock.now() / 1000))
    const nonce = String(req.headers[rppHeaders.nonce])
    const signed = { method: 'POST', path: req.url ?? '', timestamp, nonce, status: 200, body: Buffer.from(text) }
    res.setHeader(rppHeaders.timestamp, timestamp)
    res.setHeader(rppHeaders.signature, signAnswer(key, signed))
    // Padding brings the buffers on the way to their end sooner.
    if (has('waits for whoever does not read')) res.setHeader('x-padding', 'x'.repeat(8000))
    await new Promise<void>(resolve => {
      res.on('finish', () => resolve())
      res.on('close', () => resolve())
      res.end(text)
    })
  }

  const server = createServer((req, res) => void serve(req, res))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function parse(body: Buffer): Fields | undefined {
  try {
    return (JSON.parse(body.toString()) as Fields | null) ?? undefined
  } catch {
    return undefined
  }
}

/** The one player's money and all that was done. */
function openBook(has: (flaw: Flaw) => boolean) {
  let balance = 0n
  let remembered = 0n
  let inside = 0
  const bets = new Map<string, BetRecord>()
  const answers = new Map<string, { readonly print: string; readonly status: string }>()
  const acts = { balance: async () => 'OK', bet, 'bet-settle': bet, settle, rollback }

  async function bet({ tx_id, round_id, session_token, amount: text, win_amount }: Fields): Promise<string> {
    const amount = read(text)
    const win = win_amount === undefined ? 0n : (read(win_amount) ?? 0n)
    if (amount === null) return 'BAD_REQUEST'
    if (session_token !== token && !has('asks nobody for a session')) return 'TOKEN_INVALID'
    if (bets.get(tx_id)?.state === 'back') return 'BET_CANCELLED'
    const funds = has('pays the bet from its win') ? balance + win : balance
    if (funds < amount && !has('lends without end')) {
      bets.set(tx_id, { amount: 0n, round: round_id, state: 'refused', won: 0n })
      return 'INSUFFICIENT_FUNDS'
    }
    if (has('checks funds before it writes')) await turn(raceMs)
    balance += win - amount
    bets.set(tx_id, { amount, round: round_id, state: win_amount === undefined ? 'open' : 'settled', won: win })
    return 'OK'
  }

  async function settle({ ref_tx_id, session_token, amount: text }: Fields): Promise<string> {
    const amount = read(text) ?? 0n
    if (has('asks for a session on wins') && session_token !== token) return 'TOKEN_INVALID'
    const known = bets.get(ref_tx_id)
    if (!known && !has('pays without a bet')) return 'BET_NOT_FOUND'
    if (known?.state === 'back' && !has('pays what was rolled back')) return 'TX_ROLLED_BACK'
    balance += amount
    if (known) {
      known.state = 'settled'
      known.won += amount
    }
    return 'OK'
  }

  async function rollback({ ref_tx_id, round_id }: Fields): Promise<string> {
    const known = bets.get(ref_tx_id)
    if (!known) {
      const isForgotten = has('forgets a rollback of nothing')
      if (!isForgotten) bets.set(ref_tx_id, { amount: 0n, round: round_id, state: 'back', won: 0n })
      return 'OK'
    }
    if (known.state === 'settled' && !has('takes back the bet and leaves the win')) return 'ALREADY_SETTLED'
    if (known.state === 'refused') return 'OK'
    if (known.state === 'back' && !has('knows a rollback by its own id alone')) return 'OK'
    balance += known.amount
    known.state = 'back'
    return 'OK'
  }

  function read(text: string): bigint | null {
    const isNegative = text.startsWith('-')
    if (isNegative && !has('takes a negative amount')) return null
    const parsed = parsePesos(text.replace(/(\.\d{4})\d+$/, has('rounds a fifth decimal') ? '$1' : '$&'), 4)
    if (parsed === null || (parsed > 10n ** 13n && !has('lends without end'))) return null
    // Centavos in floats: the fourth decimal is lost on the way.
    return has('counts in floats') ? (parsed / 100n) * 100n : parsed
  }

  const again = { bet: 'takes a bet again', 'bet-settle': 'takes a bet again', settle: 'pays a win again' } as const

  function isAgain(name: string): boolean {
    return name === 'rollback' ? has('gives a rollback again') : has(again[name as 'bet'] ?? 'takes a bet again')
  }

  /** What was decided before; a flawed wallet has no memory for some of it. */
  function known(name: string, fields: Fields): string | undefined {
    const kept = answers.get(`${name} ${fields.tx_id}`)
    if (!kept || (kept.status === 'OK' && isAgain(name))) return undefined
    if (kept.status !== 'OK' && has('forgets what it refused')) return undefined
    return kept.print === print(fields) || has('knows an act by its id alone') ? kept.status : 'TX_CONFLICT'
  }

  return {
    lose: () => (balance -= 10_000n),
    forget: (name: string, { tx_id }: Fields) => void answers.delete(`${name} ${tx_id}`),
    async perform(name: string, fields: Fields): Promise<Answer> {
      inside++
      const status = await decide(name, fields)
      inside--
      if (name === 'balance' && has('remembers the balance')) return { status, balance: remembered }
      if (name !== 'settle') remembered = balance
      const isUntrue = status === 'INSUFFICIENT_FUNDS' && has('tells no true balance when it refuses')
      return { status, balance: isUntrue ? balance + 1n : balance }
    },
  }

  async function decide(name: string, fields: Fields): Promise<string> {
    if (name === 'balance') return 'OK'
    const before = known(name, fields)
    if (before !== undefined) return before
    if (has('serves one at a time and refuses the rest')) {
      if (inside > 1) return 'INSUFFICIENT_FUNDS'
      await turn(raceMs)
    }
    if (has('checks copies before it writes')) await turn(raceMs)
    // A rollback given again finds its bet open again.
    const record = bets.get(fields.ref_tx_id)
    if (name === 'rollback' && has('gives a rollback again') && record?.state === 'back') record.state = 'open'
    const status = await acts[name as 'bet'](fields)
    if (status !== 'BET_NOT_FOUND') answers.set(`${name} ${fields.tx_id}`, { print: print(fields), status })
    return status
  }
}

function print({ ref_tx_id, round_id, amount, win_amount }: Fields): string {
  return [ref_tx_id, round_id, amount, win_amount].join(' ')
}

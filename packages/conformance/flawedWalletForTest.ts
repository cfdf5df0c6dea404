import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formatUnits } from '@saya/money'
import { isSameSignature, readKey, rppHeaders, signAnswer, signRequest } from '@saya/rpp'
import { flawedBookForTest } from './flawedBookForTest.ts'
import { type Answer, type Fields, type Keeping, raceMs, theGame, theToken, turn } from './flawedShapesForTest.ts'
import { isPam, readPam, sendPam } from './flawedPamForTest.ts'
import type { Flaw } from './flawsForTest.ts'

const key = readKey(Buffer.alloc(32, 3))
export const flawedAccess = { partner: 'p', keyId: 'k', key: Buffer.alloc(32, 3), token: theToken, game: theGame }

interface Wallet {
  readonly has: (flaw: Flaw) => boolean
  readonly clock: { now(): number }
  readonly book: ReturnType<typeof flawedBookForTest>
  readonly nonces: Set<string>
  waitingFor: Promise<unknown>
}

/** A wallet of one player in memory, in RPP, as wrong as it is asked to be. */
export async function openFlawedWallet(chosen: readonly Flaw[], clock: { now(): number }, keeping?: Keeping) {
  const has = (flaw: Flaw) => chosen.includes(flaw)
  const book = flawedBookForTest(has, keeping)
  const wallet: Wallet = { has, clock, book, nonces: new Set(), waitingFor: Promise.resolve() }
  const server = createServer((req, res) => void serve(wallet, req, res))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function serve(wallet: Wallet, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { has, book } = wallet
  const { body, isWhole } = await receive(req)
  if (!isWhole) return dropHalf(wallet, body)
  if (isPam(req)) {
    const [name, fields] = readPam(req, body)
    return sendPam(res, name === 'transactions' ? book.list(fields) : await book.perform(name, fields))
  }
  if (!isHeard(wallet, req, body))
    return void res.writeHead(401).end('{"request_id":null,"status":"SIGNATURE_INVALID"}')
  const fields = parse(body)
  const name = (req.url ?? '').split('/').at(-1) ?? ''
  if (!fields && has('answers in its own words')) return void res.writeHead(500).end('<h1>Oops</h1>')
  const answer = fields ? await book.perform(name, fields) : { status: 'BAD_REQUEST', balance: -1n }
  if (has('forgets whom it could not answer')) {
    await turn(2 * raceMs)
    if (req.socket.destroyed && fields) book.forget(name, fields)
  }
  if (!has('waits for whoever does not read')) return send(wallet, { req, res, fields, answer })
  // Padding brings the buffers on the way to their end sooner.
  res.setHeader('x-padding', 'x'.repeat(8000))
  wallet.waitingFor = wallet.waitingFor.then(() => send(wallet, { req, res, fields, answer }))
}

/** Wrong as can be: whatever stands in the broken body is enough. */
function dropHalf({ has, book }: Wallet, body: Buffer): void {
  if (has('acts on half a body') && body.length > 0) book.lose()
}

async function receive(req: IncomingMessage): Promise<{ body: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of req) chunks.push(chunk as Buffer)
    return { body: Buffer.concat(chunks), isWhole: true }
  } catch {
    return { body: Buffer.concat(chunks), isWhole: false }
  }
}

function isHeard({ has, clock, nonces }: Wallet, req: IncomingMessage, body: Buffer): boolean {
  const { method = '', url = '', headers } = req
  const [timestamp, nonce] = [String(headers[rppHeaders.timestamp]), String(headers[rppHeaders.nonce])]
  const expected = signRequest(key, { method, path: url, timestamp, nonce, body })
  const isSigned = isSameSignature(String(headers[rppHeaders.signature]), expected)
  if (!isSigned && !has('believes any signature')) return false
  const age = clock.now() / 1000 - Number(timestamp)
  if (age > 300 && !has('believes a time long past')) return false
  if (age < -300 && !has('believes a time to come')) return false
  const isNew = !nonces.has(nonce)
  nonces.add(nonce)
  return isNew || has('believes a recording')
}

function parse(body: Buffer): Fields | undefined {
  try {
    const fields = JSON.parse(body.toString()) as Partial<Fields> | null
    return fields?.request_id ? (fields as Fields) : undefined
  } catch {
    return undefined
  }
}

interface Sending {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly fields: Fields | undefined
  readonly answer: Answer
}

async function send({ clock }: Wallet, { req, res, fields, answer }: Sending): Promise<void> {
  const { status, balance } = answer
  const text = JSON.stringify({
    request_id: fields?.request_id ?? null,
    status,
    balance: balance >= 0n ? formatUnits(balance) : null,
    currency: 'PHP',
    operator_tx_id: null,
    replayed: false,
  })
  const timestamp = String(Math.floor(clock.now() / 1000))
  const nonce = String(req.headers[rppHeaders.nonce])
  const signed = { method: 'POST', path: req.url ?? '', timestamp, nonce, status: 200, body: Buffer.from(text) }
  res.setHeader(rppHeaders.timestamp, timestamp)
  res.setHeader(rppHeaders.signature, signAnswer(key, signed))
  await new Promise<void>(resolve => {
    res.on('finish', () => resolve())
    res.on('close', () => resolve())
    res.end(text)
  })
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formatUnits } from '@saya/money'
import { isSameSignature, readKey, rppHeaders, signAnswer, signRequest } from '@saya/rpp'
import { flawedBookForTest } from './flawedBookForTest.ts'
import { type Answer, type Fields, type Keeping, raceMs, theGame, theToken, turn } from './flawedShapesForTest.ts'
import { isHub, isSignedByHub, readHub, refuseHub, sendHub } from './flawedHubForTest.ts'
import { isPam, isTrusted, readPam, refusalOfPurses, refusePam, sendPam } from './flawedPamForTest.ts'
import { readText, refusalOfReading } from './flawedReadingsForTest.ts'
import { proofs, strangersKey } from './drivers/rpp.ts'
import type { Belief, Flaw } from './flawsForTest.ts'

const key = readKey(Buffer.alloc(32, 3))
export const flawedAccess = { partner: 'p', keyId: 'k', key: Buffer.alloc(32, 3), token: theToken, game: theGame }

interface Wallet {
  readonly has: (flaw: Flaw) => boolean
  readonly clock: { now(): number }
  readonly book: ReturnType<typeof flawedBookForTest>
  readonly nonces: Set<string>
  waitingFor: Promise<unknown>
}

/** A wallet of one player in memory, in RPP and in what the rules need of the others, as wrong as it is asked to be. */
export async function openFlawedWallet(chosen: readonly Flaw[], clock: { now(): number }, keeping?: Keeping) {
  const has = (flaw: Flaw) => chosen.includes(flaw)
  const book = flawedBookForTest(has, keeping)
  const wallet: Wallet = { has, clock, book, nonces: new Set(), waitingFor: Promise.resolve() }
  const server = createServer((req, res) => void serve(wallet, req, res))
  if (has('hangs up on what is longer than it says')) server.on('clientError', (_error, socket) => socket.destroy())
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
  if (isPam(req)) return servePam(wallet, { req, res, body })
  if (isHub(req)) return serveHub(wallet, { req, res, body })
  if (!isHeard(wallet, req, body))
    return void res.writeHead(401).end('{"request_id":null,"status":"SIGNATURE_INVALID"}')
  const fields = understand(() => parse(readText(has, body)))
  const name = nameOf(req)
  if (!fields && has('answers in its own words')) return sayOops(res)
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

interface ReceivedCall {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly body: Buffer
}

const notUnderstood = { status: 'BAD_REQUEST', balance: 0n }

/** What a call says, or nothing where it is none. */
function understand<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

async function servePam({ has, book }: Wallet, { req, res, body }: ReceivedCall): Promise<void> {
  const call = understand(() => readPam(has, req, readText(has, body)))
  if (!call) return has('answers in its own words') ? sayOops(res) : sendPam(res, notUnderstood)
  const [name, fields] = call
  const isBelieved = believes(
    has,
    req.headers.authorization ? 'believes any signature' : 'believes what is not signed',
    name,
  )
  if (!isTrusted(req, has) && !isBelieved) return refusePam(res)
  const refusal = refusalOfReading(has, name, fields) ?? refusalOfPurses(has, body)
  if (refusal !== undefined || name === 'gamerounds') return sendPam(res, { status: refusal ?? 'OK', balance: -1n })
  sendPam(res, name === 'transactions' ? book.list(fields) : await book.perform(name, fields))
}

async function serveHub({ has, book }: Wallet, { req, res, body }: ReceivedCall): Promise<void> {
  const call = understand(() => readHub(has, req, readText(has, body)))
  if (!call) return has('answers in its own words') ? sayOops(res) : sendHub(res, notUnderstood)
  const [name, fields] = call
  const isBelieved = req.headers['x-hub88-signature']
    ? believes(has, 'believes any signature', name) || believes(has, 'believes an altered body', name)
    : believes(has, 'believes what is not signed', name)
  if (!isSignedByHub(req, body) && !isBelieved) return refuseHub(res)
  const refusal = refusalOfReading(has, name, fields)
  if (refusal !== undefined) return sendHub(res, { status: refusal, balance: -1n })
  sendHub(res, await book.perform(name, fields))
}

function sayOops(res: ServerResponse): void {
  res.writeHead(500).end('<h1>Oops</h1>')
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

function nameOf({ url = '' }: IncomingMessage): string {
  return url.split('/').at(-1) ?? ''
}

/** Whether this wallet believes too easily, in all calls or in those of this name. */
function believes(has: Wallet['has'], belief: Belief, name: string): boolean {
  return has(belief) || has(`${belief} on ${name}` as Flaw)
}

function isHeard({ has, clock, nonces }: Wallet, req: IncomingMessage, body: Buffer): boolean {
  const too = (belief: Belief) => believes(has, belief, nameOf(req))
  if (!isProven(req, body, too) && !too('believes any signature')) return false
  const [timestamp, nonce] = [String(req.headers[rppHeaders.timestamp]), String(req.headers[rppHeaders.nonce])]
  const age = clock.now() / 1000 - Number(timestamp)
  if (age > 300 && !too('believes a time long past')) return false
  if (age < -300 && !too('believes a time to come')) return false
  const isNew = !nonces.has(nonce)
  nonces.add(nonce)
  return isNew || too('believes a recording')
}

function isProven({ method = '', url = '', headers }: IncomingMessage, body: Buffer, too: (belief: Belief) => boolean) {
  const [partner, keyId, timestamp, nonce, signature] = proofs.map(name => headers[name])
  if (proofs.some(name => headers[name] === undefined)) return too('believes what is not signed')
  if (partner !== flawedAccess.partner || keyId !== flawedAccess.keyId) return too('believes an unknown key')
  const signed = { method, path: url, timestamp: String(timestamp), nonce: String(nonce), body }
  if (isSameSignature(String(signature), signRequest(key, signed))) return true
  // What a stranger signed it knows, and takes what else does not fit for a body that was changed on its way.
  const isStrangers = isSameSignature(String(signature), signRequest(strangersKey, signed))
  return !isStrangers && too('believes an altered body')
}

function parse(body: string): Fields | undefined {
  const fields = JSON.parse(body) as Partial<Fields> | null
  return fields?.request_id ? (fields as Fields) : undefined
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

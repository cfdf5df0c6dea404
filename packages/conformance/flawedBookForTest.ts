import { parsePesos } from '@saya/money'
import type { Flaw } from './flawsForTest.ts'

interface BetRecord {
  readonly amount: bigint
  readonly round: string
  state: 'open' | 'settled' | 'back' | 'refused'
  won: bigint
}

export interface Fields {
  readonly request_id: string
  readonly tx_id: string
  readonly ref_tx_id: string
  readonly round_id: string
  readonly session_token: string
  readonly amount: string
  readonly win_amount?: string
  readonly round_closed?: boolean
  /** Another name of a bet. */
  readonly bet_ref?: string
}

export interface Answer {
  readonly status: string
  readonly balance: bigint
}

/** The one player's money and all that was done. */
interface Book {
  readonly has: (flaw: Flaw) => boolean
  balance: bigint
  remembered: bigint
  inside: number
  readonly bets: Map<string, BetRecord>
  readonly closed: Set<string>
  readonly answers: Map<string, { readonly print: string; readonly status: string }>
}

export const theToken = 'the-only-session'
/** As long as a question to a database may take on a bad day. */
export const raceMs = 20

export function turn(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

const acts: Readonly<Record<string, (book: Book, fields: Fields) => Promise<string>>> = {
  bet,
  'bet-settle': bet,
  settle: async (book, fields) => settle(book, fields),
  rollback: async (book, fields) => rollback(book, fields),
}

export function openFlawedBook(has: (flaw: Flaw) => boolean) {
  const book: Book = {
    has,
    balance: 0n,
    remembered: 0n,
    inside: 0,
    bets: new Map(),
    closed: new Set(),
    answers: new Map(),
  }
  return {
    lose: () => void (book.balance -= 10_000n),
    forget: (name: string, { tx_id }: Fields) => void book.answers.delete(`${name} ${tx_id}`),
    async perform(name: string, fields: Fields): Promise<Answer> {
      book.inside++
      const status = await decide(book, name, fields)
      book.inside--
      if (name === 'balance' && has('remembers the balance')) return { status, balance: book.remembered }
      if (name !== 'settle') book.remembered = book.balance
      const isUntrue = status === 'INSUFFICIENT_FUNDS' && has('tells no true balance when it refuses')
      return { status, balance: isUntrue ? book.balance + 1n : book.balance }
    },
  }
}

async function decide(book: Book, name: string, fields: Fields): Promise<string> {
  const { has, bets, answers } = book
  if (name === 'balance') return 'OK'
  const before = known(book, name, fields)
  if (before !== undefined) return before
  if (has('serves one at a time and refuses the rest')) {
    if (book.inside > 1) return 'INSUFFICIENT_FUNDS'
    await turn(raceMs)
  }
  if (has('checks copies before it writes')) await turn(raceMs)
  // A rollback given again finds its bet open again.
  const record = bets.get(fields.ref_tx_id)
  if (name === 'rollback' && has('gives a rollback again') && record?.state === 'back') record.state = 'open'
  const status = (await acts[name]?.(book, fields)) ?? 'BAD_REQUEST'
  if (status !== 'BET_NOT_FOUND') answers.set(`${name} ${fields.tx_id}`, { print: print(fields), status })
  return status
}

/** What was decided before; a flawed wallet has no memory for some of it. */
function known({ has, answers }: Book, name: string, fields: Fields): string | undefined {
  const kept = answers.get(`${name} ${fields.tx_id}`)
  if (!kept || (kept.status === 'OK' && has(again[name] ?? 'takes a bet again'))) return undefined
  if (kept.status !== 'OK' && has('forgets what it refused')) return undefined
  return kept.print === print(fields) || has('knows an act by its id alone') ? kept.status : 'TX_CONFLICT'
}

const again: Readonly<Record<string, Flaw>> = { settle: 'pays a win again', rollback: 'gives a rollback again' }

function print({ ref_tx_id, round_id, amount, win_amount }: Fields): string {
  return [ref_tx_id, round_id, amount, win_amount].join(' ')
}

async function bet(book: Book, fields: Fields): Promise<string> {
  const { has, bets } = book
  const { tx_id, round_id: round, session_token, win_amount } = fields
  const amount = read(book, fields.amount)
  const win = win_amount === undefined ? 0n : (read(book, win_amount) ?? 0n)
  if (amount === null) return 'BAD_REQUEST'
  if (session_token !== theToken && !has('asks nobody for a session')) return 'TOKEN_INVALID'
  const name = fields.bet_ref !== undefined && !has('forgets the references of bets') ? fields.bet_ref : tx_id
  if ([tx_id, name].some(known => bets.get(known)?.state === 'back')) return 'BET_CANCELLED'
  const funds = has('pays the bet from its win') ? book.balance + win : book.balance
  if (funds < amount && !has('lends without end')) {
    bets.set(tx_id, { amount: 0n, round, state: 'refused', won: 0n })
    return 'INSUFFICIENT_FUNDS'
  }
  if (has('checks funds before it writes')) await turn(raceMs)
  book.balance += win - amount
  const record: BetRecord = { amount, round, state: win_amount === undefined ? 'open' : 'settled', won: win }
  for (const known of [tx_id, name]) bets.set(known, record)
  return 'OK'
}

function settle(book: Book, { ref_tx_id, session_token, amount: text, round_id, round_closed }: Fields): string {
  const { has, bets } = book
  const amount = read(book, text) ?? 0n
  if (has('asks for a session on wins') && session_token !== theToken) return 'TOKEN_INVALID'
  const named = bets.get(ref_tx_id)
  if (!named && !has('pays without a bet')) return 'BET_NOT_FOUND'
  if (named?.state === 'back' && !has('pays what was rolled back')) return 'TX_ROLLED_BACK'
  book.balance += amount
  if (round_closed) book.closed.add(round_id)
  if (named) {
    named.state = 'settled'
    named.won += amount
  }
  return 'OK'
}

function rollback(book: Book, { ref_tx_id, round_id: round }: Fields): string {
  const { has, bets } = book
  const named = bets.get(ref_tx_id)
  if (!named) {
    if (!has('forgets a rollback of nothing')) bets.set(ref_tx_id, { amount: 0n, round, state: 'back', won: 0n })
    return 'OK'
  }
  if (named.state === 'settled' && !has('takes back the bet and leaves the win')) return 'ALREADY_SETTLED'
  if (book.closed.has(round) && has('keeps what stands open in a closed round')) return 'ALREADY_SETTLED'
  if (named.state === 'refused') return 'OK'
  if (named.state === 'back' && !has('knows a rollback by its own id alone')) return 'OK'
  book.balance += named.amount
  named.state = 'back'
  return 'OK'
}

function read({ has }: Book, text: string): bigint | null {
  if (text.startsWith('-') && !has('takes a negative amount')) return null
  const parsed = parsePesos(text.replace(/(\.\d{4})\d+$/, has('rounds a fifth decimal') ? '$1' : '$&'), 4)
  if (parsed === null || (parsed > 10n ** 13n && !has('lends without end'))) return null
  // Centavos in floats: the fourth decimal is lost on the way.
  return has('counts in floats') ? (parsed / 100n) * 100n : parsed
}

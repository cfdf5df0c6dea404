import { acts } from './flawedActsForTest.ts'
import { openPurse } from './flawedPurseForTest.ts'
import { type Answer, type Book, type Fields, type Keeping, raceMs, turn } from './flawedShapesForTest.ts'
import type { Flaw } from './flawsForTest.ts'

const inMemory: Keeping = { start: 0n, write: () => {} }

export function flawedBookForTest(has: (flaw: Flaw) => boolean, keeping = inMemory) {
  const book: Book = {
    has,
    purse: openPurse(has),
    remembered: 0n,
    inside: 0,
    bets: new Map(),
    rounds: new Set(),
    closed: new Set(),
    isOver: new Set(),
    answers: new Map(),
    told: new Map(),
  }
  const { purse } = book
  purse.add(keeping.start)
  return {
    lose: () => purse.add(-10_000n),
    forget: (name: string, { tx_id }: Fields) => void book.answers.delete(`${name} ${tx_id}`),
    list: ({ ref_tx_id }: Fields): Answer => {
      return { status: 'OK', balance: purse.units(), listed: book.told.get(ref_tx_id) ?? [] }
    },
    async perform(name: string, fields: Fields): Promise<Answer> {
      book.inside++
      const status = await decide(book, name, fields)
      book.inside--
      const balance = purse.units()
      keeping.write(balance)
      if (name === 'balance' && has('remembers the balance')) return { status, balance: book.remembered }
      if (name !== 'settle') book.remembered = balance
      const isUntrue = status === 'INSUFFICIENT_FUNDS' && has('tells no true balance when it refuses')
      return { status, balance: isUntrue ? balance + 1n : balance }
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
  if (!unkept.has(status)) answers.set(`${name} ${fields.tx_id}`, { print: print(fields), status })
  if (status === 'OK') tell(book, name, fields)
  return status
}

function tell({ has, told }: Book, name: string, { bet_ref, ref_tx_id, tx_id }: Fields): void {
  if (name !== 'bet' && has('hides wins and rollbacks from whoever asks')) return
  const reference = bet_ref ?? ref_tx_id
  told.set(reference, [...(told.get(reference) ?? []), tx_id])
}

const unkept = new Set(['BET_NOT_FOUND', 'ROUND_NOT_FOUND'])

/** What was decided before; a flawed wallet has no memory for some of it. */
function known({ has, answers }: Book, name: string, fields: Fields): string | undefined {
  if (name === 'authenticate') return undefined
  const kept = answers.get(`${name} ${fields.tx_id}`)
  if (!kept || (kept.status === 'OK' && has(again[name] ?? 'takes a bet again'))) return undefined
  if (kept.status !== 'OK' && has('forgets what it refused')) return undefined
  return kept.print === print(fields) || has('knows an act by its id alone') ? kept.status : 'TX_CONFLICT'
}

const again: Readonly<Record<string, Flaw>> = {
  'bet-settle': 'takes a bet with its win again',
  settle: 'pays a win again',
  rollback: 'gives a rollback again',
  promo: 'pays a prize again',
  adjust: 'makes a correction again',
}

function print({ ref_tx_id, round_id, amount, win_amount }: Fields): string {
  return [ref_tx_id, round_id, amount, win_amount].join(' ')
}

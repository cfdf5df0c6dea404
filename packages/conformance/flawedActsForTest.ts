import { type BetRecord, type Book, type Fields, raceMs, theGame, theToken, turn } from './flawedShapesForTest.ts'
import type { Flaw } from './flawsForTest.ts'
import { readAmount, readCorrection, readStake } from './flawedPurseForTest.ts'

/** What a call comes to, by its name. */
export const acts: Readonly<Record<string, (book: Book, fields: Fields) => Promise<string>>> = {
  authenticate: async (book, fields) => authenticate(book, fields),
  bet,
  'bet-settle': bet,
  settle: async (book, fields) => settle(book, fields),
  rollback: async (book, fields) => rollback(book, fields),
  'round-close': async (book, fields) => close(book, fields),
  promo: async (book, fields) => promo(book, fields),
  adjust: async (book, fields) => adjust(book, fields),
}

function authenticate({ has }: Book, { session_token, game_code }: Fields): string {
  if (session_token !== theToken && !has('authenticates anybody')) return 'TOKEN_INVALID'
  return game_code === theGame || has('authenticates for any game') ? 'OK' : 'TOKEN_INVALID'
}

function isForeign({ has }: Book, { currency }: Fields, takesAny: Flaw): boolean {
  return currency !== 'PHP' && !has(takesAny)
}

/** Why a bet is refused, whatever there is. */
function refusalOf(book: Book, fields: Fields): string | undefined {
  const { has } = book
  const { session_token, win_amount, game_code } = fields
  const takesAny = win_amount === undefined ? 'takes a bet in any currency' : 'takes a bet with its win in any currency'
  if (isForeign(book, fields, takesAny)) return 'CURRENCY_MISMATCH'
  if (game_code !== theGame && !has('takes a bet on any game')) return 'GAME_DISABLED'
  return session_token === theToken || has('asks nobody for a session') ? undefined : 'TOKEN_INVALID'
}

async function bet(book: Book, fields: Fields): Promise<string> {
  const { has, bets, purse } = book
  const { tx_id, round_id: round, win_amount } = fields
  const amount = readStake(fields.amount, has)
  const win = win_amount === undefined ? 0n : readAmount(win_amount, has('reads the win of a bet loosely'))
  const refusal = refusalOf(book, fields)
  if (amount === null || win === null || refusal !== undefined) return refusal ?? 'BAD_REQUEST'
  const name = fields.bet_ref !== undefined && !has('forgets the references of bets') ? fields.bet_ref : tx_id
  if ([tx_id, name].some(known => bets.get(known)?.state === 'back')) return 'BET_CANCELLED'
  const needed = has('pays the bet from its win') ? amount - win : amount
  if (!purse.covers(needed) && !has('lends without end')) {
    bets.set(tx_id, { amount: 0n, round, state: 'refused', won: 0n })
    return 'INSUFFICIENT_FUNDS'
  }
  if (has('checks funds before it writes')) await turn(raceMs)
  purse.add(-amount)
  purse.add(win)
  const record: BetRecord = { amount, round, state: 'open', won: win }
  bets.set(name, record)
  note(book, fields, record)
  return 'OK'
}

/** Keeps a bet that was taken, and what became of it and its round where its win came with it. */
function note({ bets, rounds, closed }: Book, fields: Fields, record: BetRecord): void {
  const { tx_id, round_id, win_amount, round_closed } = fields
  rounds.add(round_id)
  bets.set(tx_id, record)
  if (win_amount === undefined) return
  record.state = 'settled'
  if (round_closed) closed.add(round_id)
}

function isRoundOver({ has, closed, isOver, answers }: Book, { tx_id, round_id }: Fields): boolean {
  if (isOver.has(round_id) && !has('pays in a closed round')) return true
  // What was paid already comes this far only where it is paid again.
  const isAgain = answers.get(`settle ${tx_id}`)?.status === 'OK'
  return closed.has(round_id) && !isAgain && !has('pays in a round that a win closed')
}

/** A win of this bet, or of one that nobody knows. */
function refusalOfWin({ has }: Book, named: BetRecord | undefined, round: string): string | undefined {
  if (!named) return has('pays without a bet') ? undefined : 'BET_NOT_FOUND'
  if (named.state === 'back' && !has('pays what was rolled back')) return 'TX_ROLLED_BACK'
  return named.round !== round && !has('pays a win of another round') ? 'TX_CONFLICT' : undefined
}

function settle(book: Book, fields: Fields): string {
  const { has, bets, purse, closed } = book
  const { ref_tx_id, session_token, amount: text, round_id, round_closed } = fields
  if (isForeign(book, fields, 'pays a win in any currency')) return 'CURRENCY_MISMATCH'
  const amount = readAmount(text, has('reads the amounts of wins loosely'))
  if (amount === null) return 'BAD_REQUEST'
  if (has('asks for a session on wins') && session_token !== theToken) return 'TOKEN_INVALID'
  const named = bets.get(ref_tx_id)
  const refusal = refusalOfWin(book, named, round_id)
  if (refusal !== undefined) return refusal
  if (isRoundOver(book, fields)) return 'ROUND_CLOSED'
  purse.add(amount)
  if (round_closed) closed.add(round_id)
  if (named) {
    named.state = 'settled'
    named.won += amount
  }
  return 'OK'
}

/** No bet of this name has come yet, or it is the name of something else. */
function rollbackOfNothing({ has, bets, answers }: Book, { ref_tx_id, round_id: round }: Fields): string {
  const isOfWin = answers.get(`settle ${ref_tx_id}`)?.status === 'OK'
  if (isOfWin && !has('takes back a win in words alone')) return 'NOT_A_BET'
  if (!has('forgets a rollback of nothing')) bets.set(ref_tx_id, { amount: 0n, round, state: 'back', won: 0n })
  return 'OK'
}

/** Whether a rollback that names another round than its bet's is refused; a flawed wallet forgets what it gave back. */
function isRefusedElsewhere({ has }: Book, named: BetRecord): boolean {
  const isGivenAgain = named.state === 'back' && has('gives back again in another round')
  if (isGivenAgain) named.state = 'open'
  return !isGivenAgain && !has('gives back a bet of another round')
}

function rollback(book: Book, fields: Fields): string {
  const { has, bets, closed, purse } = book
  const { ref_tx_id, round_id: round } = fields
  const named = bets.get(ref_tx_id)
  if (!named) return rollbackOfNothing(book, fields)
  if (named.round !== round && isRefusedElsewhere(book, named)) return 'TX_CONFLICT'
  if (named.state === 'settled' && !has('takes back the bet and leaves the win')) return 'ALREADY_SETTLED'
  if (closed.has(round) && has('keeps what stands open in a closed round')) return 'ALREADY_SETTLED'
  if (named.state === 'refused') return 'OK'
  if (named.state === 'back' && !has('knows a rollback by its own id alone')) return 'OK'
  purse.add(named.amount)
  named.state = 'back'
  return 'OK'
}

function close({ has, rounds, isOver }: Book, { round_id }: Fields): string {
  if (!rounds.has(round_id) && !has('closes a round that is none')) return 'ROUND_NOT_FOUND'
  isOver.add(round_id)
  return 'OK'
}

function promo(book: Book, fields: Fields): string {
  if (isForeign(book, fields, 'pays a prize in any currency')) return 'CURRENCY_MISMATCH'
  const amount = readAmount(fields.amount, book.has('reads the amounts of prizes loosely'))
  if (amount === null) return 'BAD_REQUEST'
  book.purse.add(amount)
  return 'OK'
}

function adjust(book: Book, fields: Fields): string {
  const { has, purse } = book
  if (isForeign(book, fields, 'makes a correction in any currency')) return 'CURRENCY_MISMATCH'
  const amount = readCorrection(fields.amount, has('reads the amounts of corrections loosely'))
  if (amount === null) return 'BAD_REQUEST'
  const isCovered = purse.covers(-amount)
  if (!isCovered && !has('takes by a correction what is not there')) return 'INSUFFICIENT_FUNDS'
  purse.add(isCovered ? amount : -purse.units())
  return 'OK'
}

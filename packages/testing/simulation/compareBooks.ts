import { outcomeName } from '@saya/rpp'
import { dayName } from './manilaDay.ts'
import type { Model, ModelPosting, ModelWallet } from './model.ts'
import { usedOf } from './modelLimits.ts'
import type { Books } from './simulation.store.ts'

/** Where the books say other than the model: each difference in one sentence. */
export function compareBooks(model: Model, books: Books): string[] {
  const differences: string[] = []

  function expectSame(what: string, found: unknown, wanted: unknown): void {
    const [left, right] = [textOf(found), textOf(wanted)]
    if (left !== right) differences.push(`${what} is ${left} and should be ${right}`)
  }
  for (const row of books.wallets) {
    const wallet = model.wallets.get(row.uid)
    if (wallet) expectSame(`Wallet ${row.uid}`, walletOfBooks(row), walletOfModel(wallet))
    const postings = books.journal.filter(posting => posting.uid === row.uid)
    expectSame(`How many postings ${row.uid} has`, postings.length, wallet?.postings.length)
    for (const [index, posting] of postings.entries()) {
      const wanted = wallet?.postings[index]
      expectSame(`Posting ${row.uid}/${posting.seq}`, postingOfBooks(posting), wanted && postingOfModel(wanted))
    }
  }
  const kept = new Map(
    books.commands.map(row => [`${row.uid}/${row.provider}/${row.kind}/${row.tx_id}`, commandOfBooks(row)]),
  )
  const wanted = new Map(
    [...model.commands].map(([key, { uid, ...command }]) => [`${uid}${key.slice(key.indexOf('/'))}`, command]),
  )
  for (const key of new Set([...kept.keys(), ...wanted.keys()])) {
    const command = wanted.get(key)
    expectSame(`Command ${key}`, kept.get(key), command && { ...command, outcome: command.outcome })
  }
  const rounds = new Map(books.rounds.map(row => [`${row.uid}/${row.provider}/${row.round_id}`, roundOfBooks(row)]))
  for (const key of new Set([...rounds.keys(), ...model.rounds.keys()])) {
    expectSame(`Round ${key}`, rounds.get(key), model.rounds.get(key))
  }
  return differences
}

/** One spelling for both sides: fields by name, whole numbers of any size as digits. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'bigint') return String(part)
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}

function walletOfBooks(row: Books['wallets'][number]) {
  const { balance, turnover, version, open_rounds, held, release_at, plays } = row
  return { balance, turnover, version, open_rounds, held, release_at, plays: plays ?? [] }
}

function walletOfModel({ balance, turnover, openRounds, postings, limits }: ModelWallet) {
  const plays = (limits ?? []).map(limit => ({
    counts: limit.counts,
    period: limit.period,
    since: dayName(limit.since),
    used: usedOf(limit),
    most: limit.most,
  }))
  return {
    balance,
    turnover,
    version: postings.length.toString(),
    open_rounds: openRounds,
    held: 0n,
    release_at: 0n,
    plays,
  }
}

function postingOfBooks(row: Books['journal'][number]) {
  const { kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at } = row
  return { kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at }
}

function postingOfModel({ kind, isGiven, amount, balance, turnover, command, atMs }: ModelPosting) {
  const { provider, txId, roundId, game } = command
  const house = 1000 + provider
  return {
    kind,
    source: isGiven ? house : 0,
    destination: isGiven ? 0 : house,
    amount,
    balance_after: balance,
    turnover,
    provider,
    reference: txId,
    round_id: roundId,
    game,
    at: atMs,
  }
}

const states = ['open', 'settled', 'rolledBack'] as const

function commandOfBooks(row: Books['commands'][number]) {
  return {
    print: row.fingerprint,
    outcome: outcomeName(row.outcome),
    roundId: row.round_id,
    amount: row.amount,
    balance: row.balance_after,
    seq: row.seq,
    atMs: row.at,
    state: states[row.state],
    won: row.won,
  }
}

function roundOfBooks({ uid, bet, refund, win, turnover, closed_at, settled }: Books['rounds'][number]) {
  return { uid, bet, refund, win, turnover, isClosed: closed_at !== null, settled }
}

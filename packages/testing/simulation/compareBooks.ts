import { outcomeName } from '@saya/rpp'
import { excessPlay, explainLots } from '../../../apps/server/features/wallet/lot/lot.rules.ts'
import { withdrawable } from '../../../apps/server/features/wallet/wallet.rules.ts'
import { dayName } from './model/manilaDay.ts'
import {
  isFree,
  type Model,
  type ModelCommand,
  type ModelLot,
  type ModelPosting,
  type ModelPurse,
  type ModelRound,
  type ModelWallet,
  withdrawableOf,
} from './model/model.ts'
import { walletGateOf } from './model/modelGates.ts'
import { usedOf } from './model/modelLimits.ts'
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
    if (!wallet) continue
    const isCoins = row.asset === 'FIL'
    const purse = isCoins ? wallet.coins : wallet
    const name = `${row.uid} ${row.asset}`
    expectSame(`Wallet ${name}`, walletOfBooks(row), walletOfModel(wallet, purse))
    const postings = books.journal.filter(({ uid, asset }) => uid === row.uid && asset === row.asset)
    expectSame(`How many postings ${name} has`, postings.length, purse.postings.length)
    for (const [index, posting] of postings.entries()) {
      expectSame(`Posting ${name} ${posting.seq}`, postingOfBooks(posting), purse.postings[index])
    }
    const late = books.lateCredits.filter(({ uid, asset }) => uid === row.uid && asset === row.asset)
    expectSame(`What came late to ${name}`, late.map(lateCreditOfBooks), purse.lateCredits)
    const lots = books.lots.filter(({ uid, asset }) => uid === row.uid && asset === row.asset)
    expectSame(`The lots of ${name}`, lots.map(lotOfBooks), purse.lots)
    const open = lots.filter(lot => lot.closed_at === null && lot.release_at > row.turnover)
    const free = withdrawable({ ...row, excess_play: excessPlay(row.turnover, open) })
    expectSame(`What may be withdrawn of ${name}`, free, withdrawableOf(purse))
    const explained = explainLots(row.turnover, open)
    const left = explained.lots.reduce((sum, lot) => sum + lot.left, explained.takenBack)
    expectSame(`What the lots of ${name} leave to be played`, left, openTurnover(purse))
  }
  const kept = new Map(
    books.commands.map(row => [`${row.uid}/${row.provider}/${row.kind}/${row.tx_id}`, commandOfBooks(row)]),
  )
  const wanted = new Map(
    [...model.commands].map(([key, command]) => [
      `${command.uid}${key.slice(key.indexOf('/'))}`,
      commandOfModel(command),
    ]),
  )
  for (const key of new Set([...kept.keys(), ...wanted.keys()])) {
    expectSame(`Command ${key}`, kept.get(key), wanted.get(key))
  }
  const rounds = new Map(books.rounds.map(row => [`${row.uid}/${row.provider}/${row.round_id}`, roundOfBooks(row)]))
  for (const key of new Set([...rounds.keys(), ...model.rounds.keys()])) {
    expectSame(`Round ${key}`, rounds.get(key), roundOfModel(model.rounds.get(key)))
  }
  const names = books.names.map(({ provider, bet_ref, tx_id }) => `${provider}/${bet_ref} is ${tx_id}`)
  const wantedNames = [...model.names].flatMap(([key, txIds]) => {
    return [...txIds].map(txId => `${key.slice(key.indexOf('/') + 1)} is ${txId}`)
  })
  expectSame('The references', names.toSorted(), wantedNames.toSorted())
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
  const { balance, turnover, version, open_rounds, held, release_at, plays, gates, play_until: playUntilMs } = row
  const figures = { balance, turnover, version, open_rounds, held, release_at, unposted: Number(row.unposted) }
  return { ...figures, plays: plays ?? [], isBlocked: (gates & 1) !== 0, isPlayClosed: (gates & 2) !== 0, playUntilMs }
}

function walletOfModel(wallet: ModelWallet, purse: ModelPurse) {
  const isPesos = wallet === purse
  const set = wallet.limits.filter(({ most }) => most !== null)
  const plays = set.map(limit => ({
    counts: limit.counts,
    period: limit.period,
    since: dayName(limit.since),
    used: usedOf(limit),
    most: limit.most,
  }))
  return {
    balance: purse.balance,
    turnover: purse.turnover,
    version: purse.postings.length.toString(),
    open_rounds: isPesos ? wallet.openRounds : 0,
    held: purse.held,
    release_at: purse.releaseAt,
    unposted: purse.unposted,
    plays: isPesos ? plays : [],
    isBlocked: wallet.isBlocked,
    ...walletGateOf(wallet.gates),
  }
}

function openTurnover({ releaseAt, turnover }: ModelPurse): bigint {
  return releaseAt > turnover ? releaseAt - turnover : 0n
}

function lateCreditOfBooks({ seq, amount, at }: Books['lateCredits'][number]) {
  return { seq, amount, at }
}

function lotOfBooks(row: Books['lots'][number]): ModelLot {
  const { seq, kind, reference, amount, required, release_at, opened_at, closed_by, forgiven } = row
  return { seq, kind, reference, amount, required, release_at, opened_at, closed_by, forgiven }
}

function postingOfBooks(row: Books['journal'][number]): ModelPosting {
  const { kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at } = row
  return { kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at }
}

const states = ['open', 'settled', 'rolledBack'] as const

function commandOfModel({ print, outcome, roundId, amount, balance, seq, atMs, state, won }: ModelCommand) {
  return { print, outcome, roundId, amount, balance, seq, atMs, state, won }
}

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

function roundOfBooks(row: Books['rounds'][number]) {
  const { uid, bet, refund, win, bets, turnover, closed_at, settled, free, two_sided, tester } = row
  const said = { isFree: free, isTwoSided: two_sided, isTester: tester }
  return { uid, bet, refund, win, bets, turnover, isClosed: closed_at !== null, settled, ...said }
}

function roundOfModel(round: ModelRound | undefined) {
  if (!round) return undefined
  const { taken, ...figures } = round
  return { ...figures, isFree: isFree(round), isTwoSided: taken.some(({ isTwoSided }) => isTwoSided) }
}

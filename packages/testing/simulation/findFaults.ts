import { firstHead, hashOf } from '../../../apps/server/features/wallet/ledger/chain.ts'
import type { Books } from './simulation.store.ts'

type Wallet = Books['wallets'][number]
type Posting = Books['journal'][number]

/**
 * What is wrong with the books taken by themselves, whatever was asked of them: the sentences of an auditor who knows
 * only the rules of double entry.
 */
export function findFaults(books: Books, startBalance: bigint): string[] {
  return books.wallets.flatMap(wallet => {
    const postings = books.journal.filter(({ uid, asset }) => uid === wallet.uid && asset === wallet.asset)
    const rounds = wallet.asset === 'PHP' ? books.rounds.filter(round => round.uid === wallet.uid) : []
    return [
      ...faultsOfChain(wallet, postings, startBalance),
      ...faultsOfSums(wallet, postings, startBalance),
      ...faultsOfKeys(books, wallet, postings),
      ...faultsOfRounds(wallet, postings, rounds),
    ].map(fault => `Wallet ${wallet.uid} ${wallet.asset}: ${fault}`)
  })
}

function faultsOfChain(wallet: Wallet, postings: readonly Posting[], startBalance: bigint): string[] {
  const faults: string[] = []
  let [balance, seq] = [startBalance, 0n]
  let head: Buffer = firstHead
  for (const posting of postings) {
    seq += 1n
    balance += signOf(posting) * posting.amount
    head = hashOf(head, posting)
    if (posting.seq !== seq) faults.push(`posting ${posting.seq} stands where ${seq} belongs`)
    if (posting.balance_after !== balance) faults.push(`posting ${seq} leaves ${posting.balance_after}, not ${balance}`)
    if (balance < 0n) faults.push(`posting ${seq} leaves less than nothing`)
    if (!posting.hash.equals(head)) faults.push(`the hash of posting ${seq} is not what its bytes give`)
  }
  if (wallet.version !== seq) faults.push(`its version is ${wallet.version} after ${seq} postings`)
  if (wallet.balance !== balance) faults.push(`its balance is ${wallet.balance}, its postings say ${balance}`)
  if (!wallet.head.equals(head)) faults.push('its head is not its last hash')
  return faults
}

function signOf(posting: Posting): bigint {
  if (posting.destination === 0) return 1n
  return posting.source === 0 ? -1n : 0n
}

/** What the wallet has more, the house has less; and what is held stands on the wallet. */
function faultsOfSums(wallet: Wallet, postings: readonly Posting[], startBalance: bigint): string[] {
  const accounts = new Map<number, bigint>([[0, startBalance]])
  for (const { source, destination, amount } of postings) {
    accounts.set(source, (accounts.get(source) ?? 0n) - amount)
    accounts.set(destination, (accounts.get(destination) ?? 0n) + amount)
  }
  const houses = [...accounts].filter(([account]) => account !== 0)
  const strange = postings.filter(
    ({ source, destination, provider }) => provider > 0 && source + destination !== 1000 + provider,
  )
  const held = accounts.get(hold) ?? 0n
  const sum = houses.reduce((total, [, balance]) => total + balance, wallet.balance - startBalance)
  return [
    ...(sum === 0n ? [] : [`wallet and house together are off by ${sum}`]),
    ...(wallet.held === held ? [] : [`it holds back ${wallet.held}, its postings ${held}`]),
    ...strange.map(posting => `posting ${posting.seq} is not between the wallet and its provider`),
  ]
}

const hold = 5000

/** A key moves money once; a command that moved some says which posting was its last. */
function faultsOfKeys(books: Books, wallet: Wallet, postings: readonly Posting[]): string[] {
  const faults: string[] = []
  const bySeq = new Map(postings.map(posting => [posting.seq, posting]))
  const commands = books.commands.filter(command => command.uid === wallet.uid && assetOf(command) === wallet.asset)
  const explained = new Set<bigint>()
  for (const command of commands) {
    if (command.seq === null) continue
    const posting = bySeq.get(command.seq)
    if (posting?.reference !== command.tx_id || posting.provider !== command.provider) {
      faults.push(`the command ${command.tx_id} names posting ${command.seq}, which is not its own`)
    }
    const isPair = command.kind === 1 && posting?.kind === 2
    for (const seq of isPair ? [command.seq - 1n, command.seq] : [command.seq]) {
      if (explained.has(seq)) faults.push(`posting ${seq} belongs to two commands`)
      explained.add(seq)
    }
  }
  if (explained.size !== postings.length) faults.push(`${postings.length - explained.size} postings have no command`)
  return faults
}

/** A command does not say its asset; the names of the plan do. */
function assetOf({ provider, tx_id }: Books['commands'][number]): string {
  return provider === 0 && tx_id.endsWith(' FIL') ? 'FIL' : 'PHP'
}

function faultsOfRounds(wallet: Wallet, postings: readonly Posting[], rounds: Books['rounds']): string[] {
  const faults: string[] = []
  const byRound = new Map<string, Posting[]>(rounds.map(round => [nameOfRound(round), []]))
  for (const posting of postings) byRound.get(nameOfRound(posting))?.push(posting)
  for (const round of rounds) {
    const own = byRound.get(nameOfRound(round)) ?? []
    const moved = own.reduce((sum, posting) => sum - signOf(posting) * posting.amount, 0n)
    const turnover = own.reduce((sum, posting) => sum + posting.turnover, 0n)
    if (moved !== round.bet - round.refund - round.win) faults.push(`round ${round.round_id} sums to another amount`)
    if (turnover !== round.turnover) faults.push(`round ${round.round_id} counts another turnover than its postings`)
    if (round.closed_at === null && round.turnover !== 0n)
      faults.push(`round ${round.round_id} counts before it closes`)
  }
  const turnover = rounds.reduce((sum, round) => sum + round.turnover, 0n)
  const open = rounds.filter(({ closed_at, bets, win }) => closed_at === null && (bets > 0 || win > 0n)).length
  if (wallet.turnover !== turnover) faults.push(`its turnover is ${wallet.turnover}, its rounds say ${turnover}`)
  if (wallet.open_rounds !== open) faults.push(`it counts ${wallet.open_rounds} open rounds of ${open}`)
  return faults
}

function nameOfRound({ provider, round_id }: { provider: number; round_id: string }): string {
  return `${provider}/${round_id}`
}

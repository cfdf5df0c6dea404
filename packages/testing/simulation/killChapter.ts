import { setTimeout as wait } from 'node:timers/promises'
import { classOf } from '@saya/rpp'
import type { CommandResult, WalletCommand } from '../../../apps/server/features/wallet/command.ts'
import { findFaults } from './findFaults.ts'
import type { KillPlace } from './killPlace.ts'
import { plain } from './plan.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'
import { openWallet, readBooks } from './simulation.store.ts'

export interface KillWish {
  readonly seed: number
  readonly kills: number
  /** The first of the members that this chapter makes for itself. */
  readonly firstUid: bigint
  readonly onKill?: (done: number, acknowledged: number) => void
}

const members = 12
const players = 24
const peso = 10_000n
const balance = 1000n * peso
const mostAttempts = 1500

/**
 * Members play while servers and database are killed in turn. Returns what was lost, doubled or left inconsistent:
 * nothing, if all is well.
 */
export async function killChapter(place: KillPlace, { seed, kills, firstUid, onKill }: KillWish): Promise<string[]> {
  const random = seededRandom(seed)
  const uids = Array.from({ length: members }, (_, index) => firstUid + BigInt(index))
  for (const uid of uids) await place.db.member(uid, tx => openWallet(tx, uid, balance))
  const acknowledged = new Map<string, CommandResult>()
  const faults: string[] = []
  const state = { isOver: false }

  /** As a provider does: the same again until the answer is one that stands. */
  async function ask(wish: WalletCommand): Promise<void> {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const result = await place
        .server()
        ?.ask(wish)
        .catch(() => undefined)
      if (!result || classOf(result.outcome) === 'retry') await wait(20)
      else return remember(wish, result)
    }
    faults.push(`${wish.kind} ${wish.txId} never came to an answer that stands`)
  }
  function remember(wish: WalletCommand, result: CommandResult): void {
    const key = `${wish.kind} ${wish.txId}`
    const before = acknowledged.get(key)
    acknowledged.set(key, result)
    if (!before || (before.outcome === result.outcome && before.seq === result.seq)) return
    faults.push(`${key} was answered ${before.outcome}/${before.seq}, and then ${result.outcome}/${result.seq}`)
  }
  async function play(player: number): Promise<void> {
    for (let round = 0; !state.isOver; round++) {
      const name = `${seed}.${player}.${round}`
      for (const wish of roundOf(random, { name, uid: random.pick(uids) })) await ask(wish)
    }
  }

  const playing = Promise.all(Array.from({ length: players }, (_, player) => play(player)))
  for (let kill = 1; kill <= kills; kill++) {
    const before = acknowledged.size
    while (acknowledged.size < before + 100) await wait(5)
    await wait(random.between(0, 40))
    await (kill % 2 ? place.killDatabase() : place.killServer())
    onKill?.(kill, acknowledged.size)
  }
  state.isOver = true
  await playing
  return [...faults, ...(await findLosses(place, uids, acknowledged))]
}

/** A bet and what follows it; one command in ten is sent twice. */
function roundOf(random: SeededRandom, { name, uid }: { name: string; uid: bigint }): WalletCommand[] {
  const shared = { provider: 1, game: 5, rules: plain, uid, roundId: name, txId: name, amount: 0n }
  const won = BigInt(random.between(0, 76)) * peso
  const bet: WalletCommand = { ...shared, kind: 'bet', amount: BigInt(random.between(1, 40)) * peso }
  const settle: WalletCommand = { ...shared, kind: 'settle', refTxId: name, amount: won, closesRound: true }
  const rollback: WalletCommand = { ...shared, kind: 'rollback', refTxId: name }
  const paired: WalletCommand = { ...bet, win: won, closesRound: true }
  const story = random.pick([[bet, settle], [bet, settle], [bet, rollback], [rollback, bet], [paired], [bet]])
  return story.flatMap(one => (random.isOnceIn(10) ? [one, one] : [one]))
}

async function findLosses(place: KillPlace, uids: readonly bigint[], acknowledged: ReadonlyMap<string, CommandResult>) {
  const books = await place.db.member(uids[0] as bigint, tx => readBooks(tx, uids))
  const kept = new Map(books.commands.map(row => [`${kindNames[row.kind]} ${row.tx_id}`, row]))
  const lost = [...acknowledged].flatMap(([key, { outcome, seq }]) => {
    // A bet that was rolled back before it came is answered from its tombstone.
    const row = kept.get(key)
    const isThere = row && (outcome === 'BET_CANCELLED' || row.seq === seq)
    return isThere ? [] : [`${key} was acknowledged as ${outcome}/${seq} and is not there`]
  })
  return [...lost, ...findFaults(books, balance)]
}

const kindNames = ['', 'bet', 'settle', 'rollback']

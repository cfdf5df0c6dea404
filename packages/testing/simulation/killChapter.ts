import { setTimeout as wait } from 'node:timers/promises'
import { classOf } from '@saya/rpp'
import type { CommandResult, WalletCommand } from '../../../apps/server/features/wallet/command.ts'
import { command } from '../ledgerWorld.ts'
import { findFaults } from './findFaults.ts'
import type { KillPlace } from './killPlace.ts'
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
  async function ask(wish: WalletCommand): Promise<CommandResult> {
    for (;;) {
      const result = await place
        .server()
        ?.ask(wish)
        .catch(() => undefined)
      if (!result || classOf(result.outcome) === 'retry') await wait(20)
      else {
        remember(wish, result)
        return result
      }
    }
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
  const shared = { uid, roundId: name }
  const bet = command({ ...shared, kind: 'bet', txId: name, amount: BigInt(random.between(1, 40)) * peso })
  const won = BigInt(random.between(0, 76)) * peso
  const settle = command({ ...shared, kind: 'settle', txId: name, refTxId: name, amount: won, closesRound: true })
  const rollback = command({ ...shared, kind: 'rollback', txId: name, refTxId: name })
  const paired = { ...bet, win: won, closesRound: true }
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

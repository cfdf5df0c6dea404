import { setTimeout as wait } from 'node:timers/promises'
import { openLine } from '@saya/conformance'
import { systemClock } from '../../../../apps/server/platform/clock.ts'
import { ask } from '../../ask.ts'
import { staffOf } from '../../world/operator.ts'
import { createPlayer } from '../../world/player.ts'
import { leadChannel } from '../../world/withdrawalWorld.ts'
import type { CashierLife, Payer } from './cashierLife.ts'
import { faultyParties, fundedPesos, planFaults } from './cashierPlan.ts'
import { depositUnderKills } from './depositUnderKills.ts'
import { type CashierFigures, findCashierLosses } from './findCashierLosses.ts'
import { driverOf } from '../kill/gameDriver.ts'
import type { KillPlace } from '../kill/killPlace.ts'
import { persist } from '../kill/persist.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'
import { withdrawUnderKills } from './withdrawUnderKills.ts'

export interface CashierReport extends CashierFigures {
  /** How many were given back that a gateway knew nothing of. */
  readonly lost: number
  readonly faults: readonly string[]
}

export interface CashierTraffic {
  /** How many deposits and withdrawals members were told of. */
  orders(): number
  /** Whether nothing was found wrong so far. */
  isWell(): boolean
  /** Lets everybody come to their end, and tells what is wrong then: nothing, if all is well. */
  end(): Promise<CashierReport>
}

interface TrafficWish {
  readonly seed: number
  readonly people: number
}

const peso = 10_000n
const name = { firstName: 'Luz', middleName: 'Santos', lastName: 'Ramos' }

/** Members who pay in and out one after the other, while gateways and banks misbehave, until they are told to stop. */
export async function cashierUnderKills(place: KillPlace, { seed, people }: TrafficWish): Promise<CashierTraffic> {
  const random = seededRandom(seed)
  const { token: staffToken } = await staffOf(
    { db: place.db, clock: systemClock },
    { role: 'finance', email: `kill${seed}@saya.local` },
  )
  const judges = [1, 2].map(each =>
    staffOf({ db: place.db, clock: systemClock }, { role: 'compliance', email: `kill${seed}-${each}@saya.local` }),
  )
  const judgeTokens = (await Promise.all(judges)).map(({ token }) => token)
  await leadChannel({ ...place, clock: systemClock }, 'to_gcash', 'xendit')
  const payers: Payer[] = []
  for (let made = 0; made < people; made++) payers.push(await enrol(place, made))
  let keys = 0
  let isOver = false
  const newKey = () => `kill-${seed}-${++keys}`
  const life: CashierLife = {
    place,
    random,
    staffToken,
    judgeTokens,
    orders: new Map(),
    faults: [],
    lost: new Set(),
    newKey,
  }

  async function live(payer: Payer, at: number): Promise<void> {
    while (!isOver && life.faults.length === 0) {
      await disturb(place, random)
      // The first one's gateway loses what it is asked to pay, until it was given back once.
      if (at === 0 && life.lost.size === 0) await withdrawUnderKills(life, payer, 'paymongo')
      else await (random.isOnceIn(2) ? depositUnderKills(life, payer) : withdrawUnderKills(life, payer))
    }
  }
  const living = Promise.all(
    payers.map((payer, at) => live(payer, at).catch((fault: unknown) => void life.faults.push(String(fault)))),
  )
  return {
    orders: () => life.orders.size,
    isWell: () => life.faults.length === 0,
    async end() {
      isOver = true
      await living
      for (const party of faultyParties) await misbehave(place, { party, kind: 'none' })
      const { faults, ...figures } = await findCashierLosses(life, payers)
      return { ...figures, lost: life.lost.size, faults: [...life.faults, ...faults] }
    },
  }
}

/** A verified member whose money was played through once, with an account that it may go to. */
async function enrol(place: KillPlace, at: number): Promise<Payer> {
  const player = await createPlayer(place.db, systemClock, { kyc: 'fully_kyc', name })
  const gameToken = await place.enlist(player.uid, fundedPesos * peso)
  await playThrough(place, player.uid, gameToken)
  const names = { first_name: name.firstName, middle_name: name.middleName, last_name: name.lastName }
  // Each gateway that pays out has as many.
  const isWallet = at % 2 === 1
  const account = isWallet ? player.phone : `7${player.uid}${String(at).padStart(3, '0')}`
  const body = { account, channel_name: isWallet ? 'GCash' : 'BPI', ...names }
  const adding = () => ask(place, 'POST /finance/account/insert', { body }, { token: player.token })
  const { status, data, sentence } = await persist('an account', adding)
  if (status !== 200) throw new Error(`No account was added: ${sentence}`)
  return { ...player, accountId: data.id }
}

async function playThrough(place: KillPlace, uid: bigint, gameToken: string): Promise<void> {
  const [line, driver] = [openLine(new URL(place.url)), driverOf(uid, gameToken)]
  const amount = fundedPesos * peso
  const round = { tx: `through.${uid}`, round: `through.${uid}` }
  const draft = driver.draft({ ...round, kind: 'bet', amount, win: amount, closes: true })
  const heard = driver.understand(draft, await line.exchange(draft))
  line.close()
  if (heard.said !== 'ok') throw new Error(`The money of ${uid} was not played: ${heard.word}.`)
}

async function disturb(place: KillPlace, random: SeededRandom): Promise<void> {
  for (const fault of planFaults(random)) await misbehave(place, fault)
  await wait(random.between(0, 300))
}

async function misbehave({ sandbox }: KillPlace, fault: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${sandbox.url}/faults`, { method: 'POST', headers, body: JSON.stringify(fault) })
}

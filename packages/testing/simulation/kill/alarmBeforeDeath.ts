import { setTimeout as wait } from 'node:timers/promises'
import { openLine } from '@saya/conformance'
import { driverOf } from './gameDriver.ts'
import type { KillPlace } from './killPlace.ts'
import { countAlarms, holdIncidents, readIncidentsOf } from '../simulation.store.ts'
import { testProviders } from '../../parties/providers.ts'

const peso = 10_000n
const patienceMs = 40_000

/**
 * Sends a bet twice, the second time as another one, and kills the api after the ledger has committed its answer and
 * before any incident could be written. Tells of which incidents there are in the end.
 */
export async function alarmBeforeDeath(place: KillPlace, uid: bigint): Promise<readonly string[]> {
  const driver = driverOf(uid, await place.enlist(uid, 1000n * peso))
  const line = openLine(new URL(place.url))
  const name = `alarm.${uid}`
  const bet = { kind: 'bet', tx: name, round: name } as const
  await until('the bet was taken', async () => {
    const draft = driver.draft({ ...bet, amount: peso })
    const heard = await line.exchange(draft).catch(() => undefined)
    return heard !== undefined && driver.understand(draft, heard).said === 'ok'
  })
  let release: () => void = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const held = place.db.app(tx => holdIncidents(tx, released))
  const unanswered = line.exchange(driver.draft({ ...bet, amount: 2n * peso })).catch(() => undefined)
  try {
    await until('the alarm was committed', async () => (await place.db.memberSchema(0, countAlarms)) > 0)
    await place.kill('api')
  } finally {
    release()
    await held
  }
  await unanswered
  line.close()
  // Whoever starts looks at once.
  await place.kill('worker')
  const subject = `${testProviders.rpp.code} bet ${name}`
  const told = () => place.db.app(tx => readIncidentsOf(tx, subject))
  await until('somebody was told', async () => (await told()).length > 0)
  return told()
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const endMs = Date.now() + patienceMs; Date.now() < endMs; ) {
    if (await isSo().catch(() => false)) return
    await wait(50)
  }
  throw new Error(`Nobody saw that ${what}.`)
}

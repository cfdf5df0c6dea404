import { parsePesos, unitsPerPeso } from '@saya/money'
import { type Chance, chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { type TownDay, visitAt } from '../townDay.rules.ts'
import { payOut } from '../payOut.ts'
import { addAccount } from './addAccount.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const minuteMs = 60_000
const afterPlayMs = 95 * minuteMs
/** Nobody asks for money so late that it would be paid on the town's last day, by gateways that know nothing of it. */
const latestMs = 90 * minuteMs
const leastPesos = 200n

/** Residents who have won, or have enough of it, have money paid out. */
export const withdrawalPart: TownPart = {
  plan(town, day, session) {
    const chance = chanceOf(day.seed, 'withdrawal', session.resident.index, day.index)
    const visitMs = visitAt(day, session.resident)
    if (visitMs === undefined || !chance.isPercent(65)) return nothingMore
    const atMs = visitMs + afterPlayMs
    if (!day.isLast && atMs > day.untilMs - latestMs) return nothingMore
    return [{ atMs, actor: actorOf(session), perform: () => askForMoney(town, day, { session, chance }) }]
  },
}

interface Asking {
  readonly session: ResidentSession
  readonly chance: Chance
}

async function askForMoney(town: Town, day: TownDay, { session, chance }: Asking): Promise<readonly TownEvent[]> {
  const seen = await enter(town, session)
  if (!seen) return nothingMore
  const { data } = await town.calls.ask('GET /finance/wallet', {}, seen)
  const free = (parsePesos(data.withdrawable) ?? 0n) / unitsPerPeso
  const wanted = (free * BigInt(chance.between(5, 10))) / 10n
  if (wanted < leastPesos) return nothingMore
  const channelName = chance.pick(['GCash', 'GCash', 'Maya', 'BPI'])
  await addAccount(town, { uid: session.uid, channelName, number: session.resident.phone })
  // Whoever takes money out proves that it is them.
  const caller = await enter(town, session, { isConfirmed: true })
  if (!caller) return nothingMore
  const accountId = (await town.calls.ask('GET /finance/account/list', {}, caller)).data.d[0]?.id
  if (!accountId) return nothingMore
  const body = { account_id: accountId, amount: String(wanted) }
  const key = `town-withdrawal-${session.resident.index}-${day.index}`
  const opened = await town.calls.ask('POST /finance/payment/withdraw', { body }, { ...caller, key })
  const isPaidHere = opened.isDone && opened.data.status === 'paying' && !day.isLast
  return isPaidHere ? [payOut(town, { uid: session.uid, id: opened.data.id })] : nothingMore
}

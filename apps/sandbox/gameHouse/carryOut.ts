import { randomUUID } from 'node:crypto'
import type { House, Verdict } from './house.ts'
import {
  betRefused,
  betTaken,
  betUnknown,
  claimDue,
  type Due,
  putOff,
  roundEnded,
  roundStopped,
} from './transaction.store.ts'
import { walletParty } from './walletParty.ts'

/** As long as a call takes at most: until then nobody else goes on with what is being sent. */
export const claimMs = 10_000
const everyMs = 300
const waits = [1, 2, 5, 15, 60]

/** Goes on with what is to be sent, as often as it takes, from the book: also after the house was stopped in the middle. */
export function carryOut(house: House): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => sendDue(house)).catch(() => {})
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** A bet is never sent again: one that was left lying is one of which nobody knows. */
async function sendDue(house: House): Promise<void> {
  for (const due of await claim(house)) {
    if (due.kind === 'bet') await giveUp(house, due)
    else await sendOn(house, due)
  }
}

/** Sends what a round has come to, if that is due at once. */
export async function sendRound(house: House, round: string): Promise<void> {
  for (const due of await claim(house, round)) if (due.kind !== 'bet') await sendOn(house, due)
}

function claim({ books, party, now }: House, round?: string): Promise<Due[]> {
  const nowMs = now()
  return claimDue(books, party, { nowMs, untilMs: nowMs + claimMs, ...(round === undefined ? {} : { round }) })
}

export async function sendBet(house: House, bet: Due): Promise<void> {
  const { books, now } = house
  const verdict = await send(house, bet)
  if (verdict.outcome === 'unknown') return giveUp(house, bet)
  const ended = { id: bet.id, balance: verdict.balance }
  if (verdict.outcome === 'refused') return betRefused(books, { ...ended, word: verdict.word })
  await betTaken(books, { ...ended, win: randomUUID(), atMs: now() })
}

async function giveUp({ books, now }: House, { id }: Due): Promise<void> {
  await betUnknown(books, { id, rollback: randomUUID(), atMs: now() })
}

async function sendOn(house: House, due: Due): Promise<void> {
  const { books, now } = house
  const verdict = await send(house, due)
  if (verdict.outcome === 'ok') return roundEnded(books, { id: due.id, balance: verdict.balance })
  if (verdict.outcome === 'refused') return roundStopped(books, { id: due.id, word: verdict.word })
  const seconds = waits[Math.min(due.attempts, waits.length - 1)] ?? 60
  await putOff(books, { id: due.id, dueAtMs: now() + seconds * 1000 })
}

/** The line to the wallet, as bad as it is told to be: `cut` loses the answer, `lost` the call, `duplicated` sends it twice. */
async function send({ faults, party, wallet }: House, due: Due): Promise<Verdict> {
  const kind = faults.next(walletParty(party))
  if (kind === 'lost') return { outcome: 'unknown' }
  const verdict = await wallet.send(due)
  if (kind === 'duplicated') return wallet.send(due)
  return kind === 'cut' ? { outcome: 'unknown' } : verdict
}

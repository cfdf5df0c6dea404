import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { claimPhone, setPassword } from '../apps/server/features/identity/index.ts'
import { passwordHashes } from '../apps/server/features/identity/password/passwordHashes.ts'
import type { Database } from '../apps/server/platform/db/database.ts'
import type { Bench } from './load/bench.ts'
import { percentile, table } from './load/figures.ts'
import { openApi } from './load/openApi.ts'
import { numberOption } from './load/options.ts'
import { rankTest } from './timing/rankTest.ts'

/** A carrier that takes its time, as a real one does: who waits for it tells that there was somebody to send to. */
const carrierMs = 120
const certainty = 3.29
/** What nobody could make out over a network, however certain the statistics are. */
const leastMs = 1
const limitMs = 10 * 60_000
const password = 'tatlong maya sa bakod'

type Group = 'with password' | 'known' | 'unknown'

const questions = {
  login: {
    path: '/member/login',
    groups: ['with password', 'known', 'unknown'] as const,
    status: 422,
    body: (phone: string) => ({ phone, password: 'not it' }),
  },
  forget: {
    path: '/member/sms',
    groups: ['known', 'unknown'] as const,
    status: 200,
    body: (phone: string) => ({ phone, purpose: 'forget' }),
  },
}

/** Whether the time of an answer tells who is known. */
export const bench: Bench = {
  summary: 'whether the time of an answer tells known phones from unknown ones [--rounds 100]',
  async run(args) {
    const rounds = numberOption(args, 'rounds', 100)
    const sms = { send: async () => wait(carrierMs, 'taken' as const) }
    const { api, db, close } = await openApi({ sms, countsLoopback: false })
    const untilMs = performance.now() + limitMs
    try {
      const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
      const phones = await enlist(db, rounds)
      let isTold = false
      for (const [name, question] of Object.entries(questions)) {
        const times = await measure(url, { question, phones, rounds, untilMs })
        isTold = report(name, times) || isTold
      }
      return isTold ? 1 : 0
    } finally {
      await close()
    }
  },
}

type Phones = Readonly<Record<Group, readonly string[]>>

async function enlist(db: Database, rounds: number): Promise<Phones> {
  const hash = await passwordHashes().make(password)
  // Each in a block of numbers of its own: many codes for one block, of which none is used, would raise an alarm.
  const made = (start: number) => Array.from({ length: rounds + 5 }, (_, index) => String(start + index * 10_000))
  const phones = { 'with password': made(9_100_000_000), known: made(9_200_000_000), unknown: made(9_300_000_000) }
  for (const group of ['with password', 'known'] as const) {
    for (const phone of phones[group]) {
      await db.app(async tx => {
        const { uid } = await claimPhone(tx, { phone, nowMs: 0, drawUsername: () => `u${phone.slice(1)}` })
        if (group === 'with password') await setPassword(tx, { uid, hash, nowMs: 0 })
      })
    }
  }
  return phones
}

type Question = (typeof questions)[keyof typeof questions]
type Times = Partial<Record<Group, number[]>>

interface Measuring {
  readonly question: Question
  readonly phones: Phones
  readonly rounds: number
  readonly untilMs: number
}

/** One answer of each group a round, in an order by chance, so that what else the machine does hits all alike. */
async function measure(url: string, { question, phones, rounds, untilMs }: Measuring): Promise<Times> {
  const times: Times = {}
  // The first five rounds warm up.
  for (let round = 0; round < rounds + 5 && performance.now() < untilMs; round++) {
    const first = randomInt(question.groups.length)
    for (let turn = 0; turn < question.groups.length; turn++) {
      const group = question.groups[(first + turn) % question.groups.length] ?? 'unknown'
      const tookMs = await time(url, question, phones[group][round] ?? '')
      if (round >= 5) (times[group] ??= []).push(tookMs)
    }
  }
  return times
}

/** An answer of another kind, such as that of a limit, would be the time of something else. */
async function time(url: string, { path, body, status }: Question, phone: string): Promise<number> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const startedAt = performance.now()
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body(phone)) })
  await response.arrayBuffer()
  const tookMs = performance.now() - startedAt
  if (response.status !== status) throw new Error(`${path} answered ${response.status}.`)
  return tookMs
}

/** Prints the distributions, and says whether one group can be told from the unknown. */
function report(name: string, times: Times): boolean {
  const unknown = times.unknown ?? []
  const rows = Object.entries(times).map(([group, all]) => {
    const shares = [5, 25, 50, 75, 95].map(percent => percentile(all, percent).toFixed(1))
    const z = group === 'unknown' ? '' : rankTest(all, unknown).toFixed(2)
    return [group, String(all.length), ...shares, z]
  })
  console.log(`${name}, in ms`)
  console.log(table([['', 'answers', '5 %', '25 %', '50 %', '75 %', '95 %', 'z'], ...rows]))
  const isTold = Object.entries(times).some(([group, all]) => {
    const apartMs = Math.abs(percentile(all, 50) - percentile(unknown, 50))
    return group !== 'unknown' && Math.abs(rankTest(all, unknown)) > certainty && apartMs > leastMs
  })
  console.log(isTold ? `${name}: the time tells who is known\n` : `${name}: the time tells nothing\n`)
  return isTold
}

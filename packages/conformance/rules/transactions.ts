import { type Bench, must, peso } from '../bench.ts'
import type { Twist } from '../call.ts'
import type { Rule } from '../rule.ts'

const required = [
  'currency',
  'provider',
  'transactionType',
  'cashAmount',
  'bonusAmount',
  'promoAmount',
  'transactionDateTime',
  'providerTransactionId',
] as const
const ids = ['providerTransactionId', 'providerBetRef', 'providerGameId', 'providerRoundId'] as const
const longest = 40
const noTimes = ['', 'yesterday', '1772424000', '2026-03-02', '2026-13-02T04:00:00Z', '2026-02-30T04:00:00Z']
const times = ['2026-03-02T04:00:00Z', '2026-03-02T12:00:00.123456789+08:00', '0001-01-01T00:00:00Z']

/** Bets of one peso with these fields are refused, and one that is as it should be is taken. */
async function refusesAll(bench: Bench, all: readonly NonNullable<Twist['fields']>[]): Promise<void> {
  const start = await bench.fund()
  for (const fields of all) {
    const { said, word } = await bench.insist(bench.bet(peso), { fields })
    must(said === 'refused', `One with ${JSON.stringify(Object.entries(fields))} was answered ${word}.`)
  }
  must((await bench.balance()) === start, 'What was refused moved money.')
  await takes(bench, {})
}

async function takes(bench: Bench, twist: Twist, tx?: string): Promise<void> {
  const { said, word } = await bench.insist(bench.bet(peso, tx === undefined ? {} : { tx }), twist)
  must(said === 'ok', `One that is as it should be was answered ${word}.`)
}

export const transactions: readonly Rule[] = [
  {
    name: 'A transaction without a field that it must have is refused',
    only: ['valkyrie'],
    check: bench =>
      refusesAll(
        bench,
        required.map(name => ({ [name]: undefined })),
      ),
  },
  {
    name: 'An id of more than forty characters is refused, and one of forty is taken',
    only: ['valkyrie'],
    async check(bench) {
      await refusesAll(
        bench,
        ids.map(name => ({ [name]: 'x'.repeat(longest + 1) })),
      )
      const { tx } = bench.bet(peso)
      await takes(bench, {}, tx.padEnd(longest, 'x').slice(0, longest))
    },
  },
  {
    name: 'A transaction whose time is no time is refused',
    only: ['valkyrie'],
    async check(bench) {
      await refusesAll(
        bench,
        noTimes.map(transactionDateTime => ({ transactionDateTime })),
      )
      for (const transactionDateTime of times) await takes(bench, { fields: { transactionDateTime } })
    },
  },
  {
    name: 'A transaction of another provider than the one that sends it is refused',
    only: ['valkyrie'],
    check: bench => refusesAll(bench, [{ provider: 'somebody-else' }]),
  },
  {
    name: 'Less than nothing of a bonus or a promotion is refused as negative',
    only: ['valkyrie'],
    async check(bench) {
      await bench.fund()
      for (const name of ['bonusAmount', 'promoAmount']) {
        const { word } = await bench.insist(bench.bet(peso), { fields: { [name]: -1 } })
        must(word === 'PAM_ERR_NEGATIVE_STAKE', `It was answered ${word}.`)
      }
    },
  },
  {
    name: 'The scheme of the authorization is read in any case',
    only: ['valkyrie'],
    async check(bench) {
      await bench.fund()
      for (const scheme of ['bearer', 'BEARER']) await takes(bench, { scheme })
    },
  },
]

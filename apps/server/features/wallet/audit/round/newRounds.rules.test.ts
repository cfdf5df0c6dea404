import { expect, test } from 'vitest'
import type { PostingOfRound } from '../audit.store.ts'
import { newRounds } from './newRounds.rules.ts'

const said = {
  said_game: 7,
  said_bet: 500n,
  said_refund: 0n,
  said_win: 480n,
  said_turnover: 500n,
  opened_at: 1000,
  closed_at: 2000,
  settled: 0n,
  bets: 1,
  two_sided: false,
  tester: false,
}
const unsaid = Object.fromEntries(Object.keys(said).map(name => [name, null]))

function posting(round_id: string, kind: number, wish: object = unsaid): PostingOfRound {
  const common = {
    uid: 1n,
    asset: 'PHP',
    seq: 5n,
    kind,
    source: 0,
    destination: 900,
    amount: 500n,
    turnover: 0n,
    at: 1000,
  }
  const command = { own_seq: 5n, own_print: 'p', own_amount: 500n, own_state: 0, own_won: 0n }
  const names = { provider: 9, reference: `tx of ${round_id}`, references: ['other'], keepsSettled: false, game: 7 }
  return { ...common, ...command, ...names, round_id, ...wish } as unknown as PostingOfRound
}

test('a round that began among the postings is told with its row, one that began before them by its name alone', () => {
  const postings = [posting('new', 1, said), posting('old', 2), posting('new', 2), posting('', 10, said)]
  const { opened, older } = newRounds(postings)
  expect(older.map(({ round_id }) => round_id)).toEqual(['old'])
  expect(opened).toHaveLength(1)
  expect(opened[0]).toMatchObject({
    uid: 1n,
    provider: 9,
    round_id: 'new',
    said: { game: 7, bet: 500n, win: 480n, turnover: 500n, opened_at: 1000, closed_at: 2000, bets: 1 },
    postings: [
      { kind: 1, amount: 500n, given: false, references: ['other'], own: { seq: 5n, fingerprint: 'p', amount: 500n } },
      { kind: 2 },
    ],
  })
})

test('Filcoins and what is no bet, win, rollback or close belong to no round', () => {
  const postings = [posting('a', 1, { ...said, asset: 'FIL' }), posting('a', 4, said), posting('a', 42, said)]
  expect(newRounds(postings)).toEqual({ opened: [], older: [] })
})

test.each(Object.keys(said).filter(name => name !== 'closed_at'))(
  'a row without its %s says nothing of a round',
  name => {
    const { opened, older } = newRounds([posting('a', 1, { ...said, [name]: null })])
    expect([opened.length, older.length]).toEqual([0, 1])
  },
)

test.each(['own_amount', 'own_state', 'own_won'])('a posting without its %s has no command of its own', name => {
  const { opened } = newRounds([posting('a', 1, { ...said, [name]: null })])
  expect(opened[0]?.postings[0]?.own).toBeUndefined()
})

test('the end of a round belongs to it, and what goes to the wallet is given', () => {
  const close = { ...said, keepsSettled: null, references: null, destination: 0 }
  const { opened } = newRounds([posting('a', 6, close)])
  expect(opened[0]?.postings).toMatchObject([{ kind: 6, given: true, keepsSettled: false, references: [] }])
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DialectName } from './call.ts'
import { rppDriver } from './drivers/rpp.ts'
import { valkyrieDriver } from './drivers/valkyrie.ts'
import { flawedAccess, openFlawedWallet } from './flawedWalletForTest.ts'
import { type Flaw, flaws } from './flawsForTest.ts'
import { line } from './rules/line.ts'
import { parallel } from './rules/parallel.ts'
import { rules, torment } from './torment.ts'
import { writeTable } from './writeTable.ts'

const clock = { now: () => Date.parse('2026-03-02T12:00:00+08:00') }

const namesOf = (dialect: DialectName) =>
  rules.filter(({ only }) => !only || only.includes(dialect)).map(({ name }) => name)

/** The flawed wallet speaks RPP, and of the Valkyrie dialect what only that one knows. */
const ofValkyrie = namesOf('valkyrie').filter(name => !namesOf('rpp').includes(name))

async function tormentWith(chosen: readonly Flaw[], only: readonly string[]) {
  const wallet = await openFlawedWallet(chosen, clock)
  const seat = { base: '', player: '5', token: flawedAccess.token, game: flawedAccess.game, clock, newId: randomUUID }
  try {
    return await torment({
      url: wallet.url,
      driver: only.every(name => ofValkyrie.includes(name))
        ? valkyrieDriver(seat, { provider: 'p', apiToken: 'any' })
        : rppDriver(seat, flawedAccess),
      newId: randomUUID,
      only,
    })
  } finally {
    wallet.close()
  }
}

test('a wallet without a flaw keeps every rule', async () => {
  const findings = [...(await tormentWith([], namesOf('rpp'))), ...(await tormentWith([], ofValkyrie))]
  expect(findings.filter(({ state }) => state !== 'kept')).toEqual([])
  expect(findings).toHaveLength(rules.length)
}, 60_000)

test('a wallet with every flaw keeps no rule', async () => {
  const findings = [...(await tormentWith(flaws, namesOf('rpp'))), ...(await tormentWith(flaws, ofValkyrie))]
  expect(findings.filter(({ state }) => state !== 'broken')).toEqual([])
}, 120_000)

/** One flaw alone, and the rule that must find it. */
const found: readonly (readonly [Flaw, string])[] = [
  ['takes a bet again', 'A bet sent three times is taken once, and answered alike'],
  ['checks copies before it writes', 'Fifty copies of a bet at once are taken once'],
  ['pays a win again', 'A win sent again, also fifty times at once, is paid once'],
  ['gives a rollback again', 'A rollback sent again gives back once'],
  ['knows a rollback by its own id alone', 'Twenty different rollbacks of one bet at once give back once'],
  ['knows an act by its id alone', 'A used id with another amount or round is refused and moves nothing'],
  ['forgets what it refused', 'A refused bet stays refused when the money has come'],
  ['forgets a rollback of nothing', 'A rollback that comes first cancels the bet that follows'],
  ['takes back the bet and leaves the win', 'A late rollback of a settled bet takes back both or nothing'],
  ['pays without a bet', 'A win without its bet pays nothing, and once when the bet has come'],
  ['pays what was rolled back', 'A win of a bet that was rolled back pays nothing'],
  ['keeps what stands open in a closed round', 'An open bet is given back, though another message closed its round'],
  ['pays without a bet', 'A win that comes before its bet makes no more than one that comes after'],
  [
    'forgets the references of bets',
    'A bet is known by its reference too, in wins and in rollbacks, whichever comes first',
  ],
  [
    'hides wins and rollbacks from whoever asks',
    'What was done under a reference is told by it: the bet, its win, its rollback',
  ],
  [
    'takes back the bet and leaves the win',
    'Every order and repetition of bet, win and rollback ends in a legal state',
  ],
  ['rounds a fifth decimal', 'An amount with a fifth decimal is refused, not rounded'],
  ['takes a negative amount', 'A negative amount is refused'],
  ['lends without end', 'A huge amount is refused'],
  ['tells no true balance when it refuses', 'Too little money is refused with the true balance'],
  ['remembers the balance', 'Every answer carries the balance there is, never one remembered'],
  ['pays the bet from its win', 'A bet with its win does both or neither: the win never pays for the bet'],
  ['checks funds before it writes', 'Of a hundred bets at once on money for one, one is taken'],
  ['serves one at a time and refuses the rest', 'A hundred bets at once that are all covered are all taken'],
  ['asks nobody for a session', 'A bet without a session of the player is refused'],
  ['asks for a session on wins', 'A win and a rollback are heard whatever became of the session'],
  ['believes any signature', 'A forged request is not heard'],
  ['believes a time long past', 'A request of another time is not heard'],
  ['believes a recording', 'A recorded request played again is not heard'],
  ['answers in its own words', 'What is no call is refused in the dialect'],
  ['acts on half a body', 'A request cut in the middle does nothing'],
  ['forgets whom it could not answer', 'A line cut between commit and answer: the repeat gets the truth'],
  ['waits for whoever does not read', 'One who does not read the answers holds up nobody'],
]

/** One flaw alone, and the only rule that it breaks. */
const foundAlone: readonly (readonly [Flaw, string])[] = [
  ['takes back a win in words alone', 'A rollback that names a win is refused, and takes nothing back'],
  ['takes a bet with its win again', 'A bet with its win sent again, also twenty times at once, is done once'],
  ['pays a prize again', 'A prize sent again, also twenty times at once, is paid once'],
  ['makes a correction again', 'A correction sent again, also twenty times at once, is made once'],
  ['pays in a closed round', 'A round is closed once, moves nothing by it, and pays no win afterwards'],
  ['closes a round that is none', 'A round that nobody bet in is not closed, and can be bet in afterwards'],
  ['reads the amounts of wins loosely', 'A win of a wrong amount is refused, and its bet still wins'],
  ['reads the win of a bet loosely', 'A bet with its win is refused whole where one amount is wrong'],
  ['reads the amounts of prizes loosely', 'A prize of a wrong amount is refused'],
  ['reads the amounts of corrections loosely', 'A correction of a wrong amount is refused'],
  ['takes by a correction what is not there', 'A correction gives, or takes what is there and no more'],
  ['counts in floats', 'Amounts are exact to the fourth decimal'],
  ['takes a bet in any currency', 'A bet in another currency is refused'],
  ['takes a bet with its win in any currency', 'A bet with its win in another currency is refused'],
  ['pays a win in any currency', 'A win in another currency pays nothing, and its bet still wins'],
  ['pays a prize in any currency', 'A prize in another currency pays nothing'],
  ['makes a correction in any currency', 'A correction in another currency moves nothing'],
  ['takes a bet on any game', 'A bet on a game that is none is refused'],
  ['authenticates anybody', 'A session lets in the player it was opened for, and nobody else'],
  ['authenticates for any game', 'A session lets nobody into a game that is none'],
  ['believes a time to come', 'A request of a time to come is not heard'],
]

test('every rule has a flaw that it alone is tried with', () => {
  const all = [...found, ...foundAlone]
  expect(new Set(all.map(([, rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)))
  expect(new Set(all.map(([flaw]) => flaw))).toEqual(new Set(flaws))
})

test.each(found)('a wallet that %s breaks the rule “%s”', async (flaw, rule) => {
  const [finding] = await tormentWith([flaw], [rule])
  expect(finding).toMatchObject({ rule, state: 'broken' })
  expect(finding?.sentence).not.toBe('')
})

/** Of the rules that take no second: what is one after another, not what is at once or hangs on the line. */
const quick = namesOf('rpp').filter(name => ![...line, ...parallel].some(rule => rule.name === name))

test.concurrent.each(foundAlone)('a wallet that %s breaks the rule “%s” and no other', async (flaw, rule) => {
  const broken = []
  // Each has a wallet of its own, since what one rule found wrong would stand in the way of the next.
  for (const name of quick)
    broken.push(...(await tormentWith([flaw], [name])).filter(({ state }) => state === 'broken'))
  expect(broken).toMatchObject([{ rule }])
  expect(broken[0]?.sentence).not.toBe('')
})

test('the table has a line for each rule, the reason under those that are broken, and the count', () => {
  const text = writeTable([
    { rule: 'One', state: 'kept', sentence: '' },
    { rule: 'Another', state: 'broken', sentence: 'It moved money.' },
    { rule: 'A third', state: 'not in this dialect', sentence: '' },
  ])
  expect(text.split('\n')).toEqual([
    'One      kept',
    'Another  BROKEN',
    '    It moved money.',
    'A third  –',
    '',
    '1 of 2 rules kept.',
  ])
})

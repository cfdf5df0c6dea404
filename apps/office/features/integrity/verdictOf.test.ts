import { expect, test } from 'vitest'
import { verdictOf } from './verdictOf.ts'

type Integrity = Parameters<typeof verdictOf>[0]

const now = 1_800_000_000
const night = { schema: 0, day: '2026-11-20', started_at: now - 4000, ended_at: now - 3600 }
const sound: Integrity = {
  is_sound: true,
  asked_at: now,
  ledger: [{ ...night, wallets: '1', postings: '1', commands: '1', findings: 0 }],
  coins_owed: '0',
  record: {
    acts: '9',
    proven: '9',
    proven_at: now - 3600,
    is_sound: true,
    signed: { state: 'held', seq: '9', at: now - 60 },
    head: '00',
  },
  incidents: { d: [], t: 0 },
}
const record = (change: Partial<Integrity['record']>): Integrity => ({
  ...sound,
  record: { ...sound.record, ...change },
})
const signed = (change: Partial<Integrity['record']['signed']>) =>
  record({ signed: { ...sound.record.signed, ...change } })

test.each([
  ['All checks passed', sound, undefined],
  ['All checks passed', signed({ at: now - 90_000 }), undefined],
  ['A check failed', { ...sound, is_sound: false }, 'failed verification'],
  ['A check failed', signed({ state: 'lost' }), 'does not match what was signed'],
  ['A check failed', { ...sound, incidents: { d: [], t: 2 } }, '2 open'],
  ['The audit log was not verified yet', record({ proven_at: 0 }), 'every night'],
  ['Not verified recently', record({ proven_at: now - 200_000 }), 'audit log was verified 55h'],
  [
    'Not verified recently',
    { ...sound, ledger: [{ ...sound.ledger[0], ended_at: now - 200_000 }] },
    'last nightly audit of the ledger',
  ],
  ['Not verified recently', signed({ seq: '8', at: now - 3600 }), 'last entry was signed'],
] as const)('it is said "%s" of %j', (title, integrity, reason) => {
  const verdict = verdictOf(integrity as Integrity)
  expect([verdict.title, verdict.isSound]).toEqual([title, title === 'All checks passed'])
  if (reason) expect(verdict.reasons.join(' ')).toContain(reason)
  else expect(verdict.reasons).toEqual([])
})

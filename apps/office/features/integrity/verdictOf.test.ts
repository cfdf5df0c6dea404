import { expect, test } from 'vitest'
import { verdictOf } from './verdictOf.ts'

type Integrity = Parameters<typeof verdictOf>[0]

const now = 1_800_000_000
const night = { schema: 0, day: '2026-11-20', started_at: now - 4000, ended_at: now - 3600 }
const sound: Integrity = {
  is_sound: true,
  asked_at: now,
  ledger: [{ ...night, wallets: '1', postings: '1', commands: '1', findings: 0 }],
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
  ['Everything holds', sound, undefined],
  ['Everything holds', signed({ at: now - 90_000 }), undefined],
  ['Something does not hold', { ...sound, is_sound: false }, 'not as it was written'],
  ['Something does not hold', signed({ state: 'lost' }), 'not there as it was signed'],
  ['Something does not hold', { ...sound, incidents: { d: [], t: 2 } }, '2 open'],
  ['The record was not proven yet', record({ proven_at: 0 }), 'each night'],
  ['Not proven lately', record({ proven_at: now - 200_000 }), 'record of staff was proven 55h'],
  [
    'Not proven lately',
    { ...sound, ledger: [{ ...sound.ledger[0], ended_at: now - 200_000 }] },
    'last night of the ledger',
  ],
  ['Not proven lately', signed({ seq: '8', at: now - 3600 }), 'last act was signed'],
] as const)('it is said "%s" of %j', (title, integrity, reason) => {
  const verdict = verdictOf(integrity as Integrity)
  expect([verdict.title, verdict.isSound]).toEqual([title, title === 'Everything holds'])
  if (reason) expect(verdict.reasons.join(' ')).toContain(reason)
  else expect(verdict.reasons).toEqual([])
})

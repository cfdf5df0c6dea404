import { expect, test } from 'vitest'
import { depositErrors } from '../deposit/errors.ts'
import { helpline } from '../exclusion/helpline.ts'
import { gameErrors } from '../game/errors.ts'
import { gateErrors } from '../gate/errors.ts'
import { stillOpen } from './stillOpen.ts'

test.each([
  ['a deposit', depositErrors.deposit_limit_reached],
  ['a launch beyond a limit of bets', gameErrors.game_limit_spent],
  ['a launch beyond a limit of losses', gameErrors.game_limit_lost],
  ['a launch beyond a limit of time', gateErrors.gate_rest],
])('%s is refused with the moment, what stays open, and where help is [SAFE-28]', (_what, { text }) => {
  const words = [
    /You can still withdraw and see your records\b.*Call/,
    /mag-withdraw at tumingin ng mga record\b.*Tumawag/,
  ]
  for (const at of [0, 1] as const) {
    expect(text[at]).toMatch(words[at] ?? 'nothing')
    expect(text[at]).toContain('{until}')
    expect(text[at]).toContain(stillOpen[at])
    expect(text[at]).toContain(helpline)
  }
})

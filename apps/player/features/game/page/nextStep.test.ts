import { launchGame } from '@saya/contract/game/launchGame.ts'
import { expect, test } from 'vitest'
import { nextStep } from './nextStep.ts'

test('each refusal of a launch has its next step, and what was not said may be tried again', () => {
  const steps = Object.keys(launchGame.refusals).map(reason => [reason, nextStep({ reason })])
  expect(Object.fromEntries(steps)).toEqual({
    game_not_found: 'lobby',
    game_coming: 'lobby',
    game_maintained: 'lobby',
    game_kyc_required: 'verify',
    play_paused: 'service',
    game_launch_failed: 'again',
    gate_exclusion_until: 'saferPlay',
    gate_exclusion: 'saferPlay',
    gate_time_out: 'saferPlay',
    gate_rest: 'limits',
    gate_reality_check: 'again',
    game_elsewhere: 'elsewhere',
    game_limit_spent: 'limits',
    game_limit_lost: 'limits',
    gate_staff: 'service',
    gate_review: 'service',
  })
  for (const failure of [undefined, new TypeError('offline'), { reason: 'other' }])
    expect(nextStep(failure)).toBe('again')
})

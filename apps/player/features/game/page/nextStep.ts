/**
 * What helps somebody whom a game was refused to: another try, proving who they are, their limits, what they closed to
 * themselves, a word that they are not where they seem to be, somebody who knows, or another game.
 */
export type NextStep = 'again' | 'verify' | 'limits' | 'saferPlay' | 'service' | 'lobby' | 'elsewhere'

const steps: Readonly<Record<string, NextStep>> = {
  game_kyc_required: 'verify',
  game_elsewhere: 'elsewhere',
  game_coming: 'lobby',
  game_maintained: 'lobby',
  game_not_found: 'lobby',
  play_paused: 'service',
  gate_exclusion_until: 'saferPlay',
  gate_exclusion: 'saferPlay',
  gate_time_out: 'saferPlay',
  gate_rest: 'limits',
  game_limit_spent: 'limits',
  game_limit_lost: 'limits',
  gate_staff: 'service',
  gate_review: 'service',
}

/** By the code of the refusal. What has none, or another, may pass by itself. */
export function nextStep(failure: unknown): NextStep {
  const { reason } = (failure ?? {}) as { reason?: unknown }
  return (typeof reason === 'string' && steps[reason]) || 'again'
}

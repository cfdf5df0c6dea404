import type { RingStatus } from '@saya/contract/ring/ring.ts'
import { declareTransitions } from '../../platform/transition/transition.rules.ts'

/** What a person said of a friend stays said. */
export const { table: ringTransitions, next: nextRingStatus } = declareTransitions<RingStatus, 'free' | 'refuse'>({
  initial: ['held'],
  table: { held: { free: 'free', refuse: 'refused' }, free: {}, refused: {} },
})

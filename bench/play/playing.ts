import type { Units } from '@saya/money'
import type { Browser } from 'playwright-core'
import type { StudioWorld } from '../../packages/testing/parties/studioWorld.ts'

export interface Playing {
  readonly on: StudioWorld
  readonly browser: Browser
  readonly rounds: number
  readonly onRound: () => void
}

export interface PlayTotals {
  readonly rounds: number
  readonly staked: Units
  readonly net: Units
}

import type { DemoMark } from '@saya/contract/figure/demo.ts'
import type { Registry } from 'prom-client'
import type { StaffDeps } from '../staff/index.ts'

export interface FigureDeps extends StaffDeps {
  readonly metrics: Registry
  /** What there is of invented members. */
  readonly readDemo?: (() => DemoMark | null) | undefined
}

import type { Registry } from 'prom-client'
import type { StaffDeps } from '../staff/index.ts'

export interface FigureDeps extends StaffDeps {
  readonly metrics: Registry
}

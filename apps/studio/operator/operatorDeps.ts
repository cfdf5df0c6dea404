import type { StudioDeps } from '../deps.ts'

export interface OperatorDeps extends StudioDeps {
  /** Where players reach the studio, without a slash at the end. */
  readonly ownUrl: () => string
}

import type { OperatorKey } from './operator/keys.ts'
import type { OperatorDeps } from './operator/operatorDeps.ts'

export interface StudioOptions extends OperatorDeps {
  /** By which name the operator knows the studio, and the keys that both know. */
  readonly partner: string
  readonly keys: readonly OperatorKey[]
  /** Whose word is believed about where a request comes from; nobody's where there are none. */
  readonly trustedProxies: readonly string[]
  /** The folder that the games' built pages lie in. */
  readonly viewFolder: string
}

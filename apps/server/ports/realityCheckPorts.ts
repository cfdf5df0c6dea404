import { endGameSessionsOf, type KickDeps, kickOut } from '../features/game/index.ts'
import type { RealityCheckPorts } from '../features/realityCheck/index.ts'

/** How a reality check ends the games of whoever stops. */
export function realityCheckPorts(deps: KickDeps): RealityCheckPorts {
  return { endGameSessionsOf, kickOut: uid => kickOut(deps, uid) }
}

import { block } from './block.ts'
import type { DossierDeps } from './deps.ts'
import { freeze } from './freeze.ts'
import { makeTester } from './makeTester.ts'
import { unblock } from './unblock.ts'
import { unfreeze } from './unfreeze.ts'

/** What staff do with a member's standing. */
export function standingRoutes(deps: DossierDeps) {
  return {
    block: block(deps),
    freeze: freeze(deps),
    makeTester: makeTester(deps),
    unblock: unblock(deps),
    unfreeze: unfreeze(deps),
  }
}

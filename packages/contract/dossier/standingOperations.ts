import { block } from './block.ts'
import { freeze } from './freeze.ts'
import { makeTester } from './makeTester.ts'
import { unblock } from './unblock.ts'
import { unfreeze } from './unfreeze.ts'

/** What staff do with a member's standing. */
export const standingOperations = { block, freeze, makeTester, unblock, unfreeze }

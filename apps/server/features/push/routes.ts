import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { deletePush } from './deletePush.ts'
import type { PushDeps } from './deps.ts'
import { getPush } from './getPush.ts'
import { setPush } from './setPush.ts'
import { updatePush } from './updatePush.ts'

export function pushRoutes(deps: PushDeps): Handlers<typeof contract.push> {
  return { deletePush: deletePush(deps), getPush: getPush(deps), setPush: setPush(deps), updatePush: updatePush(deps) }
}

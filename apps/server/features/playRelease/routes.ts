import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { decidePlayRelease } from './decidePlayRelease.ts'
import type { PlayReleaseDeps } from './deps.ts'
import { listPlayReleases } from './listPlayReleases.ts'
import { proposePlayRelease } from './proposePlayRelease.ts'

export function playReleaseRoutes(deps: PlayReleaseDeps): Handlers<typeof officeContract.playRelease> {
  return {
    decidePlayRelease: decidePlayRelease(deps),
    listPlayReleases: listPlayReleases(deps),
    proposePlayRelease: proposePlayRelease(deps),
  }
}

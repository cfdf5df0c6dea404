import { decidePlayRelease } from './decidePlayRelease.ts'
import { listPlayReleases } from './listPlayReleases.ts'
import { proposePlayRelease } from './proposePlayRelease.ts'

export const operations = { decidePlayRelease, listPlayReleases, proposePlayRelease }

import { join } from 'node:path'
import type { Endpoints } from '@saya/contract/page.ts'
import type { Api } from '../composeApi.ts'
import { appCode } from './appCode.ts'
import { files } from './files.ts'
import { pages } from './pages.ts'
import { readPlayerBuild } from './playerBuild.ts'

interface PlayerPlace {
  /** The folder that `content` and `dist` lie in. */
  readonly root: string
  /** Where the pages of games come from. */
  readonly frames?: readonly string[]
  readonly endpoints?: Partial<Endpoints>
}

/** Serves the player app, as it was built, beside the calls it makes. */
export async function servePlayer(
  { app, shared, ask, maintenance }: Api,
  { root, frames = [], endpoints = {} }: PlayerPlace,
): Promise<void> {
  const build = await readPlayerBuild(join(root, 'dist'))
  await files(app, { player: build.folder, images: join(root, 'content/images') })
  appCode(app)
  pages(app, { build, shared, ask, maintenance, frames, endpoints })
}

import { join } from 'node:path'
import type { Api } from '../composeApi.ts'
import { files } from './files.ts'
import { pages } from './pages.ts'
import { readPlayerBuild } from './playerBuild.ts'

/** Serves the player app, as it was built below this folder, beside the calls it makes. */
export async function servePlayer({ app, shared, ask, maintenance }: Api, root: string): Promise<void> {
  const build = await readPlayerBuild(join(root, 'dist'))
  await files(app, { player: build.folder, images: join(root, 'content/images') })
  pages(app, { build, shared, ask, maintenance, frames: [] })
}

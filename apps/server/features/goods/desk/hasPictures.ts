import { hasPicture } from '../../popup/index.ts'
import type { GoodsDeskDeps } from '../deps.ts'

/** Whether each address leads to a picture: those of our own content are there, those that staff sent are looked for. */
export async function hasPictures(deps: GoodsDeskDeps, imgs: readonly string[]): Promise<boolean> {
  const sent = imgs.filter(img => img.startsWith('/img/popups/'))
  const found = await Promise.all(sent.map(img => hasPicture(deps, img)))
  return found.every(Boolean)
}

import type { PopupDeps } from './deps.ts'
import { readPicture } from './picture.ts'

/** Whether an address leads to a picture that was sent. */
export async function hasPicture(deps: Pick<PopupDeps, 'objects'>, img: string): Promise<boolean> {
  const [, id] = /([0-9a-f]{32})\.webp$/.exec(img) ?? []
  return id !== undefined && (await readPicture(deps, id)) !== null
}

import { imageAddress } from '@saya/client/imageAddress'
import { namedEndpoints } from '../answer/namedEndpoints.ts'

/** Where a picture of the catalogue or of the content staff is found: on the image host, which may be this page's own. */
export function pictureAddress(path: string): string {
  return imageAddress(path, namedEndpoints().imageUrl ?? '')
}

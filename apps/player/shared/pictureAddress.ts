import { imageAddress } from '@saya/client/imageAddress'

/** Where a picture of the catalogue or of the content staff is found. This page's own host is the image host. */
export function pictureAddress(path: string): string {
  return imageAddress(path, '')
}

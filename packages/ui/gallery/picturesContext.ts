import { createContext } from 'react'

/** Addresses of pictures to show the parts with. Where there is none, the kit draws something of its own. */
export interface GalleryPictures {
  readonly games: readonly string[]
  readonly banners: readonly string[]
  readonly portrait: string | undefined
  readonly empty: string | undefined
}

export const noPictures: GalleryPictures = { games: [], banners: [], portrait: undefined, empty: undefined }

export const PicturesContext = createContext(noPictures)

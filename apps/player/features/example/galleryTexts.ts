import { sampleTexts, type GalleryTexts } from '@saya/ui/gallery'
import { pagedTexts } from '../../shared/answer/paged.texts.ts'
import { type Language, speak } from '../../shared/texts.ts'
import { galleryTagalog } from './galleryTagalog.ts'

/** Lists say here what they say everywhere in the app. */
export const galleryTexts: Readonly<Record<Language, GalleryTexts>> = {
  en: { ...sampleTexts, list: speak(pagedTexts, 'en') },
  tl: { ...galleryTagalog, list: speak(pagedTexts, 'tl') },
}

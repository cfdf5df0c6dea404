import { sampleTexts, type GalleryTexts } from '@saya/ui/gallery'
import type { Language } from '../../shared/texts.ts'
import { galleryTagalog } from './galleryTagalog.ts'

export const galleryTexts: Readonly<Record<Language, GalleryTexts>> = { en: sampleTexts, tl: galleryTagalog }

export { Gallery } from './Gallery.tsx'
export { sampleTexts, type GalleryTexts } from './sampleTexts.ts'

export { Gallery } from './Gallery.tsx'
export { Section as GallerySection } from './Section.tsx'
export { sampleTexts, type GalleryTexts } from './sampleTexts.ts'

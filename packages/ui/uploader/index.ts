export { askForPhoto, type CameraTexts } from './CameraSheet.tsx'
export { ImageUploader } from './ImageUploader.tsx'

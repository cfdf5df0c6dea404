export { askForPhoto, type CameraTexts } from './askForPhoto.tsx'
export { ImageUploader } from './ImageUploader.tsx'

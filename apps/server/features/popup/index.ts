export { hasPicture } from './hasPicture.ts'
export { servePictures } from './picture.ts'
export { popupDeskRoutes, popupRoutes } from './routes.ts'

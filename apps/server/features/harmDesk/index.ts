export { harmDeskRoutes } from './routes.ts'

export { creditReturnRoutes } from './routes.ts'

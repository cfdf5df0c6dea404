export { ownFigureRoutes } from './routes.ts'

export type { FigureDeps } from './deps.ts'
export { figureRoutes } from './routes.ts'
